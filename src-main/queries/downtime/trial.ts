import { schemaRefusal, type Decided } from '../../../shared/campaign/decide.ts';
import type { AnyCommand } from '../../../shared/campaign/offer.ts';
import type { RefusalInWords } from '../../../shared/campaign/refusal.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { Dice } from '../../../shared/dice/dice.ts';
import { fitting } from '../../../shared/door/fitting.ts';
import type { Part } from '../../../shared/systems/downtimeRules.ts';
import { dryRun, highest } from '../../game/dryRun.ts';
import type { Game } from '../../game/game.ts';

type Luck = 'worst' | 'middle' | 'best';

/** Every die shows its lowest face, the one below the middle, or its highest. */
const DICE: Readonly<Record<Luck, Dice>> = {
  worst: () => 1,
  middle: (sides) => Math.ceil(sides / 2),
  best: highest,
};

/** What a command would bring; nothing of it happens. */
export function tried(
  { system, rulebook }: Game,
  campaign: Campaign,
  command: AnyCommand,
  luck: Luck = 'middle',
): Decided {
  const { commands } = rulebook.kinds;
  const kind = commands.get(command.type);
  const parsed = kind && fitting(kind.fields, command);
  if (parsed && !parsed.success) return { ok: false, error: schemaRefusal(kind.type, parsed.error) };
  const given = { ...parsed?.data, type: command.type };
  return (
    dryRun({ system, commands }, campaign, given, { dice: DICE[luck] }) ?? {
      ok: false,
      error: { code: 'unknown-command', message: `There is no “${command.type}”.` },
    }
  );
}

/** The parts of a list in a command; none where it has no list. */
export function partsOf(command: AnyCommand, each: string | undefined): Part[] {
  const list = each === undefined ? undefined : command[each];
  return Array.isArray(list)
    ? list.filter((part): part is Part => typeof part === 'object' && part !== null)
    : [];
}

/** A command of which some parts are refused. */
export interface Sorted {
  /** It without those. */
  accepted: AnyCommand;
  /** Why, by their place in the list. */
  refusals: ReadonlyMap<number, RefusalInWords>;
  /** Why the rest is refused all the same; null where it is not. */
  refusal: RefusalInWords | null;
}

/** Tells the parts of a command that are refused from those that are not: each is tried with all accepted before it. */
export function sorted(
  game: Game,
  campaign: Campaign,
  command: AnyCommand,
  each: string | undefined,
): Sorted {
  const whole = tried(game, campaign, command);
  const parts = partsOf(command, each);
  if (whole.ok || each === undefined || parts.length === 0)
    return { accepted: command, refusals: new Map(), refusal: whole.ok ? null : whole.error };
  const taken: Part[] = [];
  const refusals = new Map<number, RefusalInWords>();
  for (const [index, part] of parts.entries()) {
    const one = tried(game, campaign, { ...command, [each]: [...taken, part] });
    // What is wrong with the list is no one’s own fault.
    if (one.ok || one.error.path === each) taken.push(part);
    else refusals.set(index, one.error);
  }
  const accepted = { ...command, [each]: taken };
  const rest = tried(game, campaign, accepted);
  return { accepted, refusals, refusal: rest.ok ? null : rest.error };
}
