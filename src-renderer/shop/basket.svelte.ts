import type { Command, OfType } from '../../shared/api.ts';
import type { Game } from '../game.svelte.ts';

/** A line of the basket; `who` is null for the party and its treasure. */
interface BuyLine {
  kind: 'buy';
  who: string | null;
  ware: string;
  count: number;
  /** What a hireling is called; undefined for what has no name of its own. */
  name?: string;
}
interface SellLine {
  kind: 'sell';
  who: string | null;
  item: string;
  ware: string;
  count: number;
  /** What all of it brings, where that was agreed on. */
  price?: number | undefined;
}
export type Line = BuyLine | SellLine;

/**
 * What is to be bought and sold, until it is. It outlives the panel, and so works everything out as it is asked: what is derived ends
 * with the panel that first derived it.
 */
export class Basket {
  lines: Line[] = $state([]);
  /** Who buys and sells now. */
  who = $state<string | null>(null);
  /** The party’s purse pays for all. */
  purse = $state(false);
  /** Armour and shields are put on by whoever gets them. */
  wear = $state(true);

  get command(): OfType<Command, 'trade'> {
    return {
      type: 'trade',
      purse: this.purse,
      wear: this.wear,
      buys: this.#of('buy').map(({ who, ware, count, name }) => ({
        ware,
        count,
        ...(who !== null && { to: who }),
        ...(name && { name }),
      })),
      sells: this.#of('sell').map(({ who, item, count, price }) => ({
        item,
        count,
        ...(who !== null && { from: who }),
        ...(price !== undefined && { price }),
      })),
    };
  }
  #of<Kind extends Line['kind']>(kind: Kind): Lines<Kind>[] {
    return this.lines.filter((line): line is Lines<Kind> => line.kind === kind);
  }

  /** How many of a ware are in the basket for whoever buys now. */
  countOf(ware: string): number {
    return this.#of('buy').find((line) => line.who === this.who && line.ware === ware)?.count ?? 0;
  }
  /** Puts so many more of a ware in, or takes them out; each hireling is a line of their own. */
  add(ware: string, by: number, isHireling = false): void {
    const line = this.#of('buy').findLast((one) => one.who === this.who && one.ware === ware);
    if (line && !(isHireling && by > 0)) this.count(line, line.count + by);
    else if (by > 0)
      this.lines.push({
        kind: 'buy',
        who: this.who,
        ware,
        count: by,
        ...(isHireling && { name: '' }),
      });
  }
  /** Puts things that are alike in, as many as there are of each. */
  sellAll(ware: string, things: readonly { item: string; count: number }[]): void {
    for (const { item, count } of things)
      if (!this.isSold(item)) this.lines.push({ kind: 'sell', who: this.who, item, ware, count });
  }
  isSold(item: string): boolean {
    return this.#of('sell').some((line) => line.who === this.who && line.item === item);
  }
  count(line: Line, count: number): void {
    if (count <= 0) this.remove(line);
    else line.count = count;
  }
  remove(line: Line): void {
    this.lines = this.lines.filter((one) => one !== line);
  }
  empty(): void {
    this.lines = [];
  }
}

type Lines<Kind extends Line['kind']> = Extract<Line, { kind: Kind }>;

const baskets = new WeakMap<Game, { folder: string; basket: Basket }>();

/** The basket of the open campaign. */
export function basketOf(game: Game): Basket {
  const folder = game.view?.table?.campaign.folder ?? '';
  const known = baskets.get(game);
  if (known?.folder === folder) return known.basket;
  const basket = new Basket();
  baskets.set(game, { folder, basket });
  return basket;
}
