import type {
  Answered,
  ForecastView,
  OfType,
  Policy,
  Query,
  RefusalInWords,
  RouteCard,
} from '../../shared/api.ts';
import type { Game } from '../game.svelte.ts';
import {
  madeAgain,
  marked,
  markedAnew,
  takenBack,
  whyUnmarked,
  type MarkHistory,
  type Tool,
} from './marks/marks.ts';
import { USUAL } from './policy.ts';
import { forecastOf, usualWay, waysOf, type Way } from './ways.ts';

/** How many journeys are played ahead, and the seed of their dice: the same for all ways. */
const RUNS = 10_000;
export const SEED = 1;

/**
 * A journey that is planned: where to, by what ways, under which policy, and what is foretold of it. It outlives its screen, and so
 * works everything out as it is asked: what is derived ends with the screen that first derived it.
 */
export class Journey {
  readonly #game: Game;
  #marks = $state.raw<MarkHistory>({
    before: [],
    now: { to: null, stops: [], forbidden: [] },
    after: [],
  });
  /** Ways lead only over land that the players know. */
  knownOnly = $state(false);
  policy = $state.raw<Policy>(USUAL);
  tool = $state<Tool>('end');
  ways = $state.raw<readonly Way[]>([]);
  /** The name of the way that was chosen, which stays where others come before it. */
  #chosen = $state<string | null>(null);
  /** Why there is no way, or why it can’t be foretold. */
  refusal = $state.raw<RefusalInWords | null>(null);
  /** Counts what was asked for: what was asked before is not waited for. */
  #asked = 0;

  constructor(game: Game) {
    this.#game = game;
  }

  get chosen(): number {
    return this.ways.findIndex((way) => way === this.way);
  }
  get way(): Way | undefined {
    const route = this.#game.view?.table?.route ?? null;
    return this.ways.find(({ name }) => name === this.#chosen) ?? usualWay(this.ways, this.stops, route);
  }
  choose(index: number): void {
    this.#chosen = this.ways[index]?.name ?? this.#chosen;
  }

  get to(): string | null {
    return this.#marks.now.to;
  }
  get stops(): readonly string[] {
    return this.#marks.now.stops;
  }
  get forbidden(): readonly string[] {
    return this.#marks.now.forbidden;
  }
  #show(marks: MarkHistory): void {
    const { to } = marks.now;
    if (to !== this.to) this.tool = to === null ? 'end' : 'stop';
    this.#marks = marks;
    this.#chosen = null;
  }
  /** Heads for another hex, for which the screen was opened; hexes to avoid and the policy stay. */
  head(to: string | null): void {
    if (to === this.to) return;
    const { now } = this.#marks;
    this.#show({
      before: [],
      now: to === null ? { ...now, to, stops: [] } : marked(now, 'end', to),
      after: [],
    });
  }
  /** Marks a hex on the map, or no longer; says why not where it can’t. */
  mark(tool: Tool, hex: string): void {
    const home = this.#game.view?.table?.party.hex ?? null;
    const message = whyUnmarked(this.#marks.now, home, tool, hex);
    if (message === undefined) this.#show(markedAnew(this.#marks, marked(this.#marks.now, tool, hex)));
    else this.refusal = { code: 'same-hex', message };
  }
  /** What a click on a hex does now. */
  touch(hex: string): void {
    this.mark(this.to === null ? 'end' : this.tool, hex);
  }
  /** Takes the last mark back; undefined where there is none. */
  get back(): (() => void) | undefined {
    const then = takenBack(this.#marks);
    return then && (() => this.#show(then));
  }
  /** Makes the mark again that was taken back last; undefined where there is none. */
  get again(): (() => void) | undefined {
    const then = madeAgain(this.#marks);
    return then && (() => this.#show(then));
  }
  /** From now on the marks stand: what is taken back next is something else. */
  settle(): void {
    this.#marks = { ...this.#marks, before: [], after: [] };
  }

  /** Asks for the ways as they are wished now. */
  async ask(): Promise<{ byStops: RouteCard[]; direct: RouteCard[]; refusal: RefusalInWords | null }> {
    const { to, stops, forbidden, knownOnly, policy } = this;
    const none = { byStops: [], direct: [], refusal: null };
    if (to === null) return none;
    const ask = (by: readonly string[]): Promise<Answered<OfType<Query, 'routes'>>> =>
      this.#game.ask({ type: 'routes', to, forbidden: [...forbidden], knownOnly, policy, stops: [...by] });
    const answers = await Promise.all([ask([]), ...(stops.length > 0 ? [ask(stops)] : [])]);
    const refusal = answers.flatMap((answer) => ('error' in answer ? [answer.error] : []))[0] ?? null;
    const [direct, byStops] = answers.map((answer) => ('error' in answer ? [] : answer));
    return { direct: direct ?? [], byStops: byStops ?? [], refusal };
  }
  /** Takes in what was answered; what is foretold of ways that are gone ends. */
  take({ byStops, direct, refusal }: Awaited<ReturnType<Journey['ask']>>): void {
    const land = this.#game.view?.table?.land;
    const had = this.ways.length > 0;
    this.refusal = refusal;
    this.ways = land ? waysOf(land, this.stops, byStops, direct) : [];
    if (had && this.ways.length === 0) this.cancel();
  }

  /** What was foretold last, of whatever. */
  get foretold(): ForecastView | null {
    return this.#game.view?.workspace.forecasting ?? null;
  }
  /** What is foretold of a way as it would be walked now. */
  of(way: Way | undefined): ForecastView['ways'][number] | undefined {
    return forecastOf(this.foretold, way, this.policy);
  }
  /** What is foretold of the chosen way. */
  get forecast(): ForecastView['ways'][number] | undefined {
    return this.of(this.way);
  }
  /** What would mend the worst of the chosen way, the best first; none until it was tried. */
  get mends(): ForecastView['mends'][number] {
    return this.foretold?.mends[this.#place] ?? [];
  }
  /** What would mend it is still being tried. */
  get isTrying(): boolean {
    const { foretold } = this;
    return foretold !== null && foretold.isTrying && this.#place >= foretold.mends.length;
  }
  /** The place of the chosen way among those that were foretold; -1 where it was not. */
  get #place(): number {
    const { foretold, forecast } = this;
    return foretold?.ways.findIndex((one) => one === forecast) ?? -1;
  }
  /** Journeys are being played for these ways. */
  get isRunning(): boolean {
    return this.ways.length > 0 && this.foretold !== null && !this.foretold.isDone;
  }
  /** An act that changed nothing of what was foretold from the event `of` on: the number of its own last event. */
  #harmless = $state.raw({ of: -1, seq: -1 });
  /** What is foretold still holds after an act of this screen. */
  holdsAfter(seq: number): void {
    if (this.foretold) this.#harmless = { of: this.foretold.seq, seq };
  }
  /** The campaign is as it was foretold from. */
  get isCurrent(): boolean {
    const { of, seq } = this.#harmless;
    const from = this.foretold?.seq;
    const now = this.#game.view?.table?.saved.seq;
    return from !== undefined && (now === from || (from === of && now === seq));
  }
  /** What is shown was foretold from another moment of the campaign. */
  get isStale(): boolean {
    return this.forecast !== undefined && !this.isCurrent;
  }
  /** What tells one wish for a forecast from another. */
  get wish(): string {
    return this.ways.length === 0 ? '' : JSON.stringify([this.ways.map(({ hexes }) => hexes), this.policy]);
  }
  /** Whether all of it is foretold already, from how the campaign is now. */
  get isForetold(): boolean {
    const { foretold, ways } = this;
    return (
      foretold !== null &&
      this.isCurrent &&
      (!foretold.isDone || foretold.ways.every(({ runs }) => runs === foretold.wanted)) &&
      ways.every((way) => this.of(way) !== undefined)
    );
  }

  /** Has journeys of these ways played ahead, in the place of any others. */
  async foretell(): Promise<void> {
    const ways = this.ways.map(({ hexes }) => [...hexes]);
    this.#asked += 1;
    const asked = this.#asked;
    if (ways.length === 0) return;
    this.refusal = null;
    await this.#game.aside({ type: 'cancel-forecast' });
    if (asked !== this.#asked) return;
    const answer = await this.#game.aside({
      type: 'forecast',
      ways,
      policy: this.policy,
      runs: RUNS,
      seed: SEED,
    });
    if (asked === this.#asked && !answer.ok && answer.error.code !== 'cancelled') this.refusal = answer.error;
  }
  /** Ends it; what is known so far stays. */
  cancel(): void {
    this.#asked += 1;
    void this.#game.aside({ type: 'cancel-forecast' });
  }
}

const journeys = new WeakMap<Game, { folder: string; journey: Journey }>();

/** The journey that is planned in the open campaign. */
export function journeyOf(game: Game): Journey {
  const folder = game.view?.table?.campaign.folder ?? '';
  const known = journeys.get(game);
  if (known?.folder === folder) return known.journey;
  const journey = new Journey(game);
  journeys.set(game, { folder, journey });
  return journey;
}
