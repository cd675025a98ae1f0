import { takeOverBy } from '../../common/takeOver.ts';
import { by } from '../cite.ts';
import { companionTakenOver } from '../events/people.ts';

/** A player whose character is lost plays a companion, who is no hireling any more and joins (CA-71). */
export const takeOverCommand = takeOverBy((decision, { id }) =>
  decision.emit(companionTakenOver, { creature: id }, by(decision, 'take-over')),
);
