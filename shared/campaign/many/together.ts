import type { Decision } from '../../systems/contract.ts';
import { ownCommand } from '../../systems/ownCommand.ts';
import { aimsTaken } from '../events/fight.ts';
import { leaveNoTurnBehind, standing } from '../fight.ts';
import { withDefaults } from '../filling.ts';
import { find } from '../ids.ts';
import { creatureAt } from '../lookup.ts';
import { isFighting } from '../mode/mode.ts';
import type { AnyCommand } from '../offer.ts';
import { Refusal } from '../refusal.ts';
import type { Campaign } from '../state.ts';
import type { MayAnswer } from './rules.ts';
import { actsFrom, aimedAt } from './usual.ts';

/** Whom a group attacks: all of it one target, each of it another by hand, or, where neither is said, spread. */
export interface Aim {
  target?: string | undefined;
  targets?: Readonly<Record<string, string>> | undefined;
  /** The players of the targets answer these blows. */
  answer?: boolean | undefined;
}

/** What makes a moment of a fight in which those who may act stay the same. */
const MOMENT: readonly ((campaign: Campaign) => unknown)[] = [
  ({ mode }) => mode.now,
  ({ fight }) => fight?.round,
  ({ fight }) => fight?.slot,
];

/** The moment of a fight, as a word for it. */
export const momentOf = (campaign: Campaign): string => MOMENT.map((part) => part(campaign)).join('/');

/** Whether both are the same moment of a fight. */
export const isSameMoment = (one: Campaign, other: Campaign): boolean =>
  MOMENT.every((part) => part(one) === part(other));

/** Watches over a stretch of a fight: whether it goes on without anybody being asked anything that was not asked before. */
export function unasked(decision: Decision): () => boolean {
  const { isAsked } = decision.system.fight.many;
  const askedIn = ({ creatures }: Campaign): string[] =>
    isAsked ? Object.keys(creatures).filter((id) => creatures[id] && isAsked(creatures[id])) : [];
  const before = new Set(askedIn(decision.state));
  return () =>
    isFighting(decision.state) &&
    decision.state.mode.now !== 'morale' &&
    askedIn(decision.state).every((id) => before.has(id));
}

/** Decides a command of the system inside of another, just as if it had been given alone; offers are made to fit. */
function give(decision: Decision, command: AnyCommand): void {
  const kind = ownCommand(decision.system, command.type);
  if (!kind) throw new Error(`“${command.type}” is no command of this system.`);
  const before = decision.state;
  kind.decide(decision, withDefaults(kind.fields, command));
  leaveNoTurnBehind(decision, before);
}

/**
 * Whom one of a group attacks: the one chosen, as long as they are as they were; spread, the first of a side attacks the
 * first of the other, and so on around. Undefined where there is nobody.
 */
function targetOf(
  { state }: Decision,
  id: string,
  at: readonly string[],
  { target, targets }: Aim,
  before: Campaign,
): string | undefined {
  const statusIn = ({ creatures }: Campaign, one: string) => find(creatures, one)?.status;
  const chosen = targets?.[id] ?? target;
  if (chosen !== undefined) {
    creatureAt(state, chosen, target === undefined ? `targets.${id}` : 'target');
    return statusIn(state, chosen) === statusIn(before, chosen) ? chosen : undefined;
  }
  const up = at.filter((one) => statusIn(state, one) === 'up');
  const side = state.fight?.combatants[id]?.side ?? 'others';
  return up[standing(state, side).findIndex((one) => one.id === id) % up.length];
}

/**
 * Each of `who` does what they usually do, one after another, as if each had been told to. Those whose target's player may
 * answer a blow first take aim, and strike when they are told a second time. It stops where a player is asked, where
 * morale is checked, and where the turn goes to others. Refuses an answer that nobody may give with `nobody-asked`.
 */
export function actTogether(decision: Decision, who: readonly string[], aim: Aim = {}): void {
  const before = decision.state;
  const goesOn = unasked(decision);
  const actOf = actsFrom(before, decision.system);
  const waiting: Record<string, string> = {};
  for (const id of who) {
    if (!goesOn() || !isSameMoment(decision.state, before)) break;
    const act = actOf(decision.state, id);
    const field = act?.aim;
    if (act && !field) give(decision, act.command);
    const target = field && targetOf(decision, id, field.at, aim, before);
    if (!field || target === undefined) continue;
    const blow = aimedAt(act, field, target);
    const answer = answerTo(decision, target, id);
    if (aim.answer) give(decision, { ...blow, ...demandAnswer(answer).adds });
    else if (answer && waitsFor(decision.state, id, target)) waiting[id] = target;
    else give(decision, blow);
  }
  if (isSameMoment(decision.state, before)) takeAim(decision, waiting);
}

/** Whether nobody was asked yet about a blow of one at another in this round. */
const waitsFor = ({ fight }: Campaign, id: string, target: string): boolean =>
  fight?.combatants[id]?.aim !== target;

const answerTo = ({ state, system }: Decision, target: string, attacker: string): MayAnswer | undefined =>
  system.fight.many.mayAnswer?.(state, creatureAt(state, target), creatureAt(state, attacker));

function demandAnswer(answer: MayAnswer | undefined): MayAnswer {
  if (!answer)
    throw new Refusal('nobody-asked', 'No player may answer this attack. Leave `answer` out.', 'answer');
  return answer;
}

/** Those who wait for an answer take aim: a fact for each of those who are asked. */
function takeAim(decision: Decision, waiting: Readonly<Record<string, string>>): void {
  for (const target of new Set(Object.values(waiting))) {
    const aims = Object.fromEntries(Object.entries(waiting).filter(([, one]) => one === target));
    const [answer] = Object.keys(aims).flatMap((id) => answerTo(decision, target, id) ?? []);
    if (answer) decision.emit(aimsTaken, { aims, why: `may ${answer.does}` });
  }
}
