import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, ForecastView } from '../../shared/api.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { Crew } from '../../src-main/forecast/crew.ts';
import { Workspace } from '../../src-main/workspace/workspace.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { everything } from '../helpers/commandLine.ts';
import { ownFolder } from '../helpers/folders.ts';
import { here } from './here.ts';

const NEAR = ['0608', '0607'];
/** From Harrowford to the Star Stair: more than a week’s walk there and back again. */
const FAR = '1502';

let workspace: Workspace;
let folder: string;

beforeEach(async () => {
  const library = ownFolder('library');
  workspace = new Workspace({
    disk: nodeDisk,
    folder: library,
    host: 'web',
    dice: seededDice(1),
    callIn: here,
  });
  await workspace.dispatch({ type: 'new-campaign', name: 'The Vale', system: 'fivey', sample: true });
  await workspace.dispatch({ type: 'open-session' });
  folder = `${library}/the-vale`;
});

const codeOf = (answer: Answer): string => (answer.ok ? 'ok' : answer.error.code);
const foretold = (more: object = {}): Promise<Answer> =>
  workspace.dispatch({ type: 'forecast', ways: [NEAR], runs: 60, ...more });
const shown = (): ForecastView | null => workspace.view.workspace.forecasting;

/** The quickest way to a hex. */
async function wayTo(to: string): Promise<readonly string[]> {
  const found = await workspace.ask({ type: 'routes', to });
  if ('error' in found) throw new Error(found.error.message);
  return found[0]?.hexes ?? [];
}

/** Does something as soon as the first journeys are shown. */
async function onceSeen(act: () => unknown): Promise<void> {
  await new Promise<void>((done) => {
    const stop = workspace.watch(() => {
      if (!shown()?.ways[0]?.runs) return;
      stop?.();
      done();
    });
  });
  await act();
}

describe('a forecast at the desk', () => {
  it('is shown with its figures and a sentence, and changes nothing', async () => {
    const before = everything(folder);
    const { seq } = workspace.view.table?.saved ?? { seq: 0 };
    expect(codeOf(await foretold({ ways: [NEAR, ['0608']] }))).toBe('ok');
    expect(shown()).toMatchObject({ seq, wanted: 60, isDone: true });
    expect(shown()?.ways.map(({ runs }) => runs)).toEqual([60, 60]);
    expect(shown()?.ways[0]?.said).toMatch(/^In .* journeys you reach The Milestone Pass/);
    expect(everything(folder)).toBe(before);
  });

  it('makes way for who plays meanwhile', async () => {
    const makeWay = vi.spyOn(Crew.prototype, 'makeWay');
    await workspace.dispatch({ type: 'set-weather', name: 'rain' });
    expect(makeWay).toHaveBeenCalledOnce();
  });

  it('tells what would mend the worst of it', async () => {
    await foretold({ ways: [await wayTo(FAR)], runs: 40 });
    const [mend] = shown()?.mends[0] ?? [];
    expect(shown()?.ways[0]?.food.ranOut).toBeGreaterThan(0.9);
    expect(mend).toMatchObject({ trouble: 'go hungry', after: 0 });
    expect(shown()?.mends[0]?.find(({ buy }) => buy)).toMatchObject({ what: '4 more rations' });
  });

  it('says while it tries what would mend it', async () => {
    const tried: boolean[] = [];
    const stop = workspace.watch(() => tried.push(shown()?.isTrying === true));
    await foretold({ ways: [await wayTo(FAR)], runs: 20 });
    stop?.();
    expect(tried).toContain(true);
    expect(shown()?.isTrying).toBe(false);
  });

  it('has nothing to mend where all goes well', async () => {
    await foretold({ ways: [['0608']] });
    expect(shown()?.mends).toEqual([[]]);
  });

  it('is one at a time', async () => {
    const first = foretold({ runs: 100_000 });
    await onceSeen(async () => expect(codeOf(await foretold())).toBe('busy'));
    await workspace.dispatch({ type: 'cancel-forecast' });
    await first;
  });

  it('that is cancelled says so, and what was known stays until it is put away', async () => {
    const first = foretold({ runs: 100_000 });
    await onceSeen(() => workspace.dispatch({ type: 'cancel-forecast' }));
    expect(codeOf(await first)).toBe('cancelled');
    expect(shown()).toMatchObject({ isDone: true, mends: [] });
    expect(shown()?.ways[0]?.runs).toBeLessThan(100_000);
    await workspace.dispatch({ type: 'dismiss-forecast' });
    expect(shown()).toBeNull();
  });

  it('ends with the campaign that it is about', async () => {
    const first = foretold({ runs: 100_000 });
    await onceSeen(() => workspace.dispatch({ type: 'close-campaign' }));
    expect(codeOf(await first)).toBe('cancelled');
    expect(shown()).toBeNull();
  });

  it('goes on while the game does, and says of which moment it is', async () => {
    const { seq = 0 } = workspace.view.table?.saved ?? {};
    const first = foretold({ runs: 400 });
    await onceSeen(() => workspace.dispatch({ type: 'note', text: 'Rooks.' }));
    expect(codeOf(await first)).toBe('ok');
    expect(shown()?.seq).toBe(seq);
  });

  it.each([
    ['a hex off the map', { ways: [['9898']] }, 'unknown-hex'],
    ['hexes that don’t touch', { ways: [NEAR, ['0608', '0101']] }, 'not-next'],
    ['no way', { ways: [] }, 'bad-field'],
    ['ten million journeys', { runs: 10_000_000 }, 'bad-field'],
    ['food that no rule has found', { policy: { food: 'forage', full: 'leave-food' } }, 'bad-policy'],
    ['a policy of another kind', { policy: { luck: 'good' } }, 'bad-field'],
  ])('of %s is refused, and nothing is shown', async (_what, more, code) => {
    expect(codeOf(await foretold(more))).toBe(code);
    expect(shown()).toBeNull();
  });

  it('waits until an encounter is over', async () => {
    await workspace.dispatch({ type: 'meet', statBlock: 'Goblin', count: 2 });
    expect(codeOf(await foretold())).toBe('not-now');
    expect(await workspace.ask({ type: 'routes', to: FAR })).toMatchObject({ error: { code: 'not-now' } });
  });
});

