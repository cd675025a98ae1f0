import { readied } from '../../../campaign/goods/hands.ts';
import { find, freshId } from '../../../campaign/ids.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature } from '../../../campaign/state.ts';
import { lastDayAt } from '../../../time/calendar.ts';
import type { Gear } from '../../common/things.ts';
import type { Decision } from '../../contract.ts';
import { by, ruleOf, type FamilyRule } from '../cite.ts';
import { MEAL_HOUR } from '../days/days.ts';
import { newcomerJoined } from '../events/people.ts';
import type { Attribute } from '../sheet/attributes.ts';
import { capacity } from '../sheet/burden.ts';
import { gearOf } from '../sheet/gear.ts';
import { hands } from '../sheet/weapons.ts';
import { watchCalendar } from '../travel/watches.ts';
import type { Scores } from './newBodies.ts';

/** A way to set out: a name to begin with, and what is carried. */
export interface Kit {
  name: string;
  scores: Scores;
  hitPoints: number;
  gear: readonly string[];
  background: string;
  /** How one of the party of four looks: each unlike the others. */
  face: string;
}

/** What a system has of its own for people: ways to set out, gear, the rest of the sheet. */
export interface PeopleOf {
  kits: Readonly<Record<string, Kit>>;
  gear: readonly Gear[];
  /** What the three scores are together. */
  scores: string;
  /** What the text gives every new character beside scores and HP: coins by these dice, and two scores that may change places. */
  outset?: { gold: string; swap: true };
  /** Completes the sheet of the system. */
  dress(figures: Creature['sheet']): Creature['sheet'];
}

/** A sheet before play; who comes in after the day’s meal has eaten, who comes in after dusk has slept. */
function freshFigures(decision: Decision, scores: Scores, more: Creature['sheet']): Creature['sheet'] {
  const lastDone = (hour: number): number => lastDayAt(watchCalendar, decision.state.clock, hour);
  const score = (one: Attribute): { now: number; max: number } => ({ now: scores[one], max: scores[one] });
  return {
    str: score('str'),
    dex: score('dex'),
    wil: score('wil'),
    ateOn: lastDone(MEAL_HOUR),
    sleptOn: lastDone(watchCalendar.dusk),
    ...more,
  };
}

export interface Newcomer {
  name: string;
  id?: string | undefined;
  kind: 'character' | 'person';
  scores: Scores;
  hitPoints: number;
  gear: readonly string[];
  coins?: number | undefined;
  face?: string;
  figures: Creature['sheet'];
  /** What a hireling is taken on as. */
  role?: string;
}

function itemsOf(decision: Decision, people: PeopleOf, one: Newcomer): Creature['items'] {
  const items = gearOf(decision.state, one.gear, people.gear);
  const slots = capacity(decision.state);
  if (items.reduce((sum, { slots: each }) => sum + each, 0) > slots)
    throw new Refusal(
      'no-slot',
      `${one.name} has ${slots} item slots, and this gear needs more. Choose less gear (${ruleOf(decision, 'room')}).`,
      'gear',
    );
  return items;
}

/** Someone new joins the party; refuses an id that is taken, and gear that does not fit. */
export function addNewcomer(decision: Decision, people: PeopleOf, one: Newcomer): void {
  const { creatures } = decision.state;
  if (one.id !== undefined && find(creatures, one.id))
    throw new Refusal(
      'already-there',
      `Another creature already has the id “${one.id}”. Choose another id.`,
      'id',
    );
  const sheet = people.dress(freshFigures(decision, one.scores, one.figures));
  const creature: Creature = {
    id: one.id ?? freshId(one.name, one.kind, creatures),
    name: one.name,
    kind: one.kind,
    hitPoints: { now: one.hitPoints, max: one.hitPoints },
    status: 'up',
    items: readied(hands, { items: itemsOf(decision, people, one), sheet }),
    conditions: [],
    sheet,
    note: '',
    ...(one.coins !== undefined && { coins: one.coins }),
    ...(one.face !== undefined && { face: one.face }),
  };
  const rule: FamilyRule = one.role === undefined ? 'creation' : 'hire';
  const role = one.role === undefined ? {} : { role: one.role };
  decision.emit(newcomerJoined, { creature, ...role }, by(decision, rule));
}
