"""The one style sheet, made from a palette."""

from __future__ import annotations

from pathlib import Path

from workbench.gui.palette import Palette

_SHEET = """
* {{ outline: none; }}
QToolTip {{ background: {raised}; color: {text}; border: 1px solid {strong_border}; padding: 4px 6px; }}
QMainWindow::separator {{ background: {border}; width: 1px; height: 1px; }}
QMainWindow::separator:hover {{ background: {accent}; }}
QSplitter::handle {{ background: {border}; }}
QSplitter::handle:horizontal {{ width: 1px; }}
QSplitter::handle:vertical {{ height: 1px; }}
QSplitter::handle:hover {{ background: {accent}; }}

QMenuBar {{ background: {window}; border-bottom: 1px solid {border}; padding: 2px 4px; }}
QMenuBar::item {{ padding: 4px 10px; border-radius: 4px; background: transparent; }}
QMenuBar::item:selected {{ background: {sunken}; }}
QMenu {{ background: {surface}; border: 1px solid {strong_border}; padding: 4px; }}
QMenu::item {{ padding: 5px 28px 5px 24px; border-radius: 4px; }}
QMenu::item:selected {{ background: {selection}; color: {text}; }}
QMenu::item:disabled {{ color: {faint}; }}
QMenu::separator {{ height: 1px; background: {border}; margin: 4px 8px; }}
QToolBar {{ background: {window}; border: none; border-bottom: 1px solid {border}; spacing: 4px; padding: 4px 8px; }}
QToolBar::separator {{ background: {border}; width: 1px; margin: 4px; }}
QStatusBar {{ background: {window}; border-top: 1px solid {border}; color: {muted}; }}
QStatusBar::item {{ border: none; }}

QDockWidget {{ color: {muted}; titlebar-close-icon: none; }}
QDockWidget::title {{ background: {window}; padding: 7px 12px; border-bottom: 1px solid {border}; }}

QTabWidget::pane {{ border: none; border-top: 1px solid {border}; background: {surface}; }}
QTabBar {{ background: {window}; qproperty-drawBase: 0; }}
QTabBar::tab {{ background: transparent; color: {muted}; padding: 7px 12px; border: none;
  border-bottom: 2px solid transparent; }}
QTabWidget[narrow="true"] QTabBar::tab {{ padding: 7px 7px; }}
QTabBar::tab:hover {{ color: {text}; background: {sunken}; }}
QTabBar::tab:selected {{ color: {text}; background: {surface}; border-bottom: 2px solid {accent}; }}

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDoubleSpinBox, QComboBox {{
  background: {field}; border: 1px solid {strong_border}; border-radius: 5px; padding: 4px 7px;
  selection-background-color: {accent}; selection-color: {on_accent}; }}
QLineEdit:hover, QSpinBox:hover, QDoubleSpinBox:hover, QComboBox:hover, QPlainTextEdit:hover {{
  border-color: {faint}; }}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {{
  border: 1px solid {accent}; }}
QPlainTextEdit[plain="true"], QPlainTextEdit[plain="true"]:focus {{ border: none; border-radius: 0; padding: 0; }}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled, QPlainTextEdit:disabled {{ color: {faint};
  background: {window}; border-color: {border}; }}
*[fault="error"] {{ border: 1px solid {error}; background: {error_tint}; }}
*[pointed="true"] {{ border: 1px solid {accent}; background: {selection}; }}
QTextEdit[role="print"], QTextEdit[role="print"]:focus {{ border: none; border-radius: 0; padding: 0;
  background: transparent; }}
*[fault="warning"] {{ border: 1px solid {warning}; background: {warning_tint}; }}
QComboBox::drop-down {{ border: none; width: 22px; }}
QComboBox::down-arrow {{ image: url("{pictures}/down_{name}.png"); width: 10px; height: 10px; }}
QTreeView::branch:has-children:closed {{ image: url("{pictures}/right_{name}.png"); }}
QTreeView::branch:has-children:open {{ image: url("{pictures}/down_{name}.png"); }}
QSpinBox, QDoubleSpinBox {{ padding-right: 20px; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ border: none; background: transparent; width: 18px;
  subcontrol-origin: border; margin: 2px; }}
QAbstractSpinBox::up-button {{ subcontrol-position: top right; }}
QAbstractSpinBox::down-button {{ subcontrol-position: bottom right; }}
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover {{ background: {selection};
  border-radius: 3px; }}
QAbstractSpinBox::up-arrow {{ image: url("{pictures}/up_{name}.png"); width: 9px; height: 9px; }}
QAbstractSpinBox::down-arrow {{ image: url("{pictures}/down_{name}.png"); width: 9px; height: 9px; }}
QComboBox QAbstractItemView {{ background: {surface}; border: 1px solid {strong_border}; padding: 3px;
  selection-background-color: {selection}; selection-color: {text}; }}

QPushButton, QToolButton {{ background: {raised}; border: 1px solid {strong_border}; border-radius: 5px;
  padding: 5px 12px; color: {text}; }}
QPushButton:hover, QToolButton:hover {{ background: {sunken}; border-color: {faint}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {selection}; }}
QPushButton:focus, QToolButton:focus {{ border-color: {accent}; }}
QPushButton:disabled, QToolButton:disabled {{ color: {faint}; background: {window}; border-color: {border}; }}
QPushButton:default, QPushButton[primary="true"], QToolButton[primary="true"] {{ background: {accent};
  color: {on_accent}; border-color: {accent}; }}
QPushButton:default:hover, QPushButton[primary="true"]:hover, QToolButton[primary="true"]:hover {{
  background: {accent_hover}; border-color: {accent_hover}; }}
QPushButton[primary="true"]:focus, QPushButton:default:focus {{ border: 1px solid {text}; }}
QPushButton:disabled[primary="true"], QToolButton:disabled[primary="true"] {{ background: {border};
  border-color: {border}; color: {faint}; }}
QToolBar QToolButton, QToolButton[flat="true"], QPushButton[flat="true"], QToolBar QToolButton:disabled,
QToolButton[flat="true"]:disabled {{ background: transparent; border: 1px solid transparent; padding: 4px 8px; }}
QToolButton[flat="true"] {{ padding: 3px 6px; }}
QToolButton[flat="true"]:checked {{ background: {sunken}; border-color: {border}; }}
QToolButton[closer="true"] {{ padding: 1px; border-radius: 4px; }}
QToolButton[line="true"] {{ text-align: left; padding: 7px 8px; }}
QToolBar QToolButton:hover, QToolButton[flat="true"]:hover, QPushButton[flat="true"]:hover {{ background: {sunken}; }}
QToolBar QToolButton:checked, QToolButton:checked {{ background: {selection};
  border-color: {accent}; }}
QToolButton[flat="true"]:focus, QToolBar QToolButton:focus, QPushButton[flat="true"]:focus {{
  border-color: {accent}; }}
QToolButton::menu-indicator {{ image: none; }}
QCheckBox, QRadioButton {{ spacing: 7px; }}

QTreeView, QListView, QTableView {{ background: {surface}; border: none; alternate-background-color: {raised};
  selection-background-color: {selection}; selection-color: {text}; }}
QTreeView::item, QListView::item {{ padding: 3px 2px; }}
QTreeView::item:hover, QListView::item:hover {{ background: {sunken}; }}
QTreeView::item:selected, QListView::item:selected {{ background: {selection}; color: {text}; }}
QListView[popup="true"] {{ border: 1px solid {strong_border}; padding: 3px; }}
QTableView {{ gridline-color: {border}; border: 1px solid {border}; border-radius: 5px; }}
QTableView::item {{ padding: 2px 6px; }}
QHeaderView {{ background: {window}; }}
QHeaderView::section {{ background: {window}; color: {muted}; padding: 5px 6px; border: none;
  border-bottom: 1px solid {border}; }}
QTableCornerButton::section {{ background: {window}; border: none; }}

QScrollArea {{ border: none; background: transparent; }}
QScrollBar:vertical {{ background: transparent; width: 11px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 11px; margin: 0; }}
QScrollBar::handle {{ background: {strong_border}; border-radius: 3px; margin: 2px; min-height: 28px;
  min-width: 28px; }}
QScrollBar::handle:hover {{ background: {faint}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}

QGroupBox {{ border: 1px solid {border}; border-radius: 6px; margin-top: 16px; padding: 10px; }}
QGroupBox::title {{ subcontrol-origin: margin; left: 8px; padding: 0 4px; color: {muted}; }}
QLabel[role="title"] {{ font-size: 15pt; font-weight: bold; }}
QLabel[role="heading"] {{ font-size: 11pt; font-weight: bold; }}
QLabel[role="muted"] {{ color: {muted}; }}
QLabel[role="hint"] {{ color: {muted}; font-size: 8.5pt; }}
QLabel[role="error"] {{ color: {error}; font-size: 8.5pt; }}
QLabel[role="warning"] {{ color: {warning}; font-size: 8.5pt; }}
QLabel[role="info"] {{ color: {info}; font-size: 8.5pt; }}
QFrame[role="card"] {{ background: {surface}; border: 1px solid {border}; border-radius: 8px; }}
QFrame[role="cell"] {{ background: {raised}; border: 1px solid {border}; border-radius: 6px; }}
QFrame[role="banner"] {{ background: {warning_tint}; border: none; border-bottom: 1px solid {warning}; }}
QFrame[role="rule"] {{ background: {border}; border: none; max-height: 1px; min-height: 1px; }}
QWidget[role="surface"] {{ background: {surface}; }}
QProgressBar {{ border: none; background: {sunken}; border-radius: 3px; max-height: 6px; }}
QProgressBar::chunk {{ background: {accent}; border-radius: 3px; }}
QSlider::groove:horizontal {{ height: 4px; background: {border}; border-radius: 2px; }}
QSlider::handle:horizontal {{ background: {accent}; width: 14px; margin: -5px 0; border-radius: 7px; }}
"""


def style_sheet(colors: Palette) -> str:
    """The style sheet in the colours of a palette."""
    names = {name: getattr(colors, name) for name in Palette._fields}
    names["pictures"] = (Path(__file__).resolve().parent / "pictures").as_posix()
    names["field"] = colors.sunken if colors.dark else colors.surface
    return _SHEET.format_map(names)
