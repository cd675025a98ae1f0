import type { TableDraft } from './tables/draft.ts';

/** A sentence of the tale that is being told otherwise. */
export interface Correction {
  how: 'instead' | 'after';
  text: string;
}

/** What is being written in a campaign and not given yet: it outlives the panel that it is written in. */
export class Drafts {
  /** The line below the map, and whether only the referee is to see it. */
  line = $state({ text: '', secret: false });
  table = $state.raw<TableDraft | null>(null);
  block = $state<string | null>(null);
  /** The letter to the players. */
  letter = $state<string | null>(null);
  /** By the place of their sentence. */
  readonly corrections = new Map<string, Correction>();
}
