import type { Offer } from '../../shared/api.ts';
import type { Field } from '../../shared/campaign/offer.ts';
import { FacesDoNotFit, seededDice } from '../../shared/dice/sources.ts';
import type { Dice } from '../../shared/dice/dice.ts';
import type { KnownDie } from '../../shared/systems/contract.ts';
import { dryRun } from '../game/dryRun.ts';
import type { Game } from '../game/game.ts';

type Command = Offer['command'];

/** Faces by which an act is tried out: what comes after a die may depend on what it shows. */
const patterns: readonly (() => Dice)[] = [
  () => () => 1,
  () => (sides) => sides,
  () => (sides) => Math.ceil(sides / 2),
  () => seededDice(1),
];

/** A try ends after so many dice: some rules roll again until the dice show something else, and a pattern never does. */
const MOST_DICE = 200;

/** The dice of one try, in the order rolled, or the first of them; undefined where the act was refused. */
function thrownBy({ system, rulebook, state }: Game, command: Command, dice: Dice): KnownDie[] | undefined {
  const thrown: KnownDie[] = [];
  const recording: Dice = (sides, purpose = '') => {
    const die = `d${sides}`;
    if (thrown.length === MOST_DICE)
      throw new FacesDoNotFit('dice-exhausted', 'The try has ended.', die, purpose);
    thrown.push({ die, for: purpose });
    return dice(sides);
  };
  const { commands } = rulebook.kinds;
  const decided = dryRun({ system, commands }, state.campaign, command, { dice: recording });
  if (!decided) return undefined;
  return decided.ok || decided.error.code === 'dice-exhausted' ? thrown : undefined;
}

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

const isSame = (one: KnownDie, other: KnownDie | undefined): boolean =>
  one.die === other?.die && one.for === other.for;

/** The dice that all tries of one command begin with. */
function common(tries: readonly KnownDie[][]): KnownDie[] | undefined {
  const [first, ...others] = tries;
  const ends = first?.findIndex((die, index) => !others.every((thrown) => isSame(die, thrown[index]))) ?? -1;
  return ends < 0 ? first : first?.slice(0, ends);
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
    const tries = patterns.map((pattern) => thrownBy(game, command, pattern()));
    const dice = common(tries.filter((thrown) => thrown !== undefined));
    return dice ? [dice] : [];
  });
  const [first, second] = known;
  if (!first) return game.rulebook.kinds.commands.get(offer.command.type)?.dice;
  return second ? either(first, second) : first;
}
