import { systems } from '../../shared/systems/registry.ts';
import { askAlone } from './asked.ts';
import type { Micros } from './rates.ts';

/** One program is up to half as fast again in one process as in another; the quickest of so many is steady. */
const PROCESSES = 4;

/** A figure of each system, by its name. */
type Figures = Readonly<Record<string, number>>;

/** How fast one kind of play is in each system. */
interface Rate {
  what: string;
  /** Steps in the time of one yardstick. */
  steps: Figures;
  /** Microseconds of a step on this machine. */
  micros: Figures;
}

/** How fast each kind of play is against the yardstick, both as the quickest of several processes did them. */
export function ratesOfMany(): Rate[] {
  const goes = Array.from({ length: PROCESSES }, () =>
    systems.map((system) => askAlone<Micros>('ratesOnce', system)),
  );
  const yard = Math.min(...goes.flat().map((found) => found.yard));
  const kinds = goes[0]?.[0]?.steps ?? [];
  return kinds.map(({ what }, kind) => {
    const quickest = systems.map(({ name }, place): [string, number] => [
      name,
      Math.min(...goes.map((go) => go[place]?.steps[kind]?.micros ?? Infinity)),
    ]);
    return {
      what,
      steps: Object.fromEntries(quickest.map(([name, micros]) => [name, yard / micros])),
      micros: Object.fromEntries(quickest),
    };
  });
}