describe('ways that are asked for', () => {
  it('are the quickest and the safest, each with its days', async () => {
    const found = await workspace.ask({ type: 'routes', to: FAR });
    if ('error' in found) throw new Error(found.error.message);
    expect(found.map(({ by }) => by)).toEqual(['quickest', 'safest']);
    for (const { itinerary, hexes } of found) {
      expect(itinerary.arrives).toBe(true);
      expect(
        itinerary.days.flatMap(({ legs }) => legs.filter(({ arrived }) => arrived).map(({ to }) => to)),
      ).toEqual(hexes);
      expect(itinerary.days.at(-1)?.night).toBeNull();
    }
  });

  it('say where food could be had before it runs out', async () => {
    const found = await workspace.ask({ type: 'routes', to: FAR });
    if ('error' in found) throw new Error(found.error.message);
    expect(found[0]?.itinerary.hungryOn).not.toBeNull();
    expect(found[0]?.supplies[0]).toEqual({ hex: '0509', place: 'Harrowford', day: 1 });
  });

  it('pass their stops, and keep off what is forbidden', async () => {
    const plain = await wayTo(FAR);
    const found = await workspace.ask({
      type: 'routes',
      to: FAR,
      stops: ['0704'],
      forbidden: [plain[3] ?? ''],
    });
    if ('error' in found) throw new Error(found.error.message);
    expect(found[0]?.hexes).toContain('0704');
    expect(found[0]?.hexes).not.toContain(plain[3]);
  });

  it('have the route that is kept beside them, where it leads there by another way and may', async () => {
    const from = await workspace.ask({ type: 'routes', to: FAR, stops: ['0507', '0704'] });
    if ('error' in from) throw new Error(from.error.message);
    const hexes = [...(from[0]?.hexes ?? [])];
    expect((await workspace.dispatch({ type: 'plan-route', hexes })).ok).toBe(true);
    const kept = async (more: object) => {
      const found = await workspace.ask({ type: 'routes', to: FAR, ...more });
      return 'error' in found ? found : found.filter(({ by }) => by === 'kept');
    };
    expect(await kept({})).toMatchObject([{ hexes, itinerary: { arrives: true } }]);
    expect(await kept({ to: '0704' })).toEqual([]);
    expect(await kept({ stops: ['0608'] })).toEqual([]);
    expect(await kept({ forbidden: ['0507'] })).toEqual([]);
    await workspace.dispatch({ type: 'plan-route', hexes: [...(await wayTo(FAR))] });
    expect(await kept({})).toEqual([]);
  });

  it('are refused with the reason where there is none', async () => {
    expect(await workspace.ask({ type: 'routes', to: '9898' })).toMatchObject({
      error: { code: 'unknown-hex' },
    });
  });

  it('reach as far as the daylight', async () => {
    const { hexes } = (await workspace.ask({ type: 'reach' })) as { hexes: { seconds: number }[] };
    expect(hexes.length).toBeGreaterThan(6);
    expect(Math.max(...hexes.map(({ seconds }) => seconds))).toBeLessThanOrEqual(12 * 3600);
  });
});
