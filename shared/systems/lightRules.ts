import type { Campaign, Item } from '../campaign/state.ts';

/** How a light burns down: by the clock, or by a die every so many seconds. */
export type LightKind = { kind: 'countdown'; seconds: number } | { kind: 'die'; die: number; every: number };

/** Where light comes from, and when it is dark without. */
export interface LightRules {
  /** What a lit light is: a countdown or a die, in seconds; undefined for things that give no light. */
  of(item: Pick<Item, 'name' | 'die' | 'details'>, campaign: Campaign): LightKind | undefined;
  /** The hour at which it grows dark where an option of the campaign moves it; else the calendar's. */
  dusk?(campaign: Campaign): number;
}
