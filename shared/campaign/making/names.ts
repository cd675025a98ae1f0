/** Names for whoever has none yet, by a d20; our own. */
export const NAMES = [
  ...['Aldis', 'Bram', 'Cass', 'Dunstan', 'Edda', 'Fenn', 'Greta', 'Hollis', 'Isolde', 'Joss'],
  ...['Kester', 'Lark', 'Merrin', 'Nell', 'Orrin', 'Petra', 'Rook', 'Sib', 'Torvald', 'Wynn'],
] as const;
