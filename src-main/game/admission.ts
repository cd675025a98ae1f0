import { counted } from '../../shared/text/words.ts';
import { GivenCommandSchema } from '../../shared/api.ts';
import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import type { RefusalInWords } from '../../shared/campaign/refusal.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { CommandKind } from '../../shared/systems/contract.ts';
import type { GivenDice } from '../../shared/dice/sources.ts';
import { isDeeperThan } from './depth.ts';
import type { Entry } from './entry.ts';
import { notNow } from './notNow.ts';
import type { Rulebook } from './rulebook.ts';
import { fitting } from '../../shared/door/fitting.ts';

/** What the store can keep, less what an entry puts around a command. */
const MOST_NESTING = 48;

/** A command that may be given now; undo and redo have no kind. */
interface Admitted {
  command: Entry['command'];
  faces: number[] | undefined;
  kind: CommandKind | undefined;
}

const TURNS_BACK: readonly string[] = ['undo', 'redo'];

/** Looks at what came in: whether it is a command at all, one of this system, and one for this moment. */
export function admit(
  given: unknown,
  { kinds, chart }: Rulebook,
  { mode }: Campaign,
  readOnly: boolean,
): Admitted | { error: RefusalInWords } {
  const parsed = fitting(GivenCommandSchema, given);
  const refused = (code: string, message: string): { error: RefusalInWords } => ({
    error: { code, message, path: 'type' },
  });
  if (!parsed.success || isDeeperThan(given, MOST_NESTING))
    return refused('bad-command', 'A command is {"type": "…"} with its fields.');
  const { faces, ...command } = parsed.data;
  if (readOnly) return refused('read-only', 'This campaign is open read-only.');
  const kind = kinds.commands.get(command.type);
  if (TURNS_BACK.includes(command.type)) return { command, faces, kind: undefined };
  if (!kind) return refused('unknown-command', `There is no command “${command.type}”.`);
  if (!chart.allows(mode, kind.type)) return { error: notNow(kind, chart.path(mode)) };
  return { command, faces, kind };
}

/** Why a decision is refused: faces left over, or nothing that would change. */
export function faultOf(
  { title }: CommandKind,
  events: readonly HexwatchEvent[],
  given: readonly number[],
  used: number,
): RefusalInWords | undefined {
  const left = given.slice(used);
  if (left.length > 0)
    return {
      code: 'dice-mismatch',
      message: `This rolls ${counted(used, 'die', 'dice')}, but ${counted(given.length, 'face')} ${given.length === 1 ? 'was' : 'were'} given.`,
      path: 'faces',
      left,
    };
  if (events.length === 0)
    return { code: 'nothing-changes', message: `“${title}” would change nothing.`, path: 'type' };
  return undefined;
}

/** A refusal for want of a face, with the faces that are known by now. */
export const withFaces = (error: RefusalInWords, byHand: GivenDice | undefined): RefusalInWords =>
  byHand && error.code.startsWith('dice-') ? { ...error, faces: [...byHand.faces()] } : error;
