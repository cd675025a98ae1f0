import { extended } from '../extended.ts';
import { rememberedLast } from '../remembered.ts';
import type { Decision } from '../systems/contract.ts';
import {
  combatantChanged,
  fightBegan,
  fightEnded,
  moraleCalled,
  moraleChecked,
  orderSet,
  phaseBegan,
  roundBegan,
  slotBegan,
  type EndOfFight,
} from './events/fight.ts';
import { statusChanged } from './events/creatures.ts';
import { fireTimer, timerNamed } from './dues.ts';
import { timerChanged } from './events/time.ts';
import { find } from './ids.ts';
import { creatureAt, fightOf } from './lookup.ts';
import { isFighting, phaseOf } from './mode/mode.ts';
import { freshMoraleReasons } from './mode/morale.ts';
import { passTime } from './passTime.ts';
import { nextPhase, phaseCalled, type PhaseStep } from './mode/phases.ts';
import { Refusal } from './refusal.ts';
import type { Campaign, Combatant, Creature, Fight } from './state.ts';
import { leavesLoot, LOOT } from './goods/loot.ts';
import { endEncounter } from './key/rooms.ts';

export type Side = Combatant['side'];
export type Slots = Fight['slots'];

/** Who fights on each side. Asked again and again of the same campaign, of which no part changes in place. */
const sidesOf = rememberedLast((campaign: Campaign): Readonly<Record<Side, readonly Creature[]>> => {
  const { creatures, fight, party, encounter } = campaign;
  const sides: Record<Side, Creature[]> = { party: [], others: [] };
  if (!fight) return sides;
  const { combatants } = fight;
  for (const id of new Set([...party.members, ...(encounter?.creatures ?? []), ...Object.keys(combatants)])) {
    const [side, creature] = [combatants[id]?.side, creatures[id]];
    if (side && creature) sides[side].push(creature);
  }
  return sides;
});

/**
 * All combatants of a side, in the order of the party and of the encounter; who is in neither follows in the order they
 * joined. The record's own order doesn't count: a saved campaign has it by id.
 */
export const membersOf = (campaign: Campaign, side: Side): readonly Creature[] => sidesOf(campaign)[side];

/** The combatants of a side who can still act, in the order they joined. */
export const standing = (campaign: Campaign, side: Side): Creature[] =>
  membersOf(campaign, side).filter(isUp);

const isUp = ({ status }: Creature): boolean => status === 'up';

/** How many of a side joined the fight, the fallen included. */
export const joined = (campaign: Campaign, side: Side): number => membersOf(campaign, side).length;

/** Those whose turn it is and who have not had it yet. */
export function mayAct(campaign: Campaign): string[] {
  const { fight } = campaign;
  const slot = fight?.slots[fight.slot];
  if (!fight || !slot) return [];
  return slot.who.filter((id) => campaign.creatures[id]?.status === 'up' && !fight.combatants[id]?.acted);
}

/** Refuses with `not-your-turn` unless it is the actor's turn, and with `action-spent` where they have had it. */
export function demandTurn(decision: Decision, actor: string): Combatant {
  const fight = fightOf(decision);
  const combatant = Object.hasOwn(fight.combatants, actor) ? fight.combatants[actor] : undefined;
  const name = decision.state.creatures[actor]?.name ?? actor;
  if (!combatant) throw new Refusal('not-in-fight', `${name} is not in this fight.`, 'actor');
  const isTheirs = fight.slots[fight.slot]?.who.includes(actor) ?? false;
  if (isTheirs && combatant.acted)
    throw new Refusal('action-spent', `${name} has no actions left this round.`, 'actor');
  if (!mayAct(decision.state).includes(actor))
    throw new Refusal('not-your-turn', `It is not ${name}’s turn.`, 'actor');
  return combatant;
}

