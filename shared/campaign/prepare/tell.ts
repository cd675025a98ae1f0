import { tell } from '../event.ts';
import { prepareNoted, prepareTicked } from './events.ts';

/** The words for what the referee wants to prepare. */
export const prepareTellers = [
  tell(prepareNoted, ({ what }) => `To prepare: ${what}`),
  tell(prepareTicked, ({ what, done }) => `${done ? 'Prepared' : 'Not yet prepared'}: ${what}`),
];
