import { evolve } from '../../../shared/campaign/decide.ts';
import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import { attackMade } from '../../../shared/campaign/events/fight.ts';
import { find } from '../../../shared/campaign/ids.ts';
import type { Kinds } from '../../../shared/campaign/kinds.ts';
import type { TakeBack } from '../../../shared/campaign/many/takeBack.ts';
import type { Campaign, Creature } from '../../../shared/campaign/state.ts';
import type { LogLine } from '../../../shared/api.ts';
import type { Entry } from '../../game/entry.ts';
import type { Game } from '../../game/game.ts';

/** From here on, what happens to someone comes from no blow of before. */
const OVER: ReadonlySet<string> = new Set(['slot-began', 'phase-began', 'round-began', 'time-passed']);

/** A blow, with the creature that it struck as it was before its harm and after. */
interface Harm {
  blow: HexwatchEvent;
  before?: Creature;
  after?: Creature;
  timers: string[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whom an event is about: a creature, or whose timer it is. */
const subjectOf = ({ creature, timer }: HexwatchEvent): string =>
  text(creature) || text((timer as { creature?: string } | undefined)?.creature);

const timersOf = ({ timers }: Campaign, creature: string): string[] =>
  Object.values(timers)
    .filter((one) => one.creature === creature)
    .map(({ id }) => id);

/** What each blow of an entry did to its target, as its events follow each other from the campaign before it. */
function harmsIn(kinds: Kinds, before: Campaign, { events }: Entry): Harm[] {
  const harms: Harm[] = [];
  const open = new Map<string, Harm>();
  let campaign = before;
  for (const event of events) {
    const id = subjectOf(event);
    const harm = open.get(id);
    const [was, timers] = [find(campaign.creatures, id), timersOf(campaign, id)];
    campaign = evolve(campaign, kinds.events, event);
    if (OVER.has(event.type)) open.clear();
    else if (event.type === attackMade.type) {
      const fresh: Harm = { blow: event, timers: [] };
      harms.push(fresh);
      open.set(text(event['target']), fresh);
    } else if (harm && was) {
      harm.before ??= was;
      harm.after = find(campaign.creatures, id) ?? was;
      harm.timers.push(...timersOf(campaign, id).filter((one) => !timers.includes(one)));
    }
  }
  return harms;
}

/** The command that takes a blow back; undefined for one that did nothing. */
function commandOf({ blow, before, after, timers }: Harm): TakeBack | undefined {
  if (!before || !after || before === after) return undefined;
  const changed = Object.keys(before.sheet).filter((key) => before.sheet[key] !== after.sheet[key]);
  const figures = ({ sheet }: Creature): Creature['sheet'] =>
    Object.fromEntries(changed.map((key) => [key, sheet[key] ?? null]));
  const missing = (here: Creature, there: Creature): Creature['conditions'] =>
    here.conditions.filter(({ id }) => !there.conditions.some((one) => one.id === id));
  return {
    type: 'take-back',
    creature: before.id,
    actor: text(blow['actor']),
    blow: blow.seq,
    hitPoints: before.hitPoints.now - after.hitPoints.now,
    mostHitPoints: before.hitPoints.max - after.hitPoints.max,
    ...(before.status === after.status ? {} : { status: before.status }),
    before: figures(before),
    after: figures(after),
    gained: missing(after, before).map(({ id }) => id),
    lost: missing(before, after),
    timers,
  };
}

const known = new WeakMap<Entry, ReadonlyMap<number, TakeBack>>();

/** The commands that take back the blows of an entry one by one, by the numbers of their lines. */
export function takeBacksOf(kinds: Kinds, before: Campaign, entry: Entry): ReadonlyMap<number, TakeBack> {
  const made =
    known.get(entry) ??
    new Map(
      harmsIn(kinds, before, entry).flatMap((harm): [number, TakeBack][] => {
        const command = commandOf(harm);
        return command ? [[harm.blow.seq, command]] : [];
      }),
    );
  known.set(entry, made);
  return made;
}

/** The command that takes back the blow of a line of the log; undefined where it did nothing, or is too long ago. */
export function takeBackOf(game: Game, { seq, entry }: LogLine): TakeBack | undefined {
  const step = game.stepOf(entry);
  return step && takeBacksOf(game.rulebook.kinds, step.before.campaign, step.entry).get(seq);
}
