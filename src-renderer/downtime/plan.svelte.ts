import type {
  DowntimePlan,
  DowntimeView,
  Field,
  GameView,
  GivenCommand,
  LaneView,
  Offer,
  StayView,
} from '../../shared/api.ts';
import { filledIn, suggested, type Value } from '../../shared/page/blanks.ts';

/** Blanks of different stays that ask the same of the same character are one: what was typed stays when another is chosen. */
const keyOf = ({ name, row = '' }: Pick<Field, 'name' | 'row'>): string =>
  `${row}.${name.split('.').at(-1) ?? ''}`;

const isSame = (a: Offer['command'], b: Offer['command']): boolean =>
  a.type === b.type && a['span'] === b['span'];

/** What is planned for the time between adventures, until it is played. */
export class Plan {
  readonly #view: () => DowntimeView | null;
  #chosen = $state('');
  #typed: Record<string, Value> = $state({});
  /** What the last stay brought was seen: the number of its last event. */
  #seen = $state(0);
  /** How it would go; of the plan as it stands now, or just before. */
  card = $state.raw<DowntimePlan | null>(null);
  /** Until the card is of the plan as it stands. */
  asking: Promise<void> | null = null;

  constructor(view: () => DowntimeView | null) {
    this.#view = view;
  }

  readonly shown = $derived.by(() => this.#view());
  readonly stay = $derived.by((): StayView | undefined => {
    const stays = this.shown?.stays ?? [];
    return stays.find(({ label }) => label === this.#chosen) ?? stays[0];
  });
  readonly fields: Field[] = $derived(this.stay?.offer.needs ?? []);
  readonly command = $derived.by((): GivenCommand | null => {
    const values = Object.fromEntries(this.fields.map((field) => [field.name, this.value(field)]));
    return this.stay ? filledIn(this.stay.offer, values) : null;
  });
  /** Whether the lanes show what was played. */
  readonly isPlayed = $derived.by(() => {
    const played = this.shown?.played ?? null;
    return played !== null && played !== this.#seen;
  });
  readonly refused: LaneView[] = $derived(this.card?.lanes.filter(({ state }) => state === 'refused') ?? []);

  value(field: Field): Value {
    return this.#typed[keyOf(field)] ?? suggested(field);
  }
  type(field: Field, value: Value): void {
    this.goOn();
    this.#typed[keyOf(field)] = value;
  }
  /** Fills several blanks at once, by their names. */
  fill(values: Readonly<Record<string, Value>>): void {
    for (const field of this.fields) {
      const value = values[field.name];
      if (value !== undefined) this.type(field, value);
    }
  }
  choose(label: string): void {
    this.goOn();
    this.#chosen = label;
  }
  /** Leaves what was played, for the next plan. */
  goOn(): void {
    this.#seen = this.shown?.played ?? 0;
  }

  /** Where the hand goes on: the first refusal, else the first blank. */
  toWork: (() => void) | null = null;

  /** The first act: to play the plan, to mend it, or to make the next one. The same one as long as nothing changes. */
  readonly act = $derived.by((): Offer | null => {
    const { stay, command } = this;
    return stay && command ? { ...this.#actInWords(stay), command, main: true } : null;
  });
  #actInWords({ act, label, detail }: StayView): { label: string; detail: string } {
    if (this.isPlayed) return { label: `Plan again`, detail: label.toLowerCase() };
    const names = this.refused.map(({ name }) => name);
    if (names.length > 0) return { label: act, detail: `not ready: ${names.join(', ')}` };
    return { label: act, detail };
  }

  /** The acts of the table, with the plan’s own first. */
  laid(table: GameView): GameView {
    const { act } = this;
    if (!act) return table;
    return { ...table, now: [act, ...table.now.filter((offer) => !(offer.main && this.#isStay(offer)))] };
  }
  #isStay({ command }: Offer): boolean {
    return this.shown?.stays.some(({ offer }) => isSame(offer.command, command)) ?? false;
  }
  /** Whether an offer only leads to what the screen shows already. */
  shows(offer: Offer): boolean {
    return this.shown?.stays.some((stay) => stay.offer.label === offer.label) ?? false;
  }
  /** Whether it was for the plan, and no command is to be given. */
  takes(offer: Offer): boolean {
    const stay = this.shown?.stays.find((one) => isSame(one.offer.command, offer.command));
    if (!stay) return false;
    const isAct = offer.main === true && offer.label === this.act?.label;
    if (isAct && this.isPlayed) {
      this.goOn();
      return true;
    }
    if (isAct && this.refused.length === 0) return false;
    if (!isAct && (offer.needs ?? []).length === 0) return false;
    if (!isAct) this.choose(stay.label);
    this.toWork?.();
    return true;
  }
}
