import type { Offer, Settings } from '../../shared/api.ts';
import { exitKeys } from '../site/exits.ts';
import { keyName, MAP_SIGNS, OWN_KEYS } from './keymap.ts';
import { US_LETTERS, type Letters } from './letters.ts';

/** What tells the offers of an act from others of their kind. */
interface ActKind {
  type: string;
  /** Values of the command's fields; undefined for fields that it must not have. */
  fields?: Readonly<Record<string, unknown>>;
  /** Whether it opens a form first. */
  form?: boolean;
  main?: boolean;
  /** Whether it saves someone who is dying. */
  helps?: boolean;
  direction?: Offer['direction'];
}

interface Act {
  /** Its key, as KeyboardEvent.key writes it on a US keyboard. */
  key: string;
  /** The one thing that its key means, in all moments of all systems. */
  does: string;
  /** Offers that are this act; the first on the screen has the key. */
  kinds: readonly ActKind[];
  /** It is taken in order to come to another moment, so the next keys need not wait. */
  movesOn?: boolean;
}

const way = (key: string, direction: NonNullable<Offer['direction']>, where: string): Act => ({
  key,
  does: `travel ${where}`,
  kinds: [{ type: 'travel', direction }],
});

/** The six ways. They lie as the directions lie around a hex and go by the place of the key. */
export const WAYS = {
  northWest: way('q', 'nw', 'north-west'),
  north: way('w', 'n', 'north'),
  northEast: way('e', 'ne', 'north-east'),
  southWest: way('a', 'sw', 'south-west'),
  south: way('s', 's', 'south'),
  southEast: way('d', 'se', 'south-east'),
} satisfies Record<string, Act>;

/** Acts with a letter or sign of their own, which the referee may change. */
export const LETTERED = {
  attitude: { key: 'i', does: 'change their attitude', kinds: [{ type: 'react', form: true }] },
  flee: { key: 'b', does: 'flee', kinds: [{ type: 'flee' }, { type: 'part', fields: { fled: true } }] },
  camp: {
    key: 'c',
    does: 'make camp, sleep',
    kinds: [
      { type: 'camp' },
      { type: 'sleep', main: true },
      { type: 'sleep', fields: { safe: true } },
      { type: 'sleep', fields: { quality: 'normal' } },
      { type: 'long-rest', form: false },
      { type: 'full-rest', form: false },
    ],
    movesOn: true,
  },
  fight: {
    key: 'f',
    does: 'start a fight',
    kinds: [{ type: 'start-fight', fields: { surprised: undefined } }],
    movesOn: true,
  },
  forage: { key: 'g', does: 'forage', kinds: [{ type: 'forage' }] },
  help: {
    key: 'h',
    does: 'help someone who is dying',
    kinds: ['aid', 'rescue', 'cast', 'end-status', 'rest-action'].map((type) => ({ type, helps: true })),
  },
  spend: {
    key: '=',
    does: 'spend Focus or inspiration',
    kinds: [{ type: 'spend-focus' }, { type: 'spend-inspiration' }],
  },
  eat: { key: ':', does: 'eat', kinds: [{ type: 'eat', fields: { creature: undefined } }] },
  along: { key: 'j', does: 'take someone along', kinds: [{ type: 'come-along' }] },
  keep: { key: 'k', does: 'keep someone as a person', kinds: [{ type: 'keep-person' }] },
  meet: {
    key: 'm',
    does: 'start an encounter',
    kinds: [{ type: 'meet-room' }, { type: 'meet' }],
    movesOn: true,
  },
  next: { key: 'n', does: 'end the turn', kinds: [{ type: 'end-turn' }] },
  together: {
    key: 'o',
    does: 'all of a kind act together',
    kinds: [{ type: 'act-together', fields: { answer: undefined }, form: false }],
  },
  oneTarget: {
    key: '!',
    does: 'all opponents of a kind attack one target',
    kinds: [{ type: 'act-together', fields: { side: 'others' }, form: true }],
  },
  pass: {
    key: 'p',
    does: 'pass time',
    kinds: [
      { type: 'pass-time', fields: { scale: 'watch' } },
      { type: 'pass-time', fields: { scale: 'hour' } },
    ],
  },
  reaction: {
    key: 'r',
    does: 'roll the reaction',
    kinds: [{ type: 'react', fields: { advantage: undefined, disadvantage: undefined }, form: false }],
  },
  torch: { key: 't', does: 'light a torch', kinds: [{ type: 'light' }] },
  check: {
    key: 'u',
    does: 'make a check',
    kinds: [
      { type: 'check', form: true },
      { type: 'attempt', form: true },
    ],
  },
  save: { key: 'v', does: 'make a saving throw', kinds: [{ type: 'save', form: true }] },
  site: {
    key: 'x',
    does: 'enter or leave a site',
    kinds: [{ type: 'enter-site' }, { type: 'leave-site' }],
    movesOn: true,
  },
  part: {
    key: 'y',
    does: 'end the encounter',
    kinds: [{ type: 'part', fields: { fled: undefined } }],
    movesOn: true,
  },
  rest: {
    key: 'z',
    does: 'take a short rest',
    kinds: [
      { type: 'short-rest' },
      { type: 'breather' },
      { type: 'siesta' },
      { type: 'rest' },
      { type: 'rest-action', fields: { actor: undefined } },
      { type: 'rest-actions' },
    ],
  },
  fate: { key: ',', does: 'roll the Die of Fate', kinds: [{ type: 'die-of-fate' }] },
  plan: { key: ';', does: 'plan downtime', kinds: [{ type: 'tennite', form: true }] },
} satisfies Record<string, Act>;
export type ActId = keyof typeof LETTERED;
export const ACT_IDS = Object.keys(LETTERED) as ActId[];

