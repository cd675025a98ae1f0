import { combatantChanged } from '../../../campaign/events/fight.ts';
import { turnMissed } from '../events/fight.ts';
import { undeadTurned } from '../events/magic.ts';
import { demandTurn, endTurn, mayAct, proceed } from '../../../campaign/fight.ts';
import { fightOf, STATUS_WORDS } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { option, type Choice } from '../options.ts';
import { isAsked } from '../sheet/will.ts';
import { combatantDetail } from '../sheet/details.ts';

/** Combat actions in a turn (FV-200). */
export const ACTIONS = 2;

/** Actions that someone has left this turn. */
export const actionsLeft = (campaign: Campaign, actor: string): number =>
  ACTIONS - (combatantDetail(campaign.fight?.combatants[actor], 'spent') ?? 0);

/** What a turn's actions are told apart by, where the campaign wants two different ones (FV-200). */
export type ActionName = 'attack' | 'move';

const doneBy = (campaign: Campaign, actor: string): string[] =>
  combatantDetail(campaign.fight?.combatants[actor], 'done') ?? [];

/** Whether a turn may hold an action again that it holds already (FV-200). */
const AGAIN: Record<Choice<'same-action-twice'>, (done: readonly string[], name: ActionName) => boolean> = {
  'any-two': () => true,
  'one-each': (done, name) => !done.includes(name),
};

/** Whether someone may do this now, or once more, in this turn (FV-200). */
export const mayDo = (campaign: Campaign, actor: string, name: ActionName): boolean =>
  AGAIN[option(campaign, 'same-action-twice')](doneBy(campaign, actor), name);

/** Whether a fight is at someone’s turn. */
export const isInTurns = ({ mode }: Campaign): boolean => mode.now === 'turns' || mode.now === 'surprise';

/** Whether it is someone’s turn. */
export const mayActNow = (campaign: Campaign, actor: string): boolean => mayAct(campaign).includes(actor);

/** Whether someone has acted and the next turn of theirs has not begun: trifles and free attacks are still open. */
const hadTurn = ({ fight }: Campaign, actor: string): boolean => {
  const combatant = fight?.combatants[actor];
  return combatant !== undefined && (combatant.acted || (combatantDetail(combatant, 'spent') ?? 0) > 0);
};

/** Refuses the dead with `not-able`, `not-your-turn` (what costs nothing may follow one’s turn), `no-action-left` when the turn has fewer actions left than `cost`, and `done-already` (FV-200). */
export function demandActions(decision: Decision, actor: string, cost: number, action?: ActionName): void {
  const one = decision.state.creatures[actor];
  if (one && one.status !== 'up')
    throw new Refusal('not-able', `${one.name} cannot act: ${STATUS_WORDS[one.status]}.`, 'actor');
  if (one && isAsked(one))
    throw new Refusal(
      'about-to-fall',
      `${one.name} is at 0 hit points. Use Force of Will first, or let ${one.name} fall.`,
      'actor',
    );
  const left = actionsLeft(decision.state, actor);
  const isDone = cost > 0 && left <= 0 && decision.state.fight?.combatants[actor]?.acted === true;
  if (!isDone && (cost > 0 || !hadTurn(decision.state, actor))) demandTurn(decision, actor);
  const name = decision.state.creatures[actor]?.name ?? actor;
  if (isDone) throw new Refusal('no-action-left', `${name} has no actions left this turn (FV-200).`, 'actor');
  if (cost > left)
    throw new Refusal(
      'no-action-left',
      `${name} has ${left} of ${ACTIONS} actions left, and this takes ${cost} (FV-200).`,
      'actor',
    );
  if (action && !mayDo(decision.state, actor, action))
    throw new Refusal(
      'done-already',
      `${name} has already done that this turn. Choose another action (FV-200).`,
      'actor',
    );
}

/** Takes the actions off the turn; with the last of them the turn is over. */
export function spend(decision: Decision, actor: string, cost: number, action?: ActionName): void {
  const { state } = decision;
  const spent = (combatantDetail(fightOf(decision).combatants[actor], 'spent') ?? 0) + cost;
  const done = [...doneBy(state, actor), ...(action ? [action] : [])];
  if (cost > 0) decision.emit(combatantChanged, { creature: actor, details: { spent, done } });
  if (spent >= ACTIONS && mayActNow(state, actor)) endTurn(decision, actor);
  else proceed(decision);
}

/** A turn begins: all its actions are there again (FV-200), or it is the one that is missed (FV-226). */
export function beginTurn(decision: Decision, actor: string): void {
  const { combatants, round } = fightOf(decision);
  const combatant = combatants[actor];
  if (combatantDetail(combatant, 'misses') === round) {
    decision.emit(combatantChanged, { creature: actor, acted: true }, by(decision, 'turn-undead'));
    decision.emit(turnMissed, { creature: actor });
  } else if ((combatantDetail(combatant, 'spent') ?? 0) > 0)
    decision.emit(combatantChanged, { creature: actor, details: { spent: 0, done: [] } });
}

/** Someone misses the next turn: this round’s, where it is still to come, else that of the next round (FV-226). */
export function missTurn(decision: Decision, id: string, hitDice: number): void {
  const { fight } = decision.state;
  const combatant = fight?.combatants[id];
  if (!fight || !combatant) return;
  const { round, slots, slot } = fight;
  const toCome = slots.slice(slot).some(({ who }) => who.includes(id));
  const now = toCome && (!combatant.acted || combatantDetail(combatant, 'misses') === round);
  const missed = now ? round : round + 1;
  decision.emit(
    combatantChanged,
    { creature: id, ...(now ? { acted: true } : {}), details: { misses: missed } },
    by(decision, 'turn-undead'),
  );
  decision.emit(undeadTurned, { creature: id, hitDice, round: missed });
}
