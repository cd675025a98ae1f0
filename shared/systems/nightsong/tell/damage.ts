/** "5 − armour 2 = 3" */
export function damageInWords(thrown: number, armour: number | null, through: number): string {
  if (armour === null) return `${thrown} damage`;
  return armour === 1 ? `${thrown}, the armour fails on a 1` : `${thrown} − armour ${armour} = ${through}`;
}
