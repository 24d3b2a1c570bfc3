"""Display of life and death: chains, eyes and regions, on the board and in a panel."""
