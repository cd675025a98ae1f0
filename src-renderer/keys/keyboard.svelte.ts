import type { Offer } from '../../shared/api.ts';
import { AS_MADE, keysOf, type LetterWishes } from './acts.ts';
import { lettersOn } from './letters.ts';

/** The keyboard: what is written on it, how the referee has its letters, and what they do now. */
export class Keyboard {
  /** What its keys write by their places, as far as it is known to differ from a US one. */
  layout = $state.raw<ReadonlyMap<string, string>>(new Map());
  readonly #offers: () => readonly Offer[];
  readonly #wishes: () => LetterWishes | undefined;

  /** `offers` are those of the moment; `wishes` is undefined while they are not known. */
  constructor(offers: () => readonly Offer[], wishes: () => LetterWishes | undefined) {
    this.#offers = offers;
    this.#wishes = wishes;
  }

  readonly letters = $derived(lettersOn(this.layout));
  readonly wishes = $derived.by(() => this.#wishes() ?? AS_MADE);
  /** The keys of the offers of the moment. */
  readonly keys = $derived.by(() => keysOf(this.#offers(), this.letters, this.wishes));
}