/** Space is the turn; Enter is the first act on the screen. */
const SPACE: Act = { key: ' ', does: 'the turn', kinds: [{ type: 'explore' }, { type: 'take-turn' }] };
const ENTER: Act = {
  key: 'Enter',
  does: 'the first act',
  kinds: [
    { type: 'open-session' },
    { type: 'place-party', main: true },
    { type: 'travel', fields: { to: undefined }, main: true },
    { type: 'edit-encounter', main: true },
    { type: 'check-morale', fields: { word: undefined }, main: true },
    { type: 'settle', fields: { line: undefined } },
    { type: 'request', main: true },
    { type: 'act-together', fields: { answer: true } },
    { type: 'attack', main: true },
    { type: 'declare', main: true },
    { type: 'act', main: true },
    { type: 'cast', main: true },
    ...['tennite', 'long-downtime', 'recuperate', 'professional-care', 'train', 'full-rest'].map((type) => ({
      type,
      main: true,
    })),
  ],
  movesOn: true,
};

const isFor =
  ({ type, fields = {}, form, main, helps, direction }: ActKind) =>
  (offer: Offer): boolean =>
    offer.command.type === type &&
    Object.entries(fields).every(([field, value]) => offer.command[field] === value) &&
    (form === undefined || form === (offer.needs ?? []).length > 0) &&
    (main === undefined || main === (offer.main ?? false)) &&
    (helps === undefined || helps === (offer.helps ?? false)) &&
    (direction === undefined || direction === offer.direction);

/** How the referee has the letters: all of them off, or some acts under another. */
export type LetterWishes = Settings['keys'];
export const AS_MADE: LetterWishes = { on: true, changed: {} };

/** The key of a lettered act, as the referee has it. */
export const keyOfAct = (id: ActId, { changed }: LetterWishes = AS_MADE): string =>
  changed[id] ?? LETTERED[id].key;

/** All acts with their keys, the way that the referee has them. */
export const actsWith = (wishes: LetterWishes = AS_MADE): Act[] => [
  ENTER,
  SPACE,
  ...(wishes.on
    ? [...Object.values(WAYS), ...ACT_IDS.map((id) => ({ ...LETTERED[id], key: keyOfAct(id, wishes) }))]
    : []),
];

/** The keys of the offers on the screen, as their buttons show them: no two have the same, and most have none. */
export function keysOf(
  offers: readonly Offer[],
  letters: Letters = US_LETTERS,
  wishes: LetterWishes = AS_MADE,
): ReadonlyMap<Offer, string> {
  const keys = new Map<Offer, string>();
  for (const { key, kinds } of actsWith(wishes)) {
    const offer = kinds
      .flatMap((kind) => offers.find((one) => isFor(kind)(one) && !keys.has(one)) ?? [])
      .at(0);
    if (offer) keys.set(offer, letters.get(key) ?? key);
  }
  if (wishes.on) for (const [offer, digit] of exitKeys(offers)) keys.set(offer, digit);
  return keys;
}

/** Whether a command was given in order to come to another moment, as far as keys give it. */
export const movesOn = (type: string): boolean =>
  MOVERS.has(type) || actsWith().some((act) => act.movesOn && act.kinds.some((kind) => kind.type === type));
/** What moves on and has no key. */
const MOVERS = new Set([
  'close-session',
  'begin-downtime',
  'end-downtime',
  'set-aside',
  'end-fight',
  'undo',
  'redo',
]);

/** Why an act can’t have a key, in words; undefined where it can. `key` is as our tables write it. */
export function whyNot(id: ActId, key: string, wishes: LetterWishes): string | undefined {
  if (/^[0-9 ]$/.test(key))
    return 'Numbers choose targets and exits, and Space is the turn. Choose a letter.';
  const own = OWN_KEYS.get(key) ?? MAP_SIGNS.get(key);
  const other = actsWith({ ...wishes, on: true }).find(
    (act) => act.key === key && act.does !== LETTERED[id].does,
  );
  const meaning = own ?? other?.does;
  return meaning && `${keyName(key)} already means “${meaning}”. Choose another key.`;
}
