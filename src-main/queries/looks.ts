import type { Looks } from '../../shared/api.ts';
import type { Creature } from '../../shared/campaign/state.ts';

/** What a stat block’s name says of the face, the particular before the general; the drawings are src-renderer/portraits. */
const KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  ['swarm', /swarm|rats\b|bats\b|flies|locusts/i],
  ['company', /company|band\b|patrol|warband|troop|mob\b|horde/i],
  ['spider', /spider|scorpion|tick\b/i],
  ['insect', /insect|beetle|\bant\b|wasp|mantis|centipede|fly\b/i],
  ['wolf', /wolf|hound|\bdog|jackal|hyena|fox\b|worg|warg/i],
  ['bear', /\bbear\b|owlbear/i],
  ['dragon', /dragon|wyrm|drake|wyvern|basilisk|lizard|crocodile|kobold/i],
  ['serpent', /serpent|snake|viper|naga|worm\b|eel\b|lindworm/i],
  ['bird', /\bbird|crow|raven|owl\b|eagle|hawk|vulture|harpy|griffon|cockatrice/i],
  ['slime', /slime|ooze|jelly|pudding|blob|mould|mold\b/i],
  ['plant', /marsh thing|bog thing|plant|\btree|treant|vine|fung|shroom|bramble|dryad|scarecrow/i],
  ['vampire', /vampire|strigoi|nosferatu/i],
  ['skeleton', /skelet|bone|lich|barrow|skull/i],
  ['zombie', /zombie|ghoul|ghast|restless|undead|\bdead\b|revenant|mummy|corpse|drowned/i],
  ['spirit', /wraith|wight|ghost|spirit|spect|shade|shadow|phantom|banshee|haunt/i],
  ['demon', /demon|devil|fiend|imp\b|gargoyle|minotaur/i],
  ['goblin', /goblin|bugbear|gremlin|gnoll|redcap|boggart/i],
  ['orc', /\borc|uruk|half-orc/i],
  ['giant', /giant|ogre|troll|cyclops|ettin|titan|golem/i],
  ['beast', /boar|\bpig|lion|tiger|\bcat\b|panther|horse|\bbull|stag|deer|goat|beast|ape\b|rat\b|bat\b/i],
  ['soldier', /knight|guard|soldier|warrior|raider|rider|berserker|marauder|captain|watch|mercenar|veteran/i],
  ['outlaw', /bandit|brigand|thief|outlaw|robber|pirate|smuggler|assassin/i],
  ['witch', /witch|hag\b|wizard|sorcer|warlock|\bmage|crone/i],
  ['hooded', /cult|pilgrim|priest|monk|nun\b|hermit|acolyte|druid|stranger/i],
  ['villager', /villager|townsperson|commoner|peasant|farmer|merchant|innkeep|folk/i],
];

/** The kind of face that a name speaks of; undefined where it says nothing. */
export const kindNamed = (name: string): string | undefined =>
  KINDS.find(([, words]) => words.test(name))?.[0];

/** Who is drawn where the name says nothing. */
const UNNAMED: Record<Creature['kind'], string> = { character: 'person', person: 'person', monster: 'demon' };

/** How somebody looks. A face that nobody chose follows from the id: it is the same every time, and nowhere kept. */
export const looksOf = (creature: Creature): Looks => ({
  portrait: creature.portrait ?? null,
  face: creature.face ?? `${kindOf(creature)}:${seedOf(creature.id)}`,
});

/** How one of a stat block’s kind looks. */
export const faceOfBlock = (name: string): string => `${kindOf({ kind: 'monster', name })}:${seedOf(name)}`;

function kindOf({ kind, name, statBlock }: Pick<Creature, 'kind' | 'name' | 'statBlock'>): string {
  if (kind === 'character') return 'person';
  return kindNamed(statBlock ?? name) ?? UNNAMED[kind];
}

/** Four digits that follow from a text. */
function seedOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return 1000 + (sum % 9000);
}
