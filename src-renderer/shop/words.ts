import type { WareCard } from '../../shared/api.ts';

/** A kind of goods: its heading, and one word for the chip above the list. */
export interface Kind {
  kind: WareCard['kind'];
  title: string;
  word: string;
}

const kindOf = (kind: Kind['kind'], title: string, word = title): Kind => ({ kind, title, word });

/** The kinds of the price list, in its order. */
export const kindsIn = (armour = 'Armour'): Kind[] => [
  kindOf('light', 'Light'),
  kindOf('food', 'Food'),
  kindOf('gear', 'Tools and gear', 'Tools'),
  kindOf('pack', 'Packs'),
  kindOf('weapon', 'Weapons', 'Arms'),
  kindOf('armour', `${armour} and shields`, armour),
  kindOf('remedy', 'Remedies'),
  kindOf('magic', 'Magic'),
  kindOf('hireling', 'Hire, a day', 'Hire'),
  kindOf('lodging', 'Lodging, a night', 'Lodging'),
];

/** What so many of a ware are, where that isn’t plain: “days” of a hireling, “12 in all” of rations that are sold by three. */
export function unitOf(count: number, ware?: Pick<WareCard, 'per' | 'each'>): string {
  const { per = null, each = 1 } = ware ?? {};
  if (per !== null) return count === 1 ? per : `${per}s`;
  return each > 1 ? `${count * each} in all` : '';
}

/** Whose coins come and go in a deal of these: the one who deals, or the party where several do or its purse pays. */
export function payerOf(dealers: readonly { name: string }[], byPurse: boolean): string {
  const [only, ...others] = dealers;
  return only && others.length === 0 && !byPurse ? only.name : 'The party';
}
