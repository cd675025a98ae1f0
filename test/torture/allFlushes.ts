import type { Disk } from '../../src-main/store/disk/disk.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { watched } from './flushes.ts';
import type { ModelDisk } from './modelDisk.ts';
import { Broken, trySome } from './powerCut.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';

/** A flush that the store asks for, and the scenarios in which it does. */
interface Asked {
  name: string;
  at: string;
  scenarios: Scenario[];
}

/** Every line of the store that asks for a flush, found by playing all scenarios. */
export async function allFlushes(): Promise<Asked[]> {
  const found = new Map<string, Asked>();
  for (const scenario of SCENARIOS) {
    const programOn = (disk: ModelDisk): Disk =>
      watched(disk, ({ name, at }) => {
        const asked = found.get(at) ?? { name, at, scenarios: [] };
        if (!asked.scenarios.includes(scenario)) asked.scenarios.push(scenario);
        found.set(at, asked);
        return false;
      });
    await trySome({ scenario, dice: seededDice(2), fates: 1, programOn }, 12);
  }
  return [...found.values()];
}

/** What breaks when one flush is forgotten wherever it is asked for; null when nothing does in so many tries. */
export async function breaksWithout({ at, scenarios }: Asked, tries: number): Promise<string | null> {
  const programOn = (disk: ModelDisk): Disk => watched(disk, (site) => site.at === at);
  for (let seed = 0; seed < tries; seed++) {
    const scenario = scenarios[seed % scenarios.length];
    if (!scenario) return null;
    try {
      await trySome({ scenario, dice: seededDice(seed), fates: 4, programOn }, 8);
    } catch (error) {
      if (error instanceof Broken) return error.message;
      throw error;
    }
  }
  return null;
}
