import type { RefusalInWords } from '../../../shared/campaign/refusal.ts';
import { givenDice, ROLLED } from '../../../shared/dice/sources.ts';
import type { KnownDie } from '../../../shared/systems/contract.ts';
import { admit, faultOf } from '../../game/admission.ts';
import { nothingTo } from '../../game/undo/turning.ts';
import type { Game } from '../../game/game.ts';
import { common, isSound, MOST_DICE, patterns, triedOut } from './tries.ts';

/** What a command would ask for: the dice that it rolls for certain, and whether more may follow by what they show. */
export type Plan = { ok: true; dice: KnownDie[]; more: boolean } | { ok: false; error: RefusalInWords };

/**
 * The dice that a command would ask for now, in order, or why it would be refused; nothing happens and nothing is rolled.
 * Faces that it brings count as shown.
 */
export function planOf(game: Game, given: unknown): Plan {
  const admitted = admit(given, game.rulebook, game.state.campaign, false);
  if ('error' in admitted) return { ok: false, error: admitted.error };
  const { command, faces = [], kind } = admitted;
  if (!kind) {
    const back = command.type === 'undo' ? 'undo' : 'redo';
    return game.takeBack[back] === null
      ? { ok: false, error: nothingTo(back) }
      : { ok: true, dice: [], more: false };
  }
  const tries = patterns.map((pattern) => {
    const hand = givenDice([...faces, ...Array.from({ length: MOST_DICE }, () => ROLLED)], pattern());
    const tried = triedOut(game, command, hand.dice, { whole: true });
    const error = tried.error ?? faultOf(kind, tried.events, faces, hand.used());
    return error ? { ...tried, error } : tried;
  });
  const [first] = tries;
  if (first?.error && !tries.some(isSound)) return { ok: false, error: first.error };
  const dice = common(tries) ?? [];
  return { ok: true, dice, more: tries.some((tried) => tried.dice.length > dice.length) };
}
