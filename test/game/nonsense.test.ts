import { describe, expect, it } from 'vitest';
import { systems } from '../../shared/systems/registry.ts';
import { formOf } from '../../src-main/queries/forms/forms.ts';
import { filled } from '../helpers/autoplay.ts';
import { openedSample, play, rulebookOf } from '../helpers/play.ts';
import { seededDice } from '../../shared/dice/sources.ts';

type Json = Record<string, unknown>;

/** What a hand pastes where a number belongs. */
const NONSENSE: readonly unknown[] = [
  Number.NaN,
  Infinity,
  -Infinity,
  1e999,
  9_007_199_254_740_993,
  1.5,
  '',
  '12abc',
  '３',
  null,
  {},
  [],
];

/** Half a hit die is a number of them. */
const FRACTIONS = new Set(['hitDice']);

/** The ways to every number inside of a value. */
const numbersIn = (value: unknown, way: string[] = []): string[][] => {
  if (typeof value === 'number') return [way];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, [...way, key]));
};
const withAt = (value: Json, [key = '', ...rest]: string[], to: unknown): Json => ({
  ...value,
  [key]: rest.length === 0 ? to : withAt(value[key] as Json, rest, to),
});

describe.each(systems.map((system) => ({ name: system.name, system })))('nonsense in $name', ({ system }) => {
  const rulebook = rulebookOf(system);
  const world = openedSample(system);
  const fight = play(system, { from: world.state, dice: seededDice(3) }).given(
    { type: 'meet', statBlock: system.statBlocks[0]?.name, count: 2 },
    { type: 'start-fight' },
  );

  it('in a number of any command is refused and changes nothing, on the road and in a fight', () => {
    let tried = 0;
    for (const game of [world, fight]) {
      const forms = [...rulebook.kinds.commands.values()]
        .filter(({ offers }) => !offers)
        .flatMap((kind) => formOf(kind, game.state, system) ?? []);
      for (const offer of [...game.offers, ...forms]) {
        const command = filled(offer, 1);
        for (const way of numbersIn(command))
          for (const nonsense of NONSENSE) {
            if (nonsense === 1.5 && FRACTIONS.has(way.at(-1) ?? '')) continue;
            const before = game.state;
            const bad = withAt(command, way, nonsense) as { type: string };
            const told = game.attempt(bad);
            expect([command.type, way, nonsense, told]).not.toEqual([command.type, way, nonsense, undefined]);
            expect(game.state).toBe(before);
            tried += 1;
          }
      }
    }
    expect(tried).toBeGreaterThan(50);
  });

  it('in a name is refused when it is none, and kept as text when it is only strange', () => {
    const give = (name: unknown) =>
      play(system, { from: world.state }).attempt({ type: 'add-faction', name });
    for (const name of [
      '',
      '   ',
      'x'.repeat(201),
      'x'.repeat(10_000),
      'a\u0000b',
      'a\u001b[31mb',
      7,
      null,
      {},
    ])
      expect([name, give(name)]).not.toEqual([name, undefined]);
    for (const name of ['<script>alert(1)</script>', 'Ýrr', '影の騎士', '‏ملكة‏', '👑 Queen', "'; DROP TABLE"])
      expect([name, give(name)]).toEqual([name, undefined]);
  });
});
