/** "rolled 5 with Advantage, Armor 2"; Armor is left out where none was rolled. */
export function damageInWords(thrown: number, armour: number | undefined, edge = ''): string {
  const rolled = `rolled ${thrown}${edge}`;
  if (armour === undefined) return rolled;
  return armour === 1 ? `${rolled}, Armor fails on a 1` : `${rolled}, Armor ${armour}`;
}
