import type { Offer } from '../../shared/api.ts';

/** An offer that can hardly be meant: it waits until it is pressed again, or anything else happens. */
export class Doubt {
  #about = $state.raw('');
  readonly #seq: () => number | undefined;
  readonly #offers: () => readonly Offer[];

  /** `seq` is the number of the last event, `offers` those of the moment. */
  constructor(seq: () => number | undefined, offers: () => readonly Offer[]) {
    this.#seq = seq;
    this.#offers = offers;
  }

  /** The offer that waits for its second press. */
  get offer(): Offer | undefined {
    return this.#offers().find((offer) => this.isOf(offer));
  }

  /** Whether it is this offer that waits. */
  isOf(offer: Offer): boolean {
    return this.#about === this.#inWords(offer);
  }

  /** Has an offer wait for a second press. */
  raise(offer: Offer): void {
    this.#about = this.#inWords(offer);
  }

  /** Presses an offer. Gives back whether it is meant: at once, or where it warns, the second time. */
  press(offer: Offer): boolean {
    const isMeant = offer.warns === undefined || this.isOf(offer);
    this.#about = isMeant ? '' : this.#inWords(offer);
    return isMeant;
  }

  /** What is the same only for the same offer with the same warning at the same moment. */
  #inWords({ command, warns }: Offer): string {
    return JSON.stringify([this.#seq(), command, warns]);
  }
}
