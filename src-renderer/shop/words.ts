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
