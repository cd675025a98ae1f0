import type { StockCard, StockWishes } from '../../shared/api.ts';
import { anySeed } from '../growing/wishes.svelte.ts';

type Wished = Pick<StockWishes, 'seed' | 'thick' | 'secret' | 'again' | 'without'>;

export const SECRETS = [
  { value: 'none', label: 'none' },
  { value: 'lairs', label: 'lairs' },
  { value: 'all', label: 'all' },
] as const;

/** How regions are wished on the screen; it stays for as long as the page is there. */
class WishedStock {
  now = $state<Wished>({ seed: anySeed(), thick: 3, secret: 'lairs', again: {}, without: [] });
  /** The region that was chosen; undefined where none was. */
  region = $state.raw<string | null | undefined>();
  /** The tables that were chosen; undefined where nobody has. */
  tables = $state.raw<readonly string[] | undefined>();
  /** Which of the things is chosen, by its hex. */
  hex = $state.raw<string | undefined>();

  /** Other things for the same region. */
  another(seed = anySeed()): void {
    this.now = { ...this.now, seed, again: {}, without: [] };
    this.hex = undefined;
  }
  take(region: string | null): void {
    this.region = region;
    this.another(this.now.seed);
  }
  throwAgain(hex: string): void {
    this.now.again = { ...this.now.again, [hex]: (this.now.again[hex] ?? 0) + 1 };
  }
  leaveOut(hex: string): void {
    this.now.without = [...this.now.without, hex];
  }
  putBack(hex: string): void {
    this.now.without = this.now.without.filter((one) => one !== hex);
  }
  /** Whether things come from a table: unless somebody chose, from those of the region and those given. */
  has({ name, whose, lines }: StockCard['tables'][number]): boolean {
    return lines > 0 && (this.tables?.includes(name) ?? (whose === 'region' || whose === 'given'));
  }
}

export const stock = new WishedStock();
