import { hitPointsChanged, statusChanged } from '../../../campaign/events/creatures.ts';
import { timerEnded, timerStarted } from '../../../campaign/events/time.ts';
import { freshId } from '../../../campaign/ids.ts';
import { creatureAt, STATUS_WORDS } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature, Timer } from '../../../campaign/state.ts';
import { MINUTE } from '../../../time/scales.ts';
import type { Decision, Dying } from '../../contract.ts';
import { by, ruleOf } from '../cite.ts';
import { dyingBegan, dyingCounted, dyingEnded, dyingSlowed } from '../events/harm.ts';
import { optionOf } from '../options.ts';
import { ofTimer } from '../sheet/details.ts';
import { sheetOf } from '../sheet/sheet.ts';

/** The countdown of a character who is dying in minutes. */
export const dyingTimer = (campaign: Campaign, id: string): Timer | undefined =>
  Object.values(campaign.timers).find((one) => one.creature === id && ofTimer(one).dying);

export const isDying = (campaign: Campaign, creature: Creature): boolean =>
  sheetOf(creature).dyingRounds !== null || dyingTimer(campaign, creature.id) !== undefined;

/** The dying clock of a character, in Rounds or on a timer, and what stops it; undefined while none runs. */
export function dyingOf(creature: Creature, campaign: Campaign): Dying | undefined {
  const rounds = sheetOf(creature).dyingRounds;
  const timer = dyingTimer(campaign, creature.id);
  const told = { line: 'Dies when the time is up. Anybody’s help stops it.' };
  if (rounds !== null) return { rounds, ...told };
  return timer && { timer, ...told };
}

/** Refuses `not-able` for an action by a dying or dead character (NS-51), or an NPC who is out of the fight (NS-83). */
export function demandStanding(decision: Decision, actor: string): void {
  const { name, kind, status } = creatureAt(decision.state, actor, 'actor');
  const rule = ruleOf(decision, kind === 'character' ? 'down' : 'out');
  if (status !== 'up')
    throw new Refusal('not-able', `${name} is ${STATUS_WORDS[status]} and can’t act (${rule}).`, 'actor');
}

const inFight = ({ fight, mode }: Campaign, id: string): boolean =>
  fight !== null && mode.now !== 'aftermath' && Object.hasOwn(fight.combatants, id);

/** The unit of the dying clock: Rounds in a fight, or always minutes. */
const UNITS = {
  'rounds-in-fights': (campaign, id) => (inFight(campaign, id) ? 'round' : 'minute'),
  minutes: () => 'minute',
} as const satisfies Record<string, (campaign: Campaign, id: string) => 'round' | 'minute'>;

/** The dying clock starts at this or more, whatever the CON. */
const LEAST_LEFT = 1;

/** A character begins to die, with CON + 1d4 Rounds or minutes left (NS-10, NS-52). Anyone else is simply out. */
export function fall(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  const down = { creature: id, from: creature.status, to: 'down' } as const;
  if (creature.kind !== 'character') {
    decision.emit(statusChanged, down, by(decision, 'out'));
    return;
  }
  const roll = decision.throwDice('time left to live', 1, 4, sheetOf(creature).con);
  const left = Math.max(LEAST_LEFT, roll.total);
  const unit = UNITS[optionOf(decision.state, 'dying-unit')](decision.state, id);
  decision.emit(statusChanged, down, by(decision, 'down'));
  decision.emit(dyingBegan, { creature: id, left, unit });
  if (unit === 'minute') countMinutes(decision, creature, left);
}

function countMinutes(decision: Decision, { id, name }: Creature, minutes: number): void {
  const called = `${name} is dying`;
  decision.emit(timerStarted, {
    timer: {
      id: freshId(called, 'dying', decision.state.timers),
      name: called,
      kind: 'countdown',
      dueAt: decision.state.clock + minutes * MINUTE,
      creature: id,
      details: { dying: true },
    },
  });
}

/** Takes one Round off each dying clock at the end of a Round, also of who fell in a fight before; at 0 the character dies. */
export function countRounds(decision: Decision): void {
  const { fight, party } = decision.state;
  for (const id of new Set([...Object.keys(fight?.combatants ?? {}), ...party.members])) {
    const left = sheetOf(creatureAt(decision.state, id)).dyingRounds;
    if (left === null) continue;
    if (left === 1) die(decision, id);
    else decision.emit(dyingCounted, { creature: id, left: left - 1 });
  }
}

/** After the fight, the Rounds left become minutes. */
export function roundsToMinutes(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  const left = sheetOf(creature).dyingRounds;
  if (left === null) return;
  decision.emit(dyingSlowed, { creature: id, left });
  countMinutes(decision, creature, left);
}

/** A creature dies. */
export function die(decision: Decision, id: string): void {
  const { status } = creatureAt(decision.state, id);
  if (status === 'dead') return;
  stopDying(decision, id, 'death');
  decision.emit(statusChanged, { creature: id, from: status, to: 'dead' }, by(decision, 'dead'));
}

type Means = 'help' | 'treatment' | 'healing' | 'death';

/**
 * Stops the dying clock until new Damage starts another, which starts at one or more (NS-R13). Gives back false when none
 * was running.
 */
export function stopDying(decision: Decision, id: string, by: Means, actor?: string): boolean {
  if (!isDying(decision.state, creatureAt(decision.state, id))) return false;
  const timer = dyingTimer(decision.state, id);
  decision.emit(dyingEnded, { creature: id, by, ...(actor === undefined ? {} : { actor }) });
  if (timer) decision.emit(timerEnded, { timer, due: false });
  return true;
}

const stayDown = (): void => undefined;

/** What help does beyond saving a life: nothing, or the character is up again. */
const AFTER_HELP = {
  'stay-down': stayDown,
  check: stayDown,
  rise: (decision, id) => {
    const { hitPoints, status } = creatureAt(decision.state, id);
    if (hitPoints.max < 1) return;
    const to = Math.max(1, hitPoints.now);
    decision.emit(hitPointsChanged, { creature: id, from: hitPoints.now, to }, by(decision, 'helped'));
    decision.emit(statusChanged, { creature: id, from: status, to: 'up' }, by(decision, 'helped'));
  },
} as const satisfies Record<string, (decision: Decision, id: string) => void>;

/** A helper saves a dying character. */
export function helpDying(decision: Decision, id: string, helper: string): void {
  if (stopDying(decision, id, 'help', helper))
    decision.asDeedOf({ actor: helper }, () =>
      AFTER_HELP[optionOf(decision.state, 'helped-rise')](decision, id),
    );
}
