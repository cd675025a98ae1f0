import type { Wishes } from '../../shared/api.ts';
import type { Land } from '../../shared/hex/land.ts';

/** How a land is wished on the screen. */
type Wished = Wishes & { only: boolean };

export const COASTS = [
  { value: 'none', label: 'none' },
  { value: 'west', label: 'west' },
  { value: 'two', label: 'two' },
  { value: 'isle', label: 'isle' },
] as const;

export const LEVELS = [
  { name: 'mountains', label: 'Mountains', least: 'none', most: 'many' },
  { name: 'wet', label: 'Wet', least: 'dry', most: 'fens' },
  { name: 'settled', label: 'Settled', least: 'wild', most: 'thick' },
] as const;

export const MANNERS = [
  { value: 'midland', label: 'Midland', like: 'Holmgate, Rushford, Eelstake' },
  { value: 'northern', label: 'Northern', like: 'Skarvik, Holtby, Ulfsund' },
  { value: 'southern', label: 'Southern', like: 'Montara, Valenza, Corello' },
] as const;

const SEEDS = 10_000;
const MOST_SEEN = 8;

/** A seed that nobody has seen. */
export const anySeed = (): number => Math.floor(Math.random() * SEEDS);

/** The wishes of the screen, and the seeds that were seen; they stay for as long as the page is there. */
class GrowWishes {
  now = $state<Wished>({
    seed: anySeed(),
    columns: 24,
    rows: 18,
    coast: 'west',
    mountains: 3,
    wet: 3,
    settled: 2,
    names: 'midland',
    only: true,
  });
  seen = $state.raw<readonly number[]>([this.now.seed]);
  /** The lands of seeds as they were when they were seen. */
  lands = $state.raw<Readonly<Record<number, Land>>>({});
  took(seed: number, land: Land): void {
    const kept = this.seen.filter((one) => one !== seed && one in this.lands);
    this.lands = { ...Object.fromEntries(kept.map((one) => [one, this.lands[one]])), [seed]: land } as Record<
      number,
      Land
    >;
  }

  /** Takes another seed, which is then the last of those that were seen. */
  another(): void {
    this.see(anySeed());
  }
  see(seed: number): void {
    if (!this.seen.includes(seed)) this.seen = [...this.seen, seed].slice(-MOST_SEEN);
    this.now.seed = seed;
  }
  /** The seed before, or after, of those that were seen. */
  step(by: 1 | -1): void {
    const at = this.seen.indexOf(this.now.seed);
    const seed = this.seen[at + by];
    if (at >= 0 && seed !== undefined) this.now.seed = seed;
  }
}

export const wished = new GrowWishes();
