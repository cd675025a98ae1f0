import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LARGEST } from '../../shared/campaign/state.ts';
import { systems } from '../../shared/systems/registry.ts';
import { fact, openedSample, play, rulebookOf, type AnyCommand } from '../helpers/play.ts';

interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  properties?: Record<string, Schema>;
  items?: Schema | boolean;
  additionalProperties?: Schema | boolean;
  prefixItems?: Schema[];
  anyOf?: Schema[];
}

const isOpen = ({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Schema): boolean =>
  [minimum ?? exclusiveMinimum, maximum ?? exclusiveMaximum].some(
    (bound) => bound === undefined || Math.abs(bound) > LARGEST,
  );

/** The paths of all numbers in a schema that have no bound on one side, or one that is none. */
function openNumbers(schema: Schema | boolean | undefined, path: string): string[] {
  if (typeof schema !== 'object') return [];
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  return [
    ...(isNumber && !('const' in schema) && !schema.enum && isOpen(schema) ? [path] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) => openNumbers(one, `${path}.${key}`)),
    ...openNumbers(schema.items, `${path}[]`),
    ...openNumbers(schema.additionalProperties, `${path}{}`),
    ...[...(schema.anyOf ?? []), ...(schema.prefixItems ?? [])].flatMap((one) => openNumbers(one, path)),
  ];
}

const NONSENSE = [NaN, Infinity, -Infinity, LARGEST * 10, -LARGEST * 10];

describe.each(systems.map((system) => [system.name, system] as const))('numbers in %s', (_, system) => {
  const { state } = openedSample(system);
  const [somebody = ''] = state.party.members;
  const refusal = (command: AnyCommand) => play(system, { from: state }).attempt(command)?.code;

  it('are bounded in the fields of every command', () => {
    const open = [...rulebookOf(system).kinds.commands.values()].flatMap(({ type, fields }) =>
      openNumbers(z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' }) as Schema, type),
    );
    expect(open).toEqual([]);
  });

  it.each(NONSENSE)('are bounded in every figure of a sheet: %d', (number) => {
    for (const figure of Object.keys(system.sheet.shape))
      expect([
        figure,
        refusal({ type: 'set-sheet', creature: somebody, to: { [figure]: number } }),
      ]).not.toEqual([figure, undefined]);
  });

  it.each(NONSENSE)('are bounded in the details of things: %d', (number) => {
    for (const detail of Object.keys(system.detailsOf?.item?.schema.shape ?? {})) {
      const item = { name: 'Odd stone', slots: 0, details: { [detail]: number } };
      expect(refusal({ type: 'add-item', creature: somebody, item })).toBe('bad-field');
    }
  });

  const clock = { id: 'tide', name: 'The tide' };
  it.each([
    ['a die of no sides', { ...clock, kind: 'die', die: 0 }],
    ['a die that is missing', { ...clock, kind: 'die' }],
    ['a die thrown at some moment and never again', { ...clock, kind: 'die', die: 6, nextAt: 0 }],
    ['a die thrown every second', { ...clock, kind: 'die', die: 6, every: 1, nextAt: 0 }],
    ['a countdown to no moment', { ...clock, kind: 'countdown' }],
    ['a countdown without end', { ...clock, kind: 'countdown', dueAt: 1e300 }],
    ['more filled than there are segments', { ...clock, kind: 'progress', segments: 4, filled: 5 }],
    ['no segments', { ...clock, kind: 'progress', filled: 1 }],
  ])('of a clock that is restarted are checked: %s', (_what, timer) => {
    expect(refusal({ type: 'restart-timer', timer })).toBe('bad-field');
  });

  it('of a clock that lie in the past are due a little later', () => {
    const game = play(system, { from: state });
    const timer = { ...clock, kind: 'die', die: 6, every: 86_400, nextAt: 0 };
    expect(game.attempt({ type: 'restart-timer', timer })).toBeUndefined();
    expect(game.state.timers['tide']?.nextAt).toBe(state.clock + 86_400);
  });
});

it.each(systems.filter(({ wear }) => wear(4, 1) === 0).map((system) => [system.name, system] as const))(
  'a timer whose die is spent is restarted with the die of its last roll in %s',
  (_, system) => {
    const game = play(system, { from: openedSample(system).state });
    game.given({ type: 'start-timer', name: 'Hail', kind: 'die', die: 4 });
    const { timer } = fact(game.when({ type: 'advance-timer', timer: 'hail' }, [1]), 'timer-ended');
    game.given({ type: 'restart-timer', timer });
    expect(game.state.timers['hail']?.die).toBe(4);
  },
);
