import { tell, type Teller } from '../../../campaign/event.ts';
import { encounterTookTurn, tableHourEnded } from '../events/site.ts';

/** The words of turns in a site. */
export const siteTellers: readonly Teller[] = [
  tell(encounterTookTurn, () => 'That took a turn.'),
  tell(
    tableHourEnded,
    ({ missing }) => `The hour is up: ${missing} ${missing === 1 ? 'turn passes' : 'turns pass'}.`,
  ),
];
