import type { Change, Field, LaneView, Outcome, Roll, WayOutView } from '../../../shared/api.ts';
import { coinOf, coinsHeld } from '../../../shared/campaign/goods/coins.ts';
import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import type { AnyCommand } from '../../../shared/campaign/offer.ts';
import type { Campaign, Creature } from '../../../shared/campaign/state.ts';
import type { Part, PartRules, Stay, WayOut } from '../../../shared/systems/downtimeRules.ts';
import type { Game } from '../../game/game.ts';
import { looksOf } from '../looks.ts';
import { changesOf } from './changes.ts';
import { blanksOf, lastStay } from './stays.ts';
import { partsOf, tried, type Sorted } from './trial.ts';

/** A plan of which everything is known that can be without dice. */
export interface Outlook {
  stay: Stay;
  command: AnyCommand;
  parts: readonly Part[];
  sort: Sorted;
  /** The campaign after it with the worst and with the best dice; none where all of it is refused. */
  after: readonly Campaign[];
  /** What would happen with dice in the middle. */
  events: readonly HexwatchEvent[];
}

const isTheirs = ({ actor, creature }: Part, id: string): boolean => (actor ?? creature) === id;

/** Somebody’s line: what they can choose, what it costs, what is rolled, what it changes, and the ways out where it is refused. */
export function laneOf(game: Game, creature: Creature, outlook: Outlook): LaneView {
  const { system } = game;
  const { campaign } = game.state;
  const { stay, parts, sort, after, events } = outlook;
  const { id } = creature;
  const index = parts.findIndex((one) => isTheirs(one, id));
  const part = parts[index];
  const rules = part && system.downtime?.part?.(campaign, creature, part, stay);
  const refusal = sort.refusals.get(index);
  return {
    id,
    name: creature.name,
    line: system.summary(creature, campaign).line,
    ...looksOf(creature),
    state: refusal ? 'refused' : 'ready',
    ...shapeOf(game, creature, rules, outlook, index),
    awaits: {
      ...happenedTo(game, id, refusal ? [] : events),
      purse: rules ? purseOf(game, creature, rules.pays) : null,
      changes: refusal ? [] : changesOf(system, { id, pays: rules?.pays ?? 0 }, campaign, ...after),
      told: [],
    },
    refusal: refusal ? { message: refusal.message, field: refusal.path?.split('.').at(-1) ?? '' } : null,
    ways: refusal && rules ? waysOut(game, rules, outlook, index) : [],
    played: playedBy(game, id),
  };
}

/** The blanks that matter to somebody’s part, and the stairs among them. */
function shapeOf(
  game: Game,
  creature: Creature,
  rules: PartRules | undefined,
  { stay }: Outlook,
  index: number,
): Pick<LaneView, 'fields' | 'stairs'> {
  const { campaign } = game.state;
  const prefix = stay.each === undefined ? '' : `${stay.each}.${index}.`;
  const own = blanksOf(game, stay).filter(({ name }) =>
    prefix === '' ? name.split('.').includes(creature.id) : name.startsWith(prefix),
  );
  if (!rules) return { fields: own, stairs: null };
  const { asks, stairs } = rules;
  const has = coinsHeld(game.system, campaign.creatures[creature.id] ?? creature);
  return {
    fields: asks.flatMap(({ name, choices, usual }) =>
      own
        .filter((field) => field.name === `${prefix}${name}`)
        .map((field): Field => ({
          ...field,
          ...(usual === undefined ? {} : { value: usual, optional: false }),
          ...(choices
            ? { choices: (field.choices ?? []).filter(({ value }) => choices.includes(value)) }
            : {}),
        })),
    ),
    stairs: stairs
      ? {
          name: `${prefix}${stairs.name}`,
          steps: stairs.steps.map((step) => ({ ...step, able: step.price <= has })),
        }
      : null,
  };
}

