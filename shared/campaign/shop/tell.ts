import { counted, inSentence } from '../../text/words.ts';
import { tell, type Teller } from '../event.ts';
import { dealMade, priceSet } from './events.ts';

interface Line {
  name: string;
  count: number;
  total: number;
  per?: string | undefined;
}

/** “2 × torch”, “Tam (3 days)”. */
function amount({ name, count, per }: Line): string {
  if (per !== undefined) return `${name} (${counted(count, per)})`;
  return count > 1 ? `${count} × ${name}` : name;
}

/** Things of one name, of which a deal has several rows, as one. */
function addedUp(lines: readonly Line[]): Line[] {
  const things: Line[] = [];
  for (const line of lines) {
    const known = things.find(({ name, per }) => name === line.name && (per ?? line.per) === undefined);
    if (known) known.count += line.count;
    else things.push({ ...line });
  }
  return things;
}

function listed(lines: readonly Line[]): string {
  const all = addedUp(lines).map(amount);
  const last = all.at(-1) ?? '';
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${last}` : last;
}

const sum = (lines: readonly Line[]): number => lines.reduce((all, { total }) => all + total, 0);

/** How the log tells of prices and deals. */
export const shopTellers: readonly Teller[] = [
  tell(priceSet, ({ ware, price }, { coins }) =>
    price === undefined
      ? `The price of ${inSentence(ware)} is that of the rules again.`
      : `Price of ${inSentence(ware)}: ${coins(price)}.`,
  ),
  tell(dealMade, ({ dealer, purse, bought, sold }, { name, coins }) => {
    const who = 'creature' in dealer ? name(dealer.creature) : 'The party';
    const deals = [
      ...(sold.length > 0 ? [`sells ${listed(sold)} for ${coins(sum(sold))}`] : []),
      ...(bought.length > 0 ? [`buys ${listed(bought)} for ${coins(sum(bought))}`] : []),
    ];
    const byPurse = 'creature' in dealer && 'cache' in purse ? ' (the party’s purse)' : '';
    return `${who} ${deals.join(' and ')}${byPurse}.`;
  }),
];
