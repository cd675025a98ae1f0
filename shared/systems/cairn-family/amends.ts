import { amend, keepItem } from '../../campaign/commands/amends.ts';
import { itemDropped } from './events/bodies.ts';
import { bookLost } from './events/magic.ts';

/** What puts right the family’s events of a receipt. */
export const familyAmenders = [amend(itemDropped, keepItem), amend(bookLost, keepItem)];
