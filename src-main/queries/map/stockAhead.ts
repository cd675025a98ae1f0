import { Refusal } from '../../../shared/campaign/refusal.ts';
import { groundOf, stocked, type Thing } from '../../../shared/campaign/stocking/stock.ts';
import { StockWishesSchema, type StockWishes } from '../../../shared/campaign/stocking/wishes.ts';
import type { StockCard } from '../../../shared/page/cards/mapCards.ts';
import type { Game } from '../../game/game.ts';

/** What these wishes would put where, or why nothing can be put anywhere. Refuses `unknown-region`. */
export function stockAhead(
  { state: { campaign }, system }: Pick<Game, 'state' | 'system'>,
  { type: _type, ...asked }: Partial<StockWishes> & { type: 'stock-ahead' },
): StockCard {
  const known = { state: campaign, system };
  const wishes = StockWishesSchema.parse(asked);
  const ground = groundOf(known, wishes.region);
  const { hexes, passed, tables } = ground;
  return {
    hexes,
    passed,
    tables: tables.map(({ name, whose, rows }) => ({ name, whose, lines: rows.length })),
    ...thingsOf(() => stocked(known, wishes, ground)),
  };
}

function thingsOf(stock: () => Thing[]): Pick<StockCard, 'things' | 'lack'> {
  try {
    return { things: stock() };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return { things: [], lack: thrown.message };
  }
}
