import type { WareCard } from '../../shared/api.ts';

/** The headings of the price list, in its order. */
export const KINDS: Readonly<Record<WareCard['kind'], string>> = {
  light: 'Light',
  food: 'Food',
  gear: 'Tools and gear',
  pack: 'Packs',
  weapon: 'Weapons',
  armour: 'Armour and shields',
  remedy: 'Remedies',
  magic: 'Magic',
  hireling: 'Hire, a day',
  lodging: 'Lodging, a night',
};