/** What somebody has before and after paying, or after all is done. */
function purseOf({ system }: Game, creature: Creature, pays: number, after?: Creature): Change | null {
  if (!system.downtime?.part) return null;
  const has = coinsHeld(system, creature);
  const left = after ? coinsHeld(system, after) : has - pays;
  const earned = left - has + pays;
  return {
    label: coinOf(system).name,
    from: String(has),
    to: String(left),
    note: `pays ${pays || 'nothing'}${earned > 0 ? `, earns ${earned}` : ''}`,
  };
}

const isAbout = (event: HexwatchEvent, id: string): boolean =>
  event['actor'] === id || (event['actor'] === undefined && event['creature'] === id);

/** What befalls somebody among events, and the dice of what they do, the last where it is done again and again. */
function happenedTo(
  { system }: Game,
  id: string,
  events: readonly HexwatchEvent[],
): Pick<Outcome, 'luck' | 'rolls'> {
  const own = events.filter((event) => isAbout(event, id) && event.receipt !== true);
  const { luck } = system.downtime ?? {};
  const all = own.filter(({ type }) => type === luck?.type);
  const befell = all.at(-1);
  const often = all.length > 1 ? { note: `last of ${all.length}` } : {};
  const deed = own[deedAt(own, luck?.type)];
  return {
    luck: befell && luck ? { rolls: rollsOf(befell), ...luck.words(befell, own), ...often } : null,
    rolls: rollsOf(deed),
  };
}

/** Where the last thing was done that dice decided, apart from luck; 0 where none was. */
const deedAt = (events: readonly HexwatchEvent[], luck: string | undefined): number =>
  Math.max(
    0,
    events.findLastIndex(({ type, rolls }) => type !== luck && rolls !== undefined),
  );

const rollsOf = (event: HexwatchEvent | undefined): Roll[] => [...(event?.rolls ?? [])];

const MOST_WAYS = 3;

/** The ways out that lead out: each was tried with what the others do. */
function waysOut(
  game: Game,
  { ways }: PartRules,
  { stay, sort, parts, command }: Outlook,
  index: number,
): WayOutView[] {
  const { each } = stay;
  if (each === undefined) return [];
  const { campaign } = game.state;
  const leadsOut = ({ change = {}, first }: WayOut): boolean => {
    const before = first ? tried(game, campaign, first) : undefined;
    if (before && !before.ok) return false;
    const list = parts.flatMap((part, at) =>
      at === index ? [{ ...part, ...change }] : sort.refusals.has(at) ? [] : [part],
    );
    return tried(game, before?.state ?? campaign, { ...command, [each]: list }).ok;
  };
  const out: WayOut[] = [];
  for (const way of ways) if (out.length < MOST_WAYS && leadsOut(way)) out.push(way);
  return out.map(({ label, change = {}, first = null }) => ({
    label,
    values: Object.fromEntries(
      Object.entries(change).map(([name, value]) => [`${each}.${index}.${name}`, value as string | boolean]),
    ),
    first,
  }));
}

/** What the last stay brought somebody; null where the last command was none. */
function playedBy(game: Game, id: string): Outcome | null {
  const last = lastStay(game);
  const creature = last?.before.campaign.creatures[id];
  if (!last || !creature) return null;
  const { system, state } = game;
  const { entry, stay, before } = last;
  const own = entry.events.filter((event) => isAbout(event, id) && event.receipt !== true);
  const part = partsOf(entry.command, stay.each).find((one) => isTheirs(one, id));
  const rules = part && system.downtime?.part?.(before.campaign, creature, part, stay);
  return {
    ...happenedTo(game, id, entry.events),
    purse: rules ? purseOf(game, creature, rules.pays, state.campaign.creatures[id]) : null,
    changes: changesOf(system, { id, pays: rules?.pays ?? 0 }, before.campaign, state.campaign),
    told: own.slice(deedAt(own, system.downtime?.luck?.type)).flatMap(({ text }) => text ?? []),
  };
}
