import { counted } from '../../shared/text/words.ts';
import type { Kinds } from '../../shared/campaign/kinds.ts';
import type { CommandKind } from '../../shared/systems/contract.ts';
import { deathsIn } from './log/deaths.ts';
import type { Entry } from './entry.ts';

/** No button is longer than this. */
const LONGEST = 100;

/** A bracket that is not closed by the end, and what stands in it. */
const OPEN = / \((?:[^()]|\([^()]*(?:\)|$))*$/;

const cut = (line: string): string =>
  line
    .slice(0, LONGEST)
    .replace(/\s\S*$/, '')
    .replace(OPEN, '');

const shortened = (line: string): string => (line.length <= LONGEST ? line : `${cut(line)}…`);

/** What is done in downtime alone is done by everybody, and no one line of it says so. */
const isForAll = (kind: CommandKind | undefined): boolean =>
  kind !== undefined && kind.when.every((mode) => mode === 'downtime');

/** How many others did at the same time what the first event tells of one: “, and 5 others”. */
function othersIn(first: Entry['events'][number], events: Entry['events']): string {
  const actors = new Set(events.flatMap(({ type, actor }) => (type === first.type ? [actor] : [])));
  const others = actors.size - 1;
  return others > 0 ? `, and ${counted(others, 'other')}` : '';
}

/**
 * What an entry of the journal says, in the first sentence that its tellers wrote: “Orc 5 hits Tam for 3 (5 → 2 HP)”; the
 * command’s title where they wrote none, or where all of the party did something. Who died of it is always said. What the
 * players must not know is secret.
 */
export function gistOf(
  { command: { type }, events }: Entry,
  { commands }: Kinds,
): { line: string; secret: boolean } {
  const kind = commands.get(type);
  const told = isForAll(kind) ? undefined : events.find(({ text }) => text);
  const line = shortened(told?.text?.replace(/\.$/, '') ?? kind?.title ?? type);
  const deaths = deathsIn(events).filter((death) => !line.includes(death));
  return {
    line: [told ? `${line}${othersIn(told, events)}` : line, ...deaths].join('; '),
    secret: told?.secret ?? false,
  };
}
