import { combatantChanged } from '../../campaign/events/fight.ts';
import { demandTurn, endTurn, proceed } from '../../campaign/fight.ts';
import { fightOf, STATUS_WORDS } from '../../campaign/look.ts';
import { Refusal } from '../../campaign/refusal.ts';
import type { Campaign } from '../../campaign/state.ts';
import type { Decision } from '../contract.ts';

/** Combat actions in a turn (FV-200). */
export const ACTIONS = 2;

/** Actions that somebody has left this turn. */
export const actionsLeft = (campaign: Campaign, actor: string): number =>
  ACTIONS - Number(campaign.fight?.combatants[actor]?.own['spent'] ?? 0);

/** Refuses the dead with `not-able` (FV-112), `not-your-turn`, or `no-action-left` when the turn has fewer actions left than `cost` (FV-200). */
export function demandActions(decision: Decision, actor: string, cost: number): void {
  const one = decision.state.creatures[actor];
  if (one && one.status !== 'up')
    throw new Refusal('not-able', `${one.name} cannot act: ${STATUS_WORDS[one.status]} (FV-112).`, 'actor');
  demandTurn(decision, actor);
  const left = actionsLeft(decision.state, actor);
  const name = decision.state.creatures[actor]?.name ?? actor;
  if (cost > left)
    throw new Refusal(
      'no-action-left',
      `${name} has ${left} of ${ACTIONS} actions left; this takes ${cost} (FV-200).`,
      'actor',
    );
}

/** Takes the actions off the turn; with the last of them the turn is over. */
export function spend(decision: Decision, actor: string, cost: number): void {
  const spent = Number(fightOf(decision).combatants[actor]?.own['spent'] ?? 0) + cost;
  if (cost > 0) decision.emit(combatantChanged, { creature: actor, own: { spent } });
  if (spent >= ACTIONS) endTurn(decision, actor);
  else proceed(decision);
}
