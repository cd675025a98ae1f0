import type { Campaign } from '../../../campaign/state.ts';
import { capital } from '../../../text/words.ts';
import { asWare, hireling, hirelingOf } from '../../common/wares.ts';
import type { Ware } from '../../contract.ts';
import { number } from '../options.ts';
import { BASKET, GOODS, goodsOrRefuse, PACKS, SMALL_GOODS, type Goods } from '../sheet/items.ts';
import { HIRELING, stayAt, takeOn } from './dealings.ts';
import { LIFESTYLE_IDS, LIFESTYLES, type Lifestyle } from './plans.ts';

const goods = (name: string, { cost, ...item }: Goods): Ware =>
  asWare(
    { ...item, name },
    { price: cost, ...(SMALL_GOODS.includes(name) ? { lot: { of: BASKET.goods, price: BASKET.cost } } : {}) },
  );

const pack = (id: string, { cost, contents }: (typeof PACKS)[string]): Ware => ({
  name: `${capital(id)}${id === 'refill' ? '' : '’s'} pack`,
  kind: 'pack',
  price: cost,
  things: contents.map((name) => {
    const { cost: _cost, ...item } = goodsOrRefuse(name, 'goods');
    return item;
  }),
});

const inn = (lifestyle: Lifestyle): Ware => ({
  name: `Inn, ${lifestyle}`,
  kind: 'lodging',
  per: 'night',
  price: LIFESTYLES[lifestyle].cost / 10,
  serve: (decision, { to }) => {
    if (to !== undefined) stayAt(decision, lifestyle, to);
  },
});

const ALWAYS: readonly Ware[] = [
  ...Object.entries(GOODS).map(([name, one]) => goods(name, one)),
  ...Object.entries(PACKS).map(([id, one]) => pack(id, one)),
  ...LIFESTYLE_IDS.filter((id) => id !== 'squalid').map(inn),
];

/** The price lists, in crowns; a hireling’s pay is the campaign’s. */
export const wares = (campaign: Campaign): readonly Ware[] => [
  ...ALWAYS,
  hirelingOf(HIRELING, {
    price: number(campaign, 'hireling-crowns'),
    serve: (decision, { name, count }) => {
      takeOn(decision, hireling(decision, HIRELING, name), count);
    },
  }),
];
