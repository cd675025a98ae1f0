import { evolve } from '../../../shared/campaign/decide.ts';
import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import { attackMade } from '../../../shared/campaign/events/fight.ts';
import { find } from '../../../shared/campaign/ids.ts';
import type { Kinds } from '../../../shared/campaign/kinds.ts';
import type { TakeBack } from '../../../shared/campaign/many/takeBack.ts';
import { momentOf } from '../../../shared/campaign/many/together.ts';
import type { Campaign, Combatant, Creature } from '../../../shared/campaign/state.ts';
import type { LogLine } from '../../../shared/api.ts';
import { blowsOf } from '../../game/log/blows.ts';
import type { Entry } from '../../game/entry.ts';
import type { Game } from '../../game/game.ts';

/** A blow, with the creature that it struck as it was before its harm and after. */
interface Harm {
  blow: HexwatchEvent;
  before?: Creature;
  after?: Creature;
  timers: string[];
  /** The attacker in the fight when it fell, and at the end of that moment; of an action with several blows, each has it. */
  attacker?: { moment: string; before: Combatant; after: Combatant; isShared: boolean };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whom an event is about: a creature, or whose timer it is. */
const subjectOf = ({ creature, timer }: HexwatchEvent): string =>
  text(creature) || text((timer as { creature?: string } | undefined)?.creature);

const timersOf = ({ timers }: Campaign, creature: string): string[] =>
  Object.values(timers)
    .filter((one) => one.creature === creature)
    .map(({ id }) => id);

/** Who strikes, as the fight has them at a blow. */
function attackerAt(campaign: Campaign, blow: HexwatchEvent, harms: readonly Harm[]): Harm['attacker'] {
  const combatant = campaign.fight && find(campaign.fight.combatants, text(blow['actor']));
  if (!combatant) return undefined;
  const last = harms.findLast((one) => one.blow['actor'] === blow['actor'])?.attacker;
  const isShared = last?.before === combatant;
  if (isShared) last.isShared = true;
  return { moment: momentOf(campaign), before: combatant, after: combatant, isShared };
}

/** Follows those who struck last to the end of the moment in which they did. */
function follow(harms: readonly Harm[], campaign: Campaign): void {
  const seen = new Set<unknown>();
  for (const { blow, attacker } of harms.toReversed()) {
    const { actor } = blow;
    if (attacker && !seen.has(actor) && momentOf(campaign) === attacker.moment)
      attacker.after = campaign.fight?.combatants[text(actor)] ?? attacker.after;
    seen.add(actor);
  }
}

/** What each blow of an entry did to its target, as its events follow each other from the campaign before it. */
function harmsIn(kinds: Kinds, before: Campaign, { events }: Entry): Harm[] {
  const harms: Harm[] = [];
  const blows = blowsOf(events);
  let campaign = before;
  for (const event of events) {
    const id = subjectOf(event);
    const harm = harms.find(({ blow }) => blow.seq === blows.get(event.seq));
    const [was, timers] = [find(campaign.creatures, id), timersOf(campaign, id)];
    campaign = evolve(campaign, kinds.events, event);
    follow(harms, campaign);
    if (event.type === attackMade.type) {
      const attacker = attackerAt(campaign, event, harms);
      harms.push({ blow: event, timers: [], ...(attacker ? { attacker } : {}) });
    } else if (harm && was) {
      harm.before ??= was;
      harm.after = find(campaign.creatures, id) ?? was;
      harm.timers.push(...timersOf(campaign, id).filter((one) => !timers.includes(one)));
    }
  }
  return harms;
}

/** What an action of a single blow cost whoever struck, while the moment lasts; nothing where it cost nothing. */
function actionOf({ attacker }: Harm): Pick<TakeBack, 'action'> {
  if (!attacker || attacker.isShared || attacker.before === attacker.after) return {};
  const { moment, before, after } = attacker;
  const changed = ({ details }: Combatant, other: Combatant): Combatant['details'] =>
    Object.fromEntries(Object.entries(details).filter(([key, value]) => value !== other.details[key]));
  return { action: { moment, before: changed(before, after), after: changed(after, before) } };
}

/** The command that takes a blow back; undefined for one that did nothing. */
function commandOf(harm: Harm): TakeBack | undefined {
  const { blow, before, after, timers } = harm;
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
    ...actionOf(harm),
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
