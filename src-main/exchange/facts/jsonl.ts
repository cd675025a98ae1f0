import type { ReadEntries } from '../../game/log/past.ts';
import { factsIn, type FactRange, type Rules } from './facts.ts';

/** The facts as JSON Lines: an event a line. */
export async function* jsonLines(
  rules: Rules,
  standing: ReadEntries,
  range: FactRange,
): AsyncGenerator<string> {
  for await (const fact of factsIn(rules, standing, range)) yield `${JSON.stringify(fact)}\n`;
}
