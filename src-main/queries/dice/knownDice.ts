import type { Offer } from '../../../shared/api.ts';
import type { Field } from '../../../shared/campaign/offer.ts';
import type { KnownDie } from '../../../shared/systems/contract.ts';
import type { Game } from '../../game/game.ts';
import { common, isSound, patterns, triedOut } from './tries.ts';

type Command = Offer['command'];

/** A form filled in: what is suggested, or the first choice, or the last. */
function filled({ command, needs = [] }: Offer, end: 0 | -1): Command {
  return needs.reduce<Command>((given, field) => {
    const value = suggestion(field, end);
    return value === undefined ? given : (put(given, field.name.split('.'), value) as Command);
  }, command);
}

/** A copy with a value at a path, as forms name their fields: `items.0`. */
function put(into: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const isList = /^\d+$/.test(key);
  const old = typeof into === 'object' && into !== null ? Object.entries(into as object) : [];
  const members = new Map<string, unknown>(old);
  members.set(key, rest.length === 0 ? value : put(members.get(key), rest, value));
  return isList ? [...members.values()] : Object.fromEntries(members);
}

function suggestion({ kind, value, choices = [], many, optional }: Field, end: 0 | -1): unknown {
  if (optional) return undefined;
  const chosen = value ?? choices.at(end)?.value;
  if (kind === 'choice') return many && chosen !== undefined ? [chosen].flat() : chosen;
  if (kind === 'number') return value ?? (choices[0] ? Number(choices[0].value) : 1);
  return value ?? (kind === 'check' ? false : 'words');
}

/** The words that both begin with: what a die is for may name whom one chooses. */
function commonWords(one: string, other: string): string {
  const [words, others] = [one.split(' '), other.split(' ')];
  const ends = words.findIndex((word, index) => word !== others[index]);
  return (ends < 0 ? words : words.slice(0, ends)).join(' ');
}

/** The dice that two commands begin with, whatever is filled in. */
function either(one: readonly KnownDie[], other: readonly KnownDie[]): KnownDie[] {
  const ends = one.findIndex(({ die }, index) => die !== other[index]?.die);
  return (ends < 0 ? one : one.slice(0, ends)).map((known, index) => ({
    die: known.die,
    for: commonWords(known.for, other[index]?.for ?? '') || known.for,
  }));
}

/**
 * The dice that a ready-made act rolls, in order, as far as they are the same whatever they show and whatever is filled
 * in. Undefined where it can't be tried out, and nothing is known of its kind.
 */
export function knownDiceOf(game: Game, offer: Offer): readonly KnownDie[] | undefined {
  const commands = offer.needs ? [filled(offer, 0), filled(offer, -1)] : [offer.command];
  const known = commands.flatMap((command) => {
    const dice = common(patterns.map((pattern) => triedOut(game, command, pattern())).filter(isSound));
    return dice ? [dice] : [];
  });
  const [first, second] = known;
  if (!first) return game.rulebook.kinds.commands.get(offer.command.type)?.dice;
  return second ? either(first, second) : first;
}
