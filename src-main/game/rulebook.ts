import { kindsOf, type Kinds } from '../../shared/campaign/kinds.ts';
import type { System } from '../../shared/systems/contract.ts';
import { chartOf, type Chart } from './chart.machine.ts';

/** What a system is played by. */
export interface Rulebook {
  system: System;
  kinds: Kinds;
  chart: Chart;
}

/** The commands, events and chart of a system. */
export function rulebookOf(system: System): Rulebook {
  const kinds = kindsOf(system);
  return { system, kinds, chart: chartOf(system, kinds) };
}
