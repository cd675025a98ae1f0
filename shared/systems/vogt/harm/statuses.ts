import { conditionGained, conditionLost, statusChanged } from '../../../campaign/events/creatures.ts';
import { freshId } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Campaign, Condition, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { rulingOf } from '../rulings.ts';

interface StatusKind {
  name: string;
  /** What it takes off the modifiers of abilities. */
  penalties?: Readonly<Record<string, number>>;
  /** What it gives disadvantage on. */
  hinders?: 'sight' | 'hearing' | 'voice';
  resists?: readonly string[];
  vulnerable?: readonly string[];
  /** It has a source that the bearer cannot come closer to. */
  sourced?: boolean;
  /** It is over after a night’s sleep, where the table wants that. */
  passes?: boolean;
}

/** The fourteen statuses (BV-51 to BV-61, BV-64 to BV-66); what they do elsewhere asks for them by name. */
export const STATUSES = {
  afraid: { name: 'Afraid', sourced: true, passes: true },
  bleeding: { name: 'Bleeding', passes: true },
  blind: { name: 'Blind', penalties: { awr: -1 }, hinders: 'sight' },
  deaf: { name: 'Deaf', penalties: { awr: -1 }, hinders: 'hearing' },
  dead: { name: 'Dead' },
  drenched: { name: 'Drenched', resists: ['fire'], vulnerable: ['lightning'], passes: true },
  frozen: { name: 'Frozen', penalties: { str: -1, dex: -1 }, passes: true },
  hallucinating: { name: 'Hallucinating', passes: true },
  immobile: { name: 'Immobile', passes: true },
  mute: { name: 'Mute', hinders: 'voice' },
  unconscious: { name: 'Unconscious' },
  nauseated: { name: 'Nauseated', vulnerable: ['blunt', 'slash', 'stab'], passes: true },
  prone: { name: 'Prone' },
  scorched: { name: 'Scorched', penalties: { awr: -1, wil: -1 }, passes: true },
} as const satisfies Readonly<Record<string, StatusKind>>;
export type StatusId = keyof typeof STATUSES;
export const STATUS_IDS = Object.keys(STATUSES) as [StatusId, ...StatusId[]];
const KINDS: Readonly<Record<StatusId, StatusKind>> = STATUSES;

/** Those that a night’s sleep ends where the table wants that (BV-S19). */
export const PASSING: readonly StatusId[] = STATUS_IDS.filter((id) => KINDS[id].passes);

const kindsOf = (creature: Creature): StatusKind[] =>
  creature.conditions.flatMap(({ details }) => {
    const id = details['status'];
    return typeof id === 'string' && Object.hasOwn(KINDS, id) ? [KINDS[id as StatusId]] : [];
  });

export const hasStatus = (creature: Creature, id: StatusId): boolean =>
  creature.conditions.some(({ details }) => details['status'] === id);

const sourceOf = ({ details: { source } }: Condition): string =>
  typeof source === 'string' ? source.toLowerCase() : '';

/** What somebody is afraid of, as it was said, in small letters; an id is one already (BV-51). */
export const fearsOf = ({ conditions }: Creature): string[] =>
  conditions
    .filter(({ details }) => details['status'] === 'afraid')
    .map(sourceOf)
    .filter((source) => source !== '');

/** Whether a status is there that another of its kind would add nothing to; one may fear several things (BV-51). */
export const hasAlready = (creature: Creature, id: StatusId, source: string): boolean =>
  KINDS[id].sourced ? fearsOf(creature).includes(source.toLowerCase()) : hasStatus(creature, id);

/** What statuses take off an ability: all of them together, or the worst alone by the table’s word (BV-53, BV-54, BV-57, BV-66). */
export function penaltyOf(creature: Creature, ability: string, campaign: Campaign): number {
  const all = kindsOf(creature).map(({ penalties }) => penalties?.[ability] ?? 0);
  return rulingOf(campaign, 'status-penalties-add')
    ? all.reduce((sum, one) => sum + one, 0)
    : Math.min(0, ...all);
}

/** Whether a status gives disadvantage on what needs sight, hearing or a voice (BV-53, BV-54, BV-60). */
export const isHindered = (creature: Creature, sense: string): boolean =>
  kindsOf(creature).some(({ hinders }) => hinders === sense);

/** How many statuses resist a type of damage, and how many are vulnerable to it (BV-56, BV-64). */
export const byStatus = (creature: Creature, type: string): { resists: number; vulnerable: number } => ({
  resists: kindsOf(creature).filter(({ resists }) => resists?.includes(type)).length,
  vulnerable: kindsOf(creature).filter(({ vulnerable }) => vulnerable?.includes(type)).length,
});

/** Lays a status on somebody; one that is there already changes nothing. Unconscious and dead bodies do not act (BV-55, BV-61). */
export function giveStatus(decision: Decision, id: string, status: StatusId, source = ''): void {
  const creature = creatureAt(decision.state, id);
  if (hasAlready(creature, status, source)) return;
  const { name } = STATUSES[status];
  const taken = Object.fromEntries(creature.conditions.map((one) => [one.id, one]));
  decision.emit(
    conditionGained,
    {
      creature: id,
      condition: {
        id: freshId(status, status, taken),
        name,
        details: { status, ...(source ? { source } : {}) },
      },
    },
    `${creature.name} is ${name.toLowerCase()}${source ? ` of ${source}` : ''}.`,
  );
  const fallen = { dead: 'dead', unconscious: 'down' } as const;
  const to = status === 'dead' || status === 'unconscious' ? fallen[status] : undefined;
  if (to && creature.status !== to && creature.status !== 'dead')
    decision.emit(statusChanged, { creature: id, from: creature.status, to });
}

/** Takes a status off somebody, of several fears the one of `source`, or all; who wakes can act again. */
export function endStatus(decision: Decision, id: string, status: StatusId, source?: string): void {
  const { name, conditions } = creatureAt(decision.state, id);
  const over = conditions.filter(
    (one) =>
      one.details['status'] === status && (source === undefined || sourceOf(one) === source.toLowerCase()),
  );
  for (const condition of over) {
    const of = typeof condition.details['source'] === 'string' ? ` of ${condition.details['source']}` : '';
    decision.emit(
      conditionLost,
      { creature: id, condition },
      `${name} is no longer ${condition.name.toLowerCase()}${of}.`,
    );
  }
  if (over.length > 0 && status === 'unconscious' && creatureAt(decision.state, id).status === 'down')
    decision.emit(statusChanged, { creature: id, from: 'down', to: 'up' });
}
