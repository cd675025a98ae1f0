import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withEvenings } from '../../systemContract.ts';
import { tryFight } from '../../bench/policy.ts';
import { playFight } from '../../helpers/autoplay.ts';
import { openedSample, rulebookOf } from '../../helpers/play.ts';

const SEED = 1;
const FOES = 3;

/** How many drafts were made of campaigns and of their parts: each is a proxy. */
let drafts: number;

beforeEach(() => {
  drafts = 0;
  const Real = Proxy;
  const counting: ProxyHandler<typeof Proxy> = {
    construct(target, given, as) {
      drafts += 1;
      return Reflect.construct(target, given, as) as object;
    },
  };
  vi.stubGlobal('Proxy', new Real(Real, counting));
});
afterEach(() => void vi.unstubAllGlobals());

// Milliseconds differ from machine to machine, work does not. Who makes a fight dearer sees it here, and decides:
// `npx vitest run -u --project unit test/game/fights/work` writes the new figures down.
describe.each(withEvenings)(
  'the work of one fight of the sample of $name against three of the first stat block',
  (system) => {
    const foe = system.statBlocks[0]?.name ?? '';

    it('is so many drafts of the campaign and its parts in a sandbox', () => {
      const sample = openedSample(system);
      drafts = 0;
      const { steps } = tryFight(sample, SEED, foe, FOES);
      expect({ steps, drafts }).toMatchSnapshot();
    });

    it('is so many drafts, commands checked by a schema and offers made when it is clicked', () => {
      const sample = openedSample(system);
      const { kinds } = rulebookOf(system);
      const parsed = [...kinds.commands.values()].map(({ fields }) => vi.spyOn(fields, 'safeParse'));
      drafts = 0;
      const { steps, offers } = playFight(sample, SEED, foe, FOES);
      const checked = parsed.reduce((sum, { mock }) => sum + mock.calls.length, 0);
      expect({ steps, drafts, checked, offers }).toMatchSnapshot();
    });
  },
);
