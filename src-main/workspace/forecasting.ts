import type { ForecastView, OfType, WorkspaceCommand, WorkspaceView } from '../../shared/api.ts';
import { demandRoute } from '../../shared/campaign/route/demand.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { placeOf } from '../../shared/hex/land.ts';
import { demandPolicy, demandTravellers } from '../forecast/demand.ts';
import { Crew } from '../forecast/crew.ts';
import { foretell, foretellMends } from '../forecast/foretell.ts';
import { forecastInWords } from '../forecast/inWords.ts';
import type { Game } from '../game/game.ts';
import { LongWork } from './longWork.ts';
import type { WorkspaceOptions } from './options.ts';

type Asked = Omit<OfType<WorkspaceCommand, 'forecast'>, 'type'>;

/** Plays journeys ahead, one forecast at a time, and shows what they come to. It can be cancelled; the campaign never changes. */
export class Forecasting {
  readonly #work = new LongWork('Another forecast is being made. Wait until it is done, or cancel it.');
  readonly #crew: Crew;
  readonly #tell: (changed: Pick<WorkspaceView, 'forecasting'>) => void;

  constructor({ callIn }: WorkspaceOptions, tell: (changed: Pick<WorkspaceView, 'forecasting'>) => void) {
    this.#crew = new Crew(callIn);
    this.#tell = tell;
  }

  /** Foretells up to three ways, and tries what would mend each. Throws Refusals: of the way, of the policy, `busy`, `cancelled`. */
  async foretell(game: Game, { ways, policy: wished, runs, seed }: Asked): Promise<void> {
    const { campaign } = game.state;
    demandTravellers(campaign);
    for (const hexes of ways) demandRoute(campaign, hexes, 'ways');
    const policy = demandPolicy(game.system, wished);
    const plans = ways.map((hexes) => ({ hexes, policy }));
    const { seq } = game;
    const show = (
      made: Omit<ForecastView, 'seq' | 'wanted' | 'ways'> & { ways: Parameters<typeof said>[0] },
    ): void => this.#tell({ forecasting: { ...made, seq, wanted: runs, ways: said(made.ways) } });
    const said = (found: Awaited<ReturnType<typeof foretell>>): ForecastView['ways'] =>
      found.map((one) => {
        const to = one.hexes.at(-1) ?? '';
        return { ...one, said: forecastInWords(one, placeOf(campaign.land, to)) };
      });
    const crew = this.#crew;
    await this.#work.take(async (signal) => {
      let soFar: Awaited<ReturnType<typeof foretell>> = [];
      const mends: ForecastView['mends'] = [];
      const tell = (found: readonly (typeof soFar)[number][]): void => {
        // A hand may still have something to tell as it is stopped.
        if (signal.aborted) return;
        soFar = [...found];
        show({ ways: soFar, isDone: false, isTrying: false, mends: [] });
      };
      tell([]);
      try {
        soFar = await foretell(crew, campaign, { plans, seed, runs }, signal, tell);
        show({ ways: soFar, isDone: true, isTrying: true, mends: [] });
        for (const [index, found] of soFar.entries()) {
          const plan = plans[index];
          if (plan) mends.push(await foretellMends(crew, game.system, campaign, { plan, found }, signal));
          const isTrying = index < soFar.length - 1;
          show({ ways: soFar, isDone: true, isTrying, mends: [...mends] });
        }
      } catch (thrown) {
        if (soFar.some(({ runs: played }) => played > 0))
          show({ ways: soFar, isDone: true, isTrying: false, mends: [...mends] });
        else this.#tell({ forecasting: null });
        throw thrown;
      }
    });
  }

  /** Somebody plays at the table meanwhile, and should not have to wait. */
  makeWay = (): void => this.#crew.makeWay();

  /** Ends it; what is known so far stays. */
  cancel = (): Promise<void> =>
    this.#work.end(new Refusal('cancelled', 'The forecast was cancelled. Nothing was changed.'));

  /** Ends it, puts it away, and sends home who played it. */
  dismiss = async (): Promise<void> => {
    await this.cancel();
    this.#crew.end();
    this.#tell({ forecasting: null });
  };
}
