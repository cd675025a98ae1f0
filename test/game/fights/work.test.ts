import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systems } from '../../../shared/systems/registry.ts';
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

// Milliseconds differ from machine to machine, work does not. Who makes a fight dearer sees it here, and decides.
describe('the work of one fight of the sample against three of the first stat block', () => {
  it('is so many drafts of the campaign and its parts in a sandbox', () => {
    const made = systems.map((system) => {
      const sample = openedSample(system);
      drafts = 0;
      const steps = tryFight(sample, SEED, system.statBlocks[0]?.name ?? '', FOES);
      return [system.id, { steps, drafts }] as const;
    });
    expect(Object.fromEntries(made)).toMatchInlineSnapshot(`
      {
        "block-dodge-parry": {
          "drafts": 435,
          "steps": 32,
        },
        "cairn": {
          "drafts": 426,
          "steps": 30,
        },
        "fivey": {
          "drafts": 353,
          "steps": 22,
        },
        "nightsong": {
          "drafts": 82,
          "steps": 4,
        },
        "vogt": {
          "drafts": 811,
          "steps": 59,
        },
      }
    `);
  });

  it('is so many drafts, commands checked by a schema and offers made when it is clicked', () => {
    const made = systems.map((system) => {
      const sample = openedSample(system);
      const { kinds } = rulebookOf(system);
      const parsed = [...kinds.commands.values()].map(({ fields }) => vi.spyOn(fields, 'safeParse'));
      drafts = 0;
      const { steps, offers } = playFight(sample, SEED, system.statBlocks[0]?.name ?? '', FOES);
      const checked = parsed.reduce((sum, { mock }) => sum + mock.calls.length, 0);
      vi.restoreAllMocks();
      return [system.id, { steps, drafts, checked, offers }] as const;
    });
    expect(Object.fromEntries(made)).toMatchInlineSnapshot(`
      {
        "block-dodge-parry": {
          "checked": 19,
          "drafts": 283,
          "offers": 959,
          "steps": 18,
        },
        "cairn": {
          "checked": 18,
          "drafts": 258,
          "offers": 737,
          "steps": 17,
        },
        "fivey": {
          "checked": 23,
          "drafts": 331,
          "offers": 1270,
          "steps": 20,
        },
        "nightsong": {
          "checked": 9,
          "drafts": 187,
          "offers": 417,
          "steps": 8,
        },
        "vogt": {
          "checked": 84,
          "drafts": 1168,
          "offers": 3193,
          "steps": 83,
        },
      }
    `);
  });
});
