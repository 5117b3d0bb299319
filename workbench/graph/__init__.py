"""Evolution graphs, map graphs, reachability. The only home of networkx."""
