import { inSentence } from '../../counted.ts';
import { tell, type Teller } from '../event.ts';
import { priceSet } from './events.ts';

/** How the log tells of prices and deals. */
export const shopTellers: readonly Teller[] = [
  tell(priceSet, ({ ware, price }) =>
    price === undefined
      ? `The price of ${inSentence(ware)} is that of the rules again.`
      : `Price of ${inSentence(ware)}: ${price}.`,
  ),
];