/** Begins a fight between the party and the others, and runs it until it waits for a creature to act. */
export function beginFight(
  decision: Decision,
  party: string[],
  others: string[],
  details: Fight['details'] = {},
): void {
  if (others.length === 0)
    throw new Refusal('nobody-to-fight', 'There is no one to fight. Add creatures first.');
  if (party.length === 0) throw new Refusal('nobody-to-fight', 'No one in the party can fight.');
  const torn = others.find((id) => party.includes(id));
  if (torn !== undefined)
    throw new Refusal(
      'bad-field',
      `${creatureAt(decision.state, torn).name} can’t fight on both sides.`,
      'others',
    );
  const sides = [
    ...party.map((id) => [id, 'party'] as const),
    ...others.map((id) => [id, 'others'] as const),
  ];
  const first = nextPhase(decision.system.fight, undefined);
  decision.emit(fightBegan, {
    fight: {
      round: 0,
      combatants: Object.fromEntries(sides.map(([id, side]) => [id, { side }])),
      slots: [],
      slot: 0,
      details,
    },
    phase: first.to,
  });
  takeSteps(decision, first);
}

/** Takes a step to the next phase, and those after it, until a phase waits for a creature to act or the fight is over. */
function takeSteps(decision: Decision, first: PhaseStep): void {
  const { fight: rules } = decision.system;
  for (let step = first; ; step = nextPhase(rules, step.to)) {
    if (step.endsRound && !endRound(decision)) return;
    if (step.beginsRound) {
      const round = fightOf(decision).round + 1;
      decision.emit(roundBegan, { round });
    }
    if (phaseOf(decision.state) !== step.to) decision.emit(phaseBegan, { phase: step.to });
    if (phaseCalled(rules, step.to).begin(decision) || !isFighting(decision.state)) return;
  }
}

/** A round is over, with or without anybody who could act in it; gives back whether another one follows. */
function endRound(decision: Decision): boolean {
  const { roundEnds, roundSeconds } = decision.system.fight;
  roundEnds?.(decision);
  if (roundSeconds > 0) passTime(decision, roundSeconds);
  else countRound(decision);
  return !endsByItself(decision);
}

/** A round that takes no time of the clock brings what is counted in rounds nearer. */
function countRound(decision: Decision): void {
  const { clock, timers } = decision.state;
  for (const timer of Object.values(timers)) {
    const { dueAt, perRound, secret } = timer;
    if (dueAt === undefined || perRound === undefined) continue;
    const to = Math.max(clock, dueAt - perRound);
    decision.emit(
      timerChanged,
      { ...timerNamed(timer), from: { dueAt }, to: { dueAt: to } },
      secret ? { secret } : {},
    );
    if (to === clock) fireTimer(decision, timer.id);
  }
}

/** Sets who acts in which order in this phase, and lets the first of them who can act begin. */
export function setOrder(decision: Decision, slots: Slots): boolean {
  decision.emit(orderSet, { slots });
  return openSlot(decision, 0);
}

/** Opens the first slot from `from` on in which a combatant can act; false when there is none. */
function openSlot(decision: Decision, from: number): boolean {
  const { slots, slot } = fightOf(decision);
  for (let index = from; index < slots.length; index += 1) {
    const { slotBegins, helplessTurn } = decision.system.fight;
    const waiting = (slots[index]?.who ?? []).filter((id) => !fightOf(decision).combatants[id]?.acted);
    const of = (status: Creature['status']): string[] =>
      waiting.filter((id) => decision.state.creatures[id]?.status === status);
    const [who, helpless] = [of('up'), helplessTurn ? of('down') : []];
    if (who.length + helpless.length === 0) continue;
    if (index !== slot) decision.emit(slotBegan, { slot: index });
    if (helpless.length > 0) helplessTurn?.(decision, helpless);
    if (who.length > 0) slotBegins?.(decision, who);
    if ((helplessTurn && endsByItself(decision)) || mayAct(decision.state).length > 0) return true;
  }
  return false;
}

/** Ends the turn of these combatants and continues with the next. */
export function endTurn(decision: Decision, ...actors: readonly string[]): void {
  for (const creature of actors) decision.emit(combatantChanged, { creature, acted: true });
  proceed(decision);
}

/**
 * Goes on from where the fight stands: ends it when a side is gone, calls for morale when a reason is new, opens the
 * next slot when all of this one have acted, takes the next step of the phases when no slot is left.
 */
export function proceed(decision: Decision): void {
  const fight = fightOf(decision);
  const phase = phaseOf(decision.state);
  if (phase === 'aftermath') return;
  if (endsByItself(decision) || phase === 'morale') return;
  if (callsForMorale(decision)) return;
  if (mayAct(decision.state).length > 0) return;
  const { fight: rules } = decision.system;
  if (rules.slotEnds?.(decision)) {
    proceed(decision);
    return;
  }
  if (!openSlot(decision, fight.slot + 1)) takeSteps(decision, nextPhase(rules, phase));
}

