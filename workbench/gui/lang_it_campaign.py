"""What campaigns say, in Italian, and the reasons for which games end."""

from __future__ import annotations

CAMPAIGN: dict[str, str] = {
    "Campaign": "Campagna",
    "Steps of the campaign": "Tappe della campagna",
    "done": "fatta",
    "current": "attuale",
    "next": "poi",
    "or": "o",
    "after a win": "dopo una vittoria",
    "after a defeat": "dopo una sconfitta",
    "after a draw": "dopo un pareggio",
    "Save progress": "Salva i progressi",
    "Load progress": "Carica i progressi",
    "Progress (*.json)": "Progressi (*.json)",
    "Start again": "Ricomincia",
    "Begin": "Comincia",
    "Play on": "Continua a giocare",
    "Go on at {where}": "Riprendi da {where}",
    "With the game that goes on; after each scenario it is kept by itself": (
        "Con la partita in corso; dopo ogni scenario si salvano da soli"
    ),
    "Go on with progress that was saved": "Riprendi dai progressi salvati",
    "Back to the first scenario; what was kept stays": "Torna al primo scenario; ciò che è salvato resta",
    "Continue": "Continua",
    "Continue the campaign": "Continua la campagna",
    "The campaign is over": "La campagna è finita",
    "Nobody wins": "Non vince nessuno",
    "round": "round",
    "rounds": "round",
    "What is carried": "Che cosa si ha con sé",
    "Changed since this progress was kept: {what}": "Cambiato da quando i progressi sono stati salvati: {what}",
    "All right": "Va bene",
    "“Start again” begins it anew; Shift+F5 offers what else can be played": (
        "“Ricomincia” la rifà da capo; Maiusc+F5 offre che altro si può giocare"
    ),
    "Play": "Gioca",
    "Play it (F5)": "Giocalo (F5)",
    "arrived": "arrivati",
    "knock-out": "K.O.",
    "all knocked out": "tutti K.O.",
    "captured": "cattura",
    "target destroyed": "bersaglio distrutto",
    "step limit": "limite di passi",
    "round limit": "limite di round",
    "decision limit": "limite di decisioni",
}
