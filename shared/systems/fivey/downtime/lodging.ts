import { creatureAt } from '../../../campaign/lookup.ts';
import { passTime } from '../../../campaign/passTime.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { lodgingBegan, madeWhole } from '../events/downtime.ts';
import { loseWill } from '../sheet/hitPoints.ts';

/** The characters of the party. */
export const adventurers = (campaign: Campaign): Creature[] =>
  partyOf(campaign).filter(({ kind }) => kind === 'character');

/** Ten quiet days heal everything; who stood by will alone no longer does (FV-S7). */
function healFully(decision: Decision, id: string): void {
  const { hitPoints, status } = creatureAt(decision.state, id);
  if (status !== 'up' || hitPoints.now >= hitPoints.max) return;
  decision.emit(madeWhole, { creature: id, from: hitPoints.now, to: hitPoints.max });
  loseWill(decision, id);
}

/** Days go by, fed and lodged; those who live are whole after them. */
export function lodgeFor(decision: Decision, seconds: number): void {
  decision.emit(lodgingBegan, { until: decision.state.clock + seconds }, by(decision, 'lodging'));
  passTime(decision, seconds);
  for (const { id } of adventurers(decision.state)) healFully(decision, id);
}