/** Continues the fight if those whose turn it was `before` can no longer act, so that no one's turn is open. */
export function leaveNoTurnBehind(decision: Decision, before: Campaign): void {
  const { state } = decision;
  const [now, was] = [state.fight, before.fight];
  const isSameTurn = now !== null && now.round === was?.round && now.slot === was.slot;
  if (!isSameTurn || phaseOf(state) !== phaseOf(before)) return;
  const fell = mayAct(before).some((id) => state.creatures[id]?.status !== 'up');
  if (fell && mayAct(state).length === 0) proceed(decision);
}

function endsByItself(decision: Decision): boolean {
  const how = endOf(decision);
  if (how !== undefined) endFight(decision, OUTCOMES[how]);
  return how !== undefined;
}

const OUTCOMES: Readonly<Record<EndOfFight, string>> = {
  won: 'the party wins',
  lost: 'the party is beaten',
  fled: 'the party got away',
  over: 'no one can fight on',
};

/** How the fight has ended; undefined while both sides are in it and someone can act. */
function endOf({ state, system }: Decision): EndOfFight | undefined {
  const { isBeaten } = system.fight;
  const isIn = isBeaten ? (creature: Creature): boolean => !isBeaten(creature, state) : isUp;
  const { party, others } = sidesOf(state);
  if (!others.some(isIn)) return 'won';
  if (!party.some(isIn)) return gotAway(state) ? 'fled' : 'lost';
  return party.some(isUp) || others.some(isUp) ? undefined : 'over';
}

/** Whether a member of the party fled, so that not all of them are down. */
const gotAway = ({ fight, creatures }: Campaign): boolean =>
  Object.entries(fight?.combatants ?? {}).some(
    ([id, { side }]) => side === 'party' && creatures[id]?.status === 'fled',
  );

function callsForMorale(decision: Decision): boolean {
  const { fight: rules } = decision.system;
  if (!rules.morale || !membersOf(decision.state, 'others').some(isUp)) return false;
  const reasons = freshMoraleReasons(decision.system, decision.state);
  if (reasons.length === 0) return false;
  decision.emit(moraleCalled, { reasons });
  return true;
}

/** Settles a morale check: by the dice, or as the referee says. Those who do not hold flee; the fight goes on. */
export function settleMorale(decision: Decision, word?: 'hold' | 'flee'): void {
  checkMorale(decision, word);
  proceed(decision);
}

/** A morale check that is rolled at once where this reason holds and was not counted before. */
export function checkMoraleAtOnce(decision: Decision, reason: string): void {
  if (!freshMoraleReasons(decision.system, decision.state).includes(reason)) return;
  decision.emit(moraleCalled, { reasons: [reason] });
  checkMorale(decision);
}

function checkMorale(decision: Decision, word?: 'hold' | 'flee'): void {
  const held = word ? word === 'hold' : (decision.system.fight.morale?.(decision) ?? true);
  decision.emit(moraleChecked, { held });
  if (!held)
    for (const creature of standing(decision.state, 'others'))
      decision.emit(statusChanged, { creature: creature.id, from: 'up', to: 'fled' });
}

/** What became of each combatant. How hale those are who took no harm, only the referee knows of the others. */
const becameOf = ({ fight, creatures }: Campaign) =>
  Object.entries(fight?.combatants ?? {}).flatMap(([id, { side }]) => {
    const creature = find(creatures, id);
    if (!creature) return [];
    const { status, hitPoints } = creature;
    const isTold = side === 'party' || hitPoints.now < hitPoints.max;
    return [{ creature: id, side, status, ...(isTold && { left: hitPoints.now }) }];
  });

/** Ends the fight; with nothing left to settle the encounter is over as well. */
export function endFight(decision: Decision, outcome: string): void {
  const how = endOf(decision) ?? 'over';
  decision.system.fight.ends?.(decision);
  const { state, system } = decision;
  const lines = system.fight.aftermath(state);
  if (leavesLoot(state, system)) lines.push({ id: LOOT, label: 'The loot is shared or left' });
  const aftermath = lines.map((line) => extended(line, { done: false }));
  decision.emit(fightEnded, { outcome, aftermath, how, became: becameOf(state) });
  if (aftermath.length === 0) endEncounter(decision);
}
