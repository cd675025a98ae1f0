import type { Dice } from '../../shared/dice/dice.ts';
import { cuts } from './fates.ts';
import type { Ledger } from './ledger.ts';
import type { Disk } from '../../src-main/store/disk/disk.ts';
import type { ModelDisk } from './modelDisk.ts';
import type { Scenario } from './scenarios.ts';

/** A promise that was not kept, and after what. */
export class Broken extends Error {}

interface Run {
  scenario: Scenario;
  dice: Dice;
  /** How many fates are tried at each step where more are possible. */
  fates: number;
  /** How a program sees the disk. */
  programOn: (disk: ModelDisk) => Disk;
  states: number;
}

const copyOf = (ledger: Ledger): Ledger => structuredClone(ledger);

/** Carries out an act up to the kill, if it comes to that; any other failure is one. Gives back whether it was killed. */
async function isKilled(disk: ModelDisk, act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
  } catch (error) {
    if (!disk.isKilled) throw error;
  }
  return disk.isKilled;
}

async function judged(run: Run, disk: ModelDisk, ledger: Ledger, where: string): Promise<void> {
  run.states += 1;
  try {
    await run.scenario.judge(disk.program(), copyOf(ledger));
  } catch (error) {
    throw new Broken(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Every fate that a power cut has for a disk. */
async function judgeCuts(run: Run, { disk, ledger, where }: Struck): Promise<void> {
  for (const after of cuts(disk, run.fates, run.dice))
    await judged(run, after, ledger, `${where}, power cut`);
}

interface Struck {
  disk: ModelDisk;
  ledger: Ledger;
  /** False where the act was over before its kill. */
  goesOn: boolean;
  where: string;
}

/** A program does an act on a copy of the disk and is killed at a step of it. */
async function strike(
  run: Run,
  before: Pick<Struck, 'disk' | 'ledger' | 'where'>,
  act: Scenario['act'],
  step: number,
): Promise<Struck> {
  const disk = before.disk.clone();
  const ledger = copyOf(before.ledger);
  disk.killAt = step;
  const goesOn = await isKilled(disk, () => act(run.programOn(disk), ledger));
  disk.kill();
  return { disk, ledger, goesOn, where: `${before.where}, killed at step ${step}` };
}

type Given = Pick<Run, 'scenario' | 'dice' | 'fates'> & Partial<Pick<Run, 'programOn'>>;

const runOf = (given: Given): Run => ({ programOn: (disk) => disk.program(), ...given, states: 0 });
const begin = async ({ scenario }: Run) => ({ ...(await scenario.before()), where: scenario.name });

/**
 * Kills a scenario at each of its steps; looks at what is there after the kill, after a power cut, and after opening again,
 * playing on and a power cut at each step of that. Gives back how many states of the disk were looked at.
 * Throws `Broken` at the first promise that was not kept.
 */
export async function tryAll(given: Given): Promise<number> {
  const run = runOf(given);
  const start = await begin(run);
  for (let step = 1; ; step++) {
    const first = await strike(run, start, run.scenario.act, step);
    await judged(run, first.disk.clone(), first.ledger, first.where);
    await judgeCuts(run, first);
    for (let more = 1; ; more++) {
      const second = await strike(run, first, run.scenario.again, more);
      await judgeCuts(run, second);
      if (!second.goesOn) break;
    }
    if (!first.goesOn) return run.states;
  }
}

/** The steps of an act that nobody interrupts. */
async function stepsOf(run: Run, before: Pick<Struck, 'disk' | 'ledger' | 'where'>, act: Scenario['act']) {
  const { disk } = await strike(run, before, act, Infinity);
  return disk.steps + 1;
}

/** The same at some steps and fates by chance. */
export async function trySome(given: Given, times: number): Promise<number> {
  const run = runOf(given);
  const start = await begin(run);
  const steps = await stepsOf(run, start, run.scenario.act);
  for (let time = 0; time < times; time++) {
    const first = await strike(run, start, run.scenario.act, run.dice(steps));
    await judgeCuts(run, first);
    const most = await stepsOf(run, first, run.scenario.again);
    await judgeCuts(run, await strike(run, first, run.scenario.again, run.dice(most)));
  }
  return run.states;
}
