import { tell, type Teller } from '../../../campaign/event.ts';
import { counted } from '../../../text/words.ts';
import { encounterTookTurn, tableHourEnded } from '../events/site.ts';

/** The words of turns in a site. */
export const siteTellers: readonly Teller[] = [
  tell(encounterTookTurn, () => 'The encounter took a turn.'),
  tell(tableHourEnded, ({ missing }) => `The hour is up: ${counted(missing, 'turn passes', 'turns pass')}.`),
];
