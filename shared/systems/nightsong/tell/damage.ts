/** "5 − armour 2 = 3" */
export function damageInWords(thrown: number, armour: number | undefined, through: number): string {
  if (armour === undefined) return `${thrown} damage`;
  return armour === 1 ? `${thrown}, the armour fails on a 1` : `${thrown} − armour ${armour} = ${through}`;
}
