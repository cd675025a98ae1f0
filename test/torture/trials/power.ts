import { deepStrictEqual } from 'node:assert/strict';
import type { Dice } from '../../../shared/dice/dice.ts';
import { StoreTrouble } from '../../../src-main/store/store.ts';
import { faultyDisk, type Call } from '../../store/faultyDisk.ts';
import { allFlushes, breaksWithout } from '../allFlushes.ts';
import { cuts } from '../fates.ts';
import { live, type Ledger } from '../ledger.ts';
import type { ModelDisk } from '../modelDisk.ts';
import { tryAll } from '../powerCut.ts';
import { evening, SCENARIOS } from '../scenarios.ts';
import { each, upTo, type Outcome, type Trial } from '../trial.ts';

/** Every kill and power cut, also of evenings by chance, and the same with one flush of the store forgotten, which must break something. */
async function powerCuts(dice: Dice, size: number): Promise<Outcome> {
  let states = 0;
  const acts = (count: number): string =>
    upTo(count)
      .map(() => 'aaanch'[dice(6) - 1])
      .join('');
  const evenings = upTo(size - 1).map(() => evening(`${acts(10)}x`, acts(6)));
  const whole = await each([...SCENARIOS, ...evenings], async (scenario) => {
    states += await tryAll({ scenario, dice, fates: 3 * size });
  });
  const flushes = await allFlushes();
  const without = await each(flushes, async (flush) => {
    if ((await breaksWithout(flush, 80)) === null) throw new Error(`nothing breaks without ${flush.name}`);
  });
  return {
    cases: states,
    failures: [...whole.failures, ...without.failures],
    figure: `0 lost; without each of ${flushes.length} flushes something breaks`,
  };
}

/** Kills an opening at a step by chance, cuts the power, and gives back what is left. */
async function interrupted(disk: ModelDisk, ledger: Ledger, dice: Dice): Promise<ModelDisk> {
  disk.killAt = dice(6);
  await live(disk.program(), structuredClone(ledger), 'x').catch((error: unknown) => {
    if (!disk.isKilled) throw error;
  });
  disk.kill();
  const [after] = cuts(disk, 1, dice);
  return after ?? disk;
}

/** Recovery that is itself killed and cut, twice, comes to the same bytes as one that is left alone. */
async function recoveries(dice: Dice, size: number): Promise<Outcome> {
  const scenario = SCENARIOS.find(({ name }) => name === 'playing on');
  if (!scenario) throw new Error('There is no scenario of playing on.');
  const done = await each(upTo(500 * size), async () => {
    const { disk, ledger } = await scenario.before();
    disk.killAt = 4 + dice(30);
    await scenario.act(disk.program(), ledger).catch((error: unknown) => {
      if (!disk.isKilled) throw error;
    });
    disk.kill();
    const [cut = disk] = cuts(disk, 1, dice);
    const alone = cut.clone();
    await live(alone.program(), structuredClone(ledger), 'x');
    const twice = await interrupted(await interrupted(cut, ledger, dice), ledger, dice);
    await live(twice.program(), structuredClone(ledger), 'x');
    const lasting = ([name]: [string, unknown]): boolean => !name.endsWith('.new');
    deepStrictEqual([...twice.files()].filter(lasting).sort(), [...alone.files()].filter(lasting).sort());
  });
  return { ...done, figure: 'same bytes as an undisturbed recovery' };
}

const CALLS: readonly Call[] = [
  ...(['read', 'writeNew', 'rename', 'syncFolder', 'list', 'stat', 'mkdir', 'remove', 'lock'] as const),
  ...(['openAppend', 'found', 'write', 'truncate', 'datasync'] as const),
];
const CODES = ['EIO', 'ENOSPC', undefined];

/** The nth call of each kind fails, once or for ever: the disk is as before or as after, and no answer is false. */
async function faults(dice: Dice, size: number): Promise<Outcome> {
  const most = Math.min(40, 8 * size);
  const cases = SCENARIOS.flatMap((scenario) =>
    CALLS.flatMap((call) =>
      CODES.filter((code) => code !== undefined || call === 'write' || call === 'writeNew').flatMap((code) =>
        [1, Infinity].flatMap((times) =>
          upTo(most).map((nth) => ({ scenario, call, code, times, nth: nth + 1 })),
        ),
      ),
    ),
  );
  const done = await each(cases, async ({ scenario, ...fault }) => {
    const { disk, ledger } = await scenario.before();
    const { disk: faulty, fail } = faultyDisk(disk.program());
    fail(fault);
    try {
      await scenario.act(faulty, ledger).catch((error: unknown) => {
        if (!(error instanceof StoreTrouble)) throw error;
      });
      disk.kill();
      await scenario.judge(disk.clone().program(), structuredClone(ledger));
      for (const after of cuts(disk, 2, dice)) await scenario.judge(after.program(), structuredClone(ledger));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`${scenario.name}, ${JSON.stringify(fault)}: ${why}`, { cause: error });
    }
  });
  return { ...done, figure: 'old or new state, also after a power cut' };
}

export const POWER: readonly Trial[] = [
  { promise: 2, run: powerCuts },
  { promise: 3, run: recoveries },
  { promise: 4, run: faults },
];
