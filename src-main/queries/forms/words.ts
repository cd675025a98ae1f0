import { capital } from '../../../shared/text/words.ts';

/** What a field is called on the screen where its name is for programs; all systems hold to these names. */
const LABELS: Readonly<Record<string, string>> = {
  actor: 'Who',
  actors: 'Who',
  creature: 'Who',
  creatures: 'Who',
  about: 'Question',
  also: 'More targets',
  aloud: 'Read aloud',
  ar: 'Armour',
  bars: 'Can’t do',
  byCredit: 'Pays by credit',
  clears: 'Condition that ends',
  count: 'How many',
  countRoll: 'Roll how many',
  damageEdge: 'Advantage on the damage',
  damageFocus: 'Focus for the damage',
  dc: 'DC',
  defense: 'Defense class',
  dr: 'DR',
  dangerous: 'Random encounters',
  dark: 'Dark inside',
  distance: 'How far',
  drop: 'Drop',
  ends: 'What happens then',
  edge: 'Advantage',
  feet: 'How far',
  hard: 'Slows travel',
  helperDrop: 'Helper drops',
  hinders: 'Disadvantage on',
  hitDice: 'Hit Dice',
  hitPoints: 'Hit points',
  holder: 'Who carries it',
  inPlaceOf: 'In exchange for',
  inUse: 'Readied or worn',
  joins: 'Joins the party',
  knows: 'What it knows',
  known: 'Players know it',
  want: 'What they want',
  look: 'What they look like',
  manner: 'How they behave',
  short: 'Called',
  hidden: 'Their secret',
  left: 'Time left',
  max: 'Most',
  needsCare: 'Ends only with care',
  noRoll: 'Without a roll',
  now: 'Now',
  part: 'Part in the tale',
  scale: 'Unit of time',
  secret: 'Secret',
  shieldFrom: 'Block damage of at least',
  statBlock: 'Stat block',
  'item.name': 'Name',
  'item.kind': 'Kind',
  'item.slots': 'Takes',
  'item.count': 'How many',
  'item.die': 'Die',
  'item.fullDie': 'Die when full',
  'item.inUse': 'Readied or worn',
  'hitPoints.now': 'Hit points now',
  'hitPoints.max': 'Max hit points',
  'against.creature': 'Against',
  'against.stat': 'Their stat',
  'against.skilled': 'They are skilled',
  'feature.name': 'Name of the place',
  'feature.kind': 'Type of place',
  'feature.secret': 'Secret place',
};

const LABEL_BREAKS = /(?=[A-Z])|[-.]/;
/** Figures are written as sheets write them. */
const SHORT = /^(str|dex|con|int|wis|cha|wil|pre|awr)$/;
/** Parts of a command whose name says nothing beside the field’s own. */
const SILENT = /^(abilities|scores|stats|timer|item)\./;

const inWords = (name: string): string =>
  SHORT.test(name) ? name.toUpperCase() : name.split(LABEL_BREAKS).join(' ').toLowerCase();

/** What a field of a command is called on the screen. */
export const labelOf = (name: string): string => LABELS[name] ?? capital(inWords(name.replace(SILENT, '')));

/** A value of a list as the screen writes it: "STR", "bear trap". */
export const valueInWords = (value: string): string => (/^[A-Z]/.test(value) ? value : inWords(value));

/** What a number counts, told by its name as well. */
const UNITS: Readonly<Record<string, string>> = {
  hours: 'h',
  minutes: 'min',
  turns: 'turns',
  rounds: 'rounds',
  days: 'days',
  weeks: 'weeks',
  feet: 'ft',
  miles: 'miles',
  squares: 'squares',
  storeys: 'storeys',
  crowns: 'crowns',
  columns: 'hexes',
  rows: 'hexes',
  chance: '%',
  left: 'min',
  slots: 'slots',
  die: 'sides',
  hitPoints: 'HP',
};

/** What a number counts; undefined where its label says it. */
export const unitOf = (name: string): string | undefined => UNITS[name.split('.').at(-1) ?? ''];
