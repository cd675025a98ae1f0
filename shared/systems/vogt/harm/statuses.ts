import { conditionGained, conditionLost, statusChanged } from '../../../campaign/events/creatures.ts';
import { freshId } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Condition, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { by, type VogtRule } from '../cite.ts';
import { markOf, STATUS_IDS, type StatusId } from './marks.ts';

interface StatusKind {
  name: string;
  /** What it takes off the modifiers of abilities. */
  penalties?: Readonly<Record<string, number>>;
  /** What it gives disadvantage on. */
  hinders?: 'sight' | 'hearing' | 'voice';
  resists?: readonly string[];
  vulnerable?: readonly string[];
  /** It has a source to which the creature cannot move closer. */
  sourced?: boolean;
  /** A full rest ends it, if the house rule says so. */
  passes?: boolean;
}

/** The fourteen statuses (BV-51, BV-52, BV-53, BV-54, BV-55, BV-56, BV-57, BV-58, BV-59, BV-60, BV-61, BV-64, BV-65, BV-66); what they do elsewhere asks for them by id. */
export const STATUSES: Readonly<Record<StatusId, StatusKind>> = {
  afraid: { name: 'Afraid', sourced: true, passes: true },
  bleeding: { name: 'Bleeding', passes: true },
  blind: { name: 'Blind', penalties: { awr: -1 }, hinders: 'sight' },
  deaf: { name: 'Deaf', penalties: { awr: -1 }, hinders: 'hearing' },
  dead: { name: 'Dead' },
  drenched: {
    name: 'Drenched',
    resists: ['fire'],
    vulnerable: ['lightning'],
    passes: true,
  },
  frozen: { name: 'Frozen', penalties: { str: -1, dex: -1 }, passes: true },
  hallucinating: { name: 'Hallucinating', passes: true },
  immobile: { name: 'Immobile', passes: true },
  mute: { name: 'Mute', hinders: 'voice' },
  unconscious: { name: 'Unconscious' },
  nauseated: { name: 'Nauseated', vulnerable: ['blunt', 'slash', 'stab'], passes: true },
  prone: { name: 'Prone' },
  scorched: { name: 'Scorched', penalties: { awr: -1, wil: -1 }, passes: true },
};

/** Statuses that a full rest ends, if the house rule says so. */
export const PASSING: readonly StatusId[] = STATUS_IDS.filter((id) => STATUSES[id].passes);

const kindsOf = (creature: Creature): StatusKind[] =>
  creature.conditions.flatMap((condition) => {
    const { status } = markOf(condition);
    return status === undefined ? [] : [STATUSES[status]];
  });

export const hasStatus = (creature: Creature, id: StatusId): boolean =>
  creature.conditions.some((condition) => markOf(condition).status === id);

const sourceOf = (condition: Condition): string => (markOf(condition).source ?? '').toLowerCase();

/** What a creature is afraid of, as it was entered, in lower case. */
export const fearsOf = ({ conditions }: Creature): string[] =>
  conditions
    .filter((condition) => markOf(condition).status === 'afraid')
    .map(sourceOf)
    .filter((source) => source !== '');

/** Refuses to move closer to someone the actor fears; a foe within reach can still be attacked. */
export function demandCourage(decision: Decision, actor: Creature, approached: readonly string[]): void {
  const feared = fearsOf(actor);
  const near = approached
    .map((id) => creatureAt(decision.state, id))
    .find(({ id, name }) => feared.includes(id) || feared.includes(name.toLowerCase()));
  if (near)
    throw new Refusal(
      'afraid',
      `${actor.name} is afraid of ${near.name} and cannot move closer (BV-51). Stay at a distance, or remove the fear.`,
      'targets',
    );
}

/** Refuses the dead. */
export function demandAlive(creature: Creature): void {
  if (creature.status === 'dead')
    throw new Refusal('not-able', `${creature.name} is dead (BV-55).`, 'creature');
}

/** Whether a status is already there; only fears of different sources add up. */
export const hasAlready = (creature: Creature, id: StatusId, source: string): boolean =>
  STATUSES[id].sourced ? fearsOf(creature).includes(source.toLowerCase()) : hasStatus(creature, id);

/** What statuses take off an ability, all of them together. */
export const penaltyOf = (creature: Creature, ability: string): number =>
  kindsOf(creature).reduce((sum, { penalties }) => sum + (penalties?.[ability] ?? 0), 0);

/** Whether a status gives disadvantage on what needs sight, hearing or a voice. */
export const isHindered = (creature: Creature, sense: string): boolean =>
  kindsOf(creature).some(({ hinders }) => hinders === sense);

/** Whether a status resists a type of damage, and whether one is vulnerable to it. */
export const byStatus = (creature: Creature, type: string): { resists: boolean; vulnerable: boolean } => ({
  resists: kindsOf(creature).some(({ resists }) => resists?.includes(type)),
  vulnerable: kindsOf(creature).some(({ vulnerable }) => vulnerable?.includes(type)),
});

const BODIES: Readonly<Partial<Record<StatusId, 'dead' | 'down'>>> = { dead: 'dead', unconscious: 'down' };

/** Adds a status; one that is already there changes nothing. The unconscious and the dead cannot act. */
export function giveStatus(decision: Decision, id: string, status: StatusId, source = ''): void {
  const creature = creatureAt(decision.state, id);
  if (hasAlready(creature, status, source)) return;
  const { name } = STATUSES[status];
  const details = { status, ...(source ? { source } : {}) };
  const condition = { id: freshId(status, status, creature.conditions), name, details };
  decision.emit(conditionGained, { creature: id, condition }, by(decision, status));
  const to = BODIES[status];
  if (to && creature.status !== to && creature.status !== 'dead')
    decision.emit(statusChanged, { creature: id, from: creature.status, to }, by(decision, status));
}

/** Removes a status, of several fears the one of `source`, or all; a creature that wakes can act again. */
export function endStatus(
  decision: Decision,
  id: string,
  status: StatusId,
  { source, rule = status }: { source?: string | undefined; rule?: VogtRule } = {},
): void {
  const header = by(decision, rule);
  const over = creatureAt(decision.state, id).conditions.filter(
    (one) =>
      markOf(one).status === status && (source === undefined || sourceOf(one) === source.toLowerCase()),
  );
  for (const condition of over) decision.emit(conditionLost, { creature: id, condition }, header);
  if (over.length > 0 && status === 'unconscious' && creatureAt(decision.state, id).status === 'down')
    decision.emit(statusChanged, { creature: id, from: 'down', to: 'up' }, header);
}
