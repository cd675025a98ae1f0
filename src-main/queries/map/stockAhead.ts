import { Refusal } from '../../../shared/campaign/refusal.ts';
import { partedByRoom } from '../../../shared/campaign/stocking/passedBy.ts';
import { regionMeant, stocked } from '../../../shared/campaign/stocking/stock.ts';
import { stockTables } from '../../../shared/campaign/stocking/tables.ts';
import { StockWishesSchema, type StockWishes } from '../../../shared/campaign/stocking/wishes.ts';
import { hexesIn } from '../../../shared/hex/land.ts';
import type { StockCard } from '../../../shared/page/cards/mapCards.ts';
import type { Game } from '../../game/game.ts';

/** What these wishes would put where, or why nothing can be put anywhere. Refuses `unknown-region`. */
export function stockAhead(
  { state: { campaign }, system }: Pick<Game, 'state' | 'system'>,
  { type: _type, ...asked }: Partial<StockWishes> & { type: 'stock-ahead' },
): StockCard {
  const known = { state: campaign, system };
  const wishes = StockWishesSchema.parse(asked);
  const { encounters } = regionMeant(campaign.land, wishes.region);
  const hexes = hexesIn(campaign.land, wishes.region);
  const tables = stockTables(known, encounters).map(({ name, whose, rows }) => ({
    name,
    whose,
    lines: rows.length,
  }));
  return {
    hexes,
    tables,
    passed: partedByRoom(campaign, hexes).passed,
    ...thingsOf(() => stocked(known, wishes)),
  };
}

function thingsOf(stock: () => Pick<StockCard, 'things'>): Pick<StockCard, 'things' | 'lack'> {
  try {
    return { things: stock().things };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return { things: [], lack: thrown.message };
  }
}
