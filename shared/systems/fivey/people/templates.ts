import type { Item } from '../../../campaign/state.ts';
import type { Sort } from '../sheet/details.ts';
import type { Stat } from '../sheet/sheet.ts';
import type { FiveyRule } from '../cite.ts';

export type Thing = Partial<Omit<Item, 'id'>> & { name: string };

/** What comes along with a thing of a template: goods of the lists, one unit each (FV-80). */
export const COMES_WITH: Readonly<Record<string, readonly string[]>> = { Crossbow: ['Bolts'] };

/** An origin or background: what one who has it starts with. Its name is a title, and a skill is proposed (FV-S5). */
export interface Template {
  kind: 'origin' | 'background';
  /** The name by which its rule is cited. */
  rule: FiveyRule;
  stat: Stat;
  feat: string;
  /** What the feat does, in our own line. */
  featLine: string;
  /** A skill that fits; the text leaves it to the player (FV-S5). */
  skill: string;
  items: readonly [Thing, Thing];
}

const spell = (name: string): Thing => ({ name, kind: 'spell' });
const thing = (name: string, sort?: Sort): Thing => ({ name, details: sort ? { sort } : {} });
const blade = (name: string, die: number, details: Item['details']): Thing => ({
  name,
  kind: 'weapon',
  die,
  fullDie: die,
  details,
});
const origin = (
  rule: FiveyRule,
  stat: Stat,
  feat: string,
  featLine: string,
  skill: string,
  ...items: [Thing, Thing]
): Template => ({
  kind: 'origin',
  rule,
  stat,
  feat,
  featLine,
  skill,
  items,
});
const background = (...given: Parameters<typeof origin>): Template => ({
  ...origin(...given),
  kind: 'background',
});

/**
 * What each origin and background brings, its rule with it. Ten origins, in the order of their d10 (FV-61): FV-62, FV-63,
 * FV-64, FV-65, FV-66, FV-67, FV-68, FV-69, FV-70, FV-71; and eight backgrounds, in the order of their d8 (FV-72): FV-73,
 * FV-74, FV-75, FV-76, FV-77, FV-78, FV-79, FV-80.
 */
export const TEMPLATES: Readonly<Record<string, Template>> = {
  Dwarf: origin(
    'dwarf',
    'str',
    'Iron Stomach',
    'Immune to alcohol and poison; recognises bad food.',
    'stonework',
    thing('Craft toolkit'),
    thing('Encyclopedia of maps and family trees'),
  ),
  Elf: origin(
    'elf',
    'dex',
    'Sleepwalker',
    'A second rest action every night; resists charm and sleep.',
    'woodcraft',
    spell('Small flute'),
    thing('Animal charm'),
  ),
  Gnome: origin(
    'gnome',
    'int',
    'Tinker',
    'Rest action: builds a small device from bought parts.',
    'machines',
    spell('Blueprints'),
    thing('Patron’s blank check'),
  ),
  Hoblin: origin(
    'hoblin',
    'dex',
    'Little Trouble',
    'Nearly invisible in brush or shadow; an attack next turn has advantage.',
    'hiding',
    thing('Herb pouch', 'herb-pouch'),
    thing('Walking stick', 'walking-stick'),
  ),
  Orc: origin(
    'orc',
    'str',
    'Force of Will',
    'May stand at 1 HP instead of falling, then has advantage on melee attacks.',
    'endurance',
    blade('Ancestral warhammer', 8, { type: 'bludgeoning', bothHands: 10 }),
    thing('Heirloom', 'heirloom'),
  ),
  Hellchild: origin(
    'hellchild',
    'cha',
    'Street Magic',
    'A small, brief illusion for one sense.',
    'deception',
    spell('Religious book'),
    thing('Clothes of an alter ego', 'clothes-of-an-alter-ego'),
  ),
  Scalespawn: origin(
    'scalespawn',
    'str',
    'Dragon-Born',
    'Once a day: a breath attack on everything in a line.',
    'intimidation',
    blade('Dragon-tooth dagger', 6, { type: 'piercing', thrown: true }),
    thing('Purse of dragon poison'),
  ),
  Changeling: origin(
    'changeling',
    'int',
    'Metamorphosis',
    'Once a day: a new human face.',
    'acting',
    spell('Picture book'),
    thing('Locket of advice', 'locket-of-advice'),
  ),
  Nymph: origin(
    'nymph',
    'cha',
    'Girls Night',
    'Rest action: asks the local nymphs.',
    'nature lore',
    spell('Epic manuscript'),
    thing('Living relic', 'living-relic'),
  ),
  Watcher: origin(
    'watcher',
    'int',
    'Communion',
    'Rest action: one yes-or-no answer.',
    'watching',
    spell('Auto-relic'),
    thing('Memento of a loved one', 'memento'),
  ),
  Acolyte: background(
    'acolyte',
    'cha',
    'Blessing',
    'Rest action: cures, heals or protects.',
    'faith',
    spell('Prayer book'),
    thing('Holy symbol', 'holy-symbol'),
  ),
  Barbarian: background(
    'barbarian',
    'str',
    'Rage',
    'Once a day: adds the weapon’s stat to damage once more.',
    'survival',
    blade('Heirloom greataxe', 12, { type: 'slashing', twoHanded: true }),
    blade('Returning spear', 6, { type: 'piercing', thrown: true, reach: 2, bothHands: 8 }),
  ),
  Criminal: background(
    'criminal',
    'dex',
    'Belly of the Beast',
    'Rest action: maps a town’s crime scene.',
    'stealth',
    thing('Skeleton key', 'skeleton-key'),
    thing('Loaded dice', 'loaded-dice'),
  ),
  Entertainer: background(
    'entertainer',
    'cha',
    'One Night Only!',
    'Rest action: a performance pays for the party’s night.',
    'performance',
    spell('Instrument'),
    thing('Manuscript'),
  ),
  Noble: background(
    'noble',
    'int',
    'Good Name',
    'Commoners stay polite, nobles listen.',
    'courtly manners',
    thing('House stamp'),
    thing('Deed to a summer house'),
  ),
  Sage: background(
    'sage',
    'int',
    'Alumni Association',
    'Knows the answer, or whom to ask.',
    'scholarship',
    spell('Dissertation'),
    spell('Strange artifact'),
  ),
  Spy: background(
    'spy',
    'dex',
    'Small World',
    'An ally in every large city.',
    'disguise',
    thing('Gadget', 'gadget'),
    thing('Second gadget', 'gadget'),
  ),
  Veteran: background(
    'veteran',
    'str',
    'Battle-Hardened',
    'More hit points, and a better healing die.',
    'soldiering',
    blade('Longsword', 8, { type: 'slashing', bothHands: 10 }),
    blade('Crossbow', 8, {
      type: 'piercing',
      ranged: true,
      twoHanded: true,
      reload: true,
      ammunition: 'Bolts',
      range: 18,
    }),
  ),
};

export const ORIGINS = Object.keys(TEMPLATES).filter((name) => TEMPLATES[name]?.kind === 'origin');
export const BACKGROUNDS = Object.keys(TEMPLATES).filter((name) => TEMPLATES[name]?.kind === 'background');
