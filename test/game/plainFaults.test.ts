import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { QuerySchema, WorkspaceCommandSchema } from '../../shared/api.ts';
import { decide } from '../../shared/campaign/decide.ts';
import { fitting } from '../../shared/door/fitting.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { systems } from '../../shared/systems/registry.ts';
import { firstCheckpoint } from '../../src-main/game/founding.ts';
import { rulebookOf } from '../../src-main/game/rulebook.ts';

/** What only who writes schemas says. */
const SCHEMA =
  /\b(expected|received|undefined|null|NaN|array|string|boolean|integer|record|object|invalid|input|regex|pattern|union|discriminator|unrecognized|option)\b|[<>]/i;

const WRONG: readonly unknown[] = [
  undefined,
  null,
  true,
  7.5,
  -1e12,
  1e12,
  Number.NaN,
  '',
  '\u0000',
  'x'.repeat(600_000),
  [],
  [null],
  Array.from({ length: 20_000 }, () => 'x'),
  {},
  { '': null },
];

/** Everything that is said of an object whose fields each hold one wrong value after the other. */
function faultsOf(schema: z.ZodObject): string[] {
  const { type, ...fields } = schema.shape;
  const said = Object.keys(fields).flatMap((field) =>
    WRONG.map((wrong) => ({ [field]: wrong })).concat({ [`${field}s`]: 1 }),
  );
  return said.flatMap(
    (more) =>
      fitting(schema, { type: (type as z.ZodLiteral).value, ...more }).error?.issues.map(
        ({ message }) => message,
      ) ?? [],
  );
}

const inSchemaWords = (schema: z.ZodObject): string[] => [
  ...new Set(faultsOf(schema).filter((message) => SCHEMA.test(message))),
];

describe('what is wrong with a field is said in plain words', () => {
  it.each(systems)('for every command of $name', (system) => {
    const kinds = [...rulebookOf(system).kinds.commands.values()];
    expect(kinds.flatMap(({ fields }) => faultsOf(fields)).length).toBeGreaterThan(1000);
    expect(kinds.flatMap(({ fields }) => inSchemaWords(fields))).toEqual([]);
  });

  it.each(systems)('for the sheets and details of $name', ({ sheet, detailsOf = {} }) => {
    const schemas = [sheet, ...Object.values(detailsOf).map(({ schema }) => schema)];
    const messages = schemas.flatMap((schema) =>
      Object.keys(schema.shape).flatMap((field) =>
        WRONG.flatMap((wrong) => fitting(schema, { [field]: wrong }).error?.issues ?? []),
      ),
    );
    expect(messages.filter(({ message }) => SCHEMA.test(message))).toEqual([]);
  });

  it('for every command to the library and every question', () => {
    for (const union of [WorkspaceCommandSchema, QuerySchema])
      expect(union.options.flatMap((option) => inSchemaWords(option))).toEqual([]);
  });

  it.each([
    [z.string(), undefined, 'it is missing'],
    [z.string(), 7, 'it must be text'],
    [z.int(), 7.5, 'it must be a whole number'],
    [z.string().min(1), '', 'it is empty'],
    [z.string().max(60), 'x'.repeat(61), 'it can have at most 60 characters'],
    [z.array(z.int()).min(2), [1], 'it must have at least 2 entries'],
    [z.number().min(1), 0, 'it must be at least 1'],
    [z.enum(['md', 'txt']), 'doc', 'it must be “md” or “txt”'],
    [z.strictObject({}), { more: 1 }, 'there is no “more”'],
    [z.string().min(1, 'write something first'), '', 'write something first'],
  ])('%#: in these words', (schema, value, message) => {
    expect(fitting(schema, value).error?.issues[0]?.message).toBe(message);
  });

  it.each(systems)('by the rules of $name as well', (system) => {
    const { campaign } = firstCheckpoint(system).state;
    const kind = rulebookOf(system).kinds.commands.get('note');
    const decided = kind && decide(campaign, system, kind, { type: 'note', text: 7 }, seededDice(1), 1);
    expect(decided).toMatchObject({
      error: { code: 'bad-field', path: 'text', message: '“text” of “note” is not valid: it must be text.' },
    });
  });
});

it('a value that lies about its own length does not fit', () => {
  const liar = { length: { toString: true } };
  expect(fitting(z.looseObject({ type: z.string().min(1) }), { type: liar })).toMatchObject({
    success: false,
  });
  expect(fitting(z.array(z.int()).max(3), liar)).toMatchObject({ success: false });
});
