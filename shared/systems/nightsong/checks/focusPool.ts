import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { focusFilled, focusLapsed, focusSpent } from '../events/checks.ts';
import { numberOf } from '../numbers.ts';
import { MOST_FOCUS, sheetOf, type Sheet } from '../sheet/sheet.ts';
import { edgeFrom, isFutile, type Grounds } from './grounds.ts';
import { remember, rollsOf } from './lastRolls.ts';

/** Focus at the start of a session: DEX, from 0 or the house’s number to 3 (NS-8, NS-16, NS-99, NS-R9). */
export const focusMax = (campaign: Campaign, { dex }: Pick<Sheet, 'dex'>): number =>
  Math.min(MOST_FOCUS, Math.max(numberOf(campaign, 'least-focus'), dex));

/** Spends a point of Focus for Advantage on one roll; refuses with `no-focus` at 0 (NS-36). */
export function takeFocus(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  const { focus } = sheetOf(creature);
  if (focus < 1) throw new Refusal('no-focus', `${creature.name} has no Focus left (NS-36).`, 'focus');
  decision.emit(focusSpent, { actor: id, from: focus, to: focus - 1 });
}

/** Spends a point of Focus before a roll. Refuses `has-advantage` or `outweighed` where it would be wasted. */
export function payFocus(decision: Decision, id: string, grounds: Grounds): void {
  if (isFutile(grounds))
    throw edgeFrom(grounds) === 'advantage'
      ? new Refusal('has-advantage', 'This roll already has Advantage. Focus would be wasted.', 'focus')
      : new Refusal('outweighed', 'This roll keeps its Disadvantage. Focus would be wasted.', 'focus');
  takeFocus(decision, id);
  grounds.for.push('focus');
}

/** Fills Focus when a session begins (NS-35). */
export function refillFocus(decision: Decision): void {
  for (const one of partyOf(decision.state, true)) {
    const [from, to] = [sheetOf(one).focus, focusMax(decision.state, sheetOf(one))];
    if (one.kind === 'character' && from !== to) decision.emit(focusFilled, { creature: one.id, from, to });
  }
}

/** Unspent Focus is lost when a session ends, and its rolls can no longer be changed (NS-37). */
export function loseFocus(decision: Decision): void {
  for (const one of Object.values(decision.state.creatures)) {
    const from = sheetOf(one).focus;
    if (from > 0) decision.emit(focusLapsed, { creature: one.id, from, to: 0 });
  }
  if (rollsOf(decision.state).length > 0) remember(decision);
}
