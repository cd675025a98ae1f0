import { amountOf, counted, inSentence, together, withArticle } from '../../text/words.ts';
import { tell, type Teller } from '../event.ts';
import { dealMade, priceSet, type Line } from './events.ts';
import { hiredIn } from './hired.ts';

/** “a torch”, “2 × torch”, “bed (3 nights)”. */
const amount = ({ name, count, per }: Line): string =>
  per === undefined ? amountOf(name, count) : `${name} (${counted(count, per)})`;

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

const listed = (lines: readonly Line[]): string => together(addedUp(lines).map(amount));

/** “a hireling for 3 days”, “Nell as a guide for 1 day”. */
function service(line: Line): string {
  const { name, trade } = hiredIn(line) ?? {};
  const as = trade && withArticle(trade);
  const who = name === undefined ? as : `${name}${as ? ` as ${as}` : ''}`;
  return `${who ?? ''} for ${counted(line.count, 'day')}`;
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
    const hires = bought.filter(hiredIn);
    const goods = bought.filter((line) => !hiredIn(line));
    const deals = [
      ...(sold.length > 0 ? [`sells ${listed(sold)} for ${coins(sum(sold))}`] : []),
      ...(goods.length > 0 ? [`buys ${listed(goods)} for ${coins(sum(goods))}`] : []),
      ...(hires.length > 0 ? [`hires ${together(hires.map(service))}, paying ${coins(sum(hires))}`] : []),
    ];
    const byPurse = 'creature' in dealer && 'cache' in purse ? ' (the party’s purse)' : '';
    return `${who} ${together(deals)}${byPurse}.`;
  }),
];
