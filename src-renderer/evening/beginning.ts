import type { GameView, Looks, TrailStep } from '../../shared/api.ts';
import { counted } from '../../shared/text/words.ts';
import { placeOf } from '../../shared/hex/land.ts';

/** Somebody of the party, here or not. */
export interface Member extends Looks {
  id: string;
  name: string;
  here: boolean;
  /** How they are, the worst of it: “dying, 60 minutes”, “Diseased”; empty where they are well. */
  state: string;
  dying: boolean;
  /** Nobody’s character. */
  along: boolean;
}

type Table = Pick<GameView, 'characters' | 'absent' | 'dying'>;

const stateOf = (
  { id, status, conditions }: GameView['characters'][number],
  dying: GameView['dying'],
): string => {
  const dies = dying.find((one) => one.id === id);
  if (dies)
    return dies.left
      ? `dying, ${dies.left.count} ${dies.left.unit.replace(' left', '').replace(/minutes?/, 'min')}`
      : 'dying';
  return status === 'down' ? 'out of action' : (conditions[0] ?? '');
};

/** The living in their marching order, the absent at their places, so that no face moves under the hand. */
export const membersOf = ({ characters, absent, dying }: Table): Member[] => {
  const here = characters.map((one) => ({
    dead: one.status === 'dead',
    member: {
      id: one.id,
      name: one.name,
      portrait: one.portrait,
      face: one.face,
      here: true,
      state: stateOf(one, dying),
      dying: dying.some(({ id }) => id === one.id),
      along: one.along,
    },
  }));
  return absent
    .toReversed()
    .reduce(
      (all, { at, ...looks }) =>
        all.toSpliced(at, 0, {
          dead: false,
          member: { ...looks, here: false, state: '', dying: false, along: false },
        }),
      here,
    )
    .filter(({ dead }) => !dead)
    .map(({ member }) => member);
};

/** Why the session can’t begin yet; empty where it can. */
export const whyNotYet = (members: readonly Member[]): string =>
  members.length > 0 && members.every(({ here }) => !here) ? 'Nobody is here. Click who is back.' : '';

/** What was only written for the referee’s own use is no line to go on from. */
const ASIDE: ReadonlySet<string> = new Set(['prepare-noted', 'prepare-ticked', 'session-closed']);
/** The last lines of play that stand, the newest first. */
export const lastLines = (log: GameView['log'], most: number): GameView['log'] =>
  log
    .filter(({ undone, type }) => !undone && !ASIDE.has(type))
    .slice(-most)
    .toReversed();

/** “round 3, Bailiffs of bone, 4 of 5 here”: where the game goes on. */
export function goesOn(
  { fight, encounter, party, land }: Pick<GameView, 'fight' | 'encounter' | 'party' | 'land'>,
  members: readonly Member[],
): string {
  const hex = party.hex ? placeOf(land, party.hex) : '';
  const where = fight
    ? `round ${fight.round}, ${encounter?.title ?? 'the fight'}`
    : (encounter?.title ?? party.site ?? hex);
  const here = members.filter((one) => one.here).length;
  return [where, members.length > 0 ? `${here} of ${members.length} here` : ''].filter(Boolean).join(', ');
}

/** The way of the last session in which the party went anywhere: from where it set out. */
export function lastWay(steps: readonly TrailStep[], session: number): TrailStep[] {
  const first = steps.findIndex((step) => step.session === session);
  return first < 0 ? [] : steps.slice(Math.max(0, first - 1));
}

/** “4 days, 12 hexes”; empty where nobody went anywhere. */
export function wayInWords(way: readonly TrailStep[]): string {
  const [first] = way;
  const last = way.at(-1);
  if (!first || !last || way.length < 2) return '';
  const days = last.dayNumber - first.dayNumber + 1;
  return `${counted(days, 'day')}, ${counted(way.length - 1, 'hex', 'hexes')}`;
}

/** So many words are read aloud in a minute. */
const WORDS_A_MINUTE = 140;
/** More words stand smaller. */
const MOST_LARGE = 200;

/** How long a text is: “70 words · half a minute aloud”. */
export function aloudInWords(text: string): { told: string; isLong: boolean } {
  const words = (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []).length;
  const halves = Math.round((words / WORDS_A_MINUTE) * 2);
  const minutes = Math.max(1, Math.round(halves / 2));
  const time = halves <= 1 ? 'half a minute' : counted(minutes, 'minute');
  return { told: words === 0 ? '' : `${counted(words, 'word')} · ${time} aloud`, isLong: words > MOST_LARGE };
}
