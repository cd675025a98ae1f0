import type { TrailStep } from '../../shared/api.ts';
import type { Game } from '../game.svelte.ts';
import { newest } from '../newest.svelte.ts';
import type { TrailDate } from './live/kept.ts';

/** When the party took the steps of its trail: asked for whenever the trail has changed. */
export class TrailDates {
  #steps = $state.raw<readonly TrailStep[]>([]);
  /** A date for each hex in which a day begins, where it begins last. */
  readonly dates: readonly TrailDate[] = $derived(datesOf(this.#steps));

  /** `trail` must be the same list until the trail changes. Made while a component is made. */
  constructor(game: Game, trail: () => readonly string[], group: () => string) {
    newest(
      () => {
        // Two groups may have gone the same way at other hours.
        void group();
        if (trail().length > 0) return game.ask({ type: 'trail' });
        this.#steps = [];
        return null;
      },
      (answer) => {
        if (Array.isArray(answer)) this.#steps = answer;
      },
    );
  }

  /** When the party was in a hex last, in words; empty where its trail does not lead. */
  lastIn(hex: string): string {
    const step = this.#steps.findLast((one) => one.hex === hex);
    if (!step) return '';
    return `here ${step === this.#steps.at(-1) ? 'since' : 'on'} ${step.day}, ${step.hour}`;
  }
}

/** A date for each hex in which a day begins, where it begins last. */
export const datesOf = (steps: readonly TrailStep[]): TrailDate[] => [
  ...new Map(
    steps
      .map((step, index) => ({ step, before: steps[index - 1], after: steps[index + 1] }))
      .filter(({ step, before }) => before && before.dayNumber !== step.dayNumber)
      .map(({ step: { hex, shortDay }, before, after }): [string, TrailDate] => [
        hex,
        { hex, text: shortDay, beside: [before, after].flatMap((one) => one?.hex ?? []) },
      ]),
  ).values(),
];
