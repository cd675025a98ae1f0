import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { filled, withDefaults } from '../../shared/campaign/filling.ts';
import { CreatureSchema, TimerSchema } from '../../shared/campaign/state.ts';

const schema = z.object({
  creature: z.strictObject({
    name: z.string().trim(),
    status: z.enum(['up', 'down']).default('up'),
    items: z.array(z.strictObject({ id: z.string(), count: z.int().default(1) })).default([]),
  }),
  by: z.record(z.string(), z.strictObject({ seen: z.boolean().default(false) })).optional(),
  why: z.union([z.string(), z.number()]).nullable().default(null),
  mood: z.string().default('calm').catch('unknown'),
});

const given = fc.record(
  {
    creature: fc.record(
      {
        name: fc.string(),
        status: fc.constantFrom('up' as const, 'down' as const),
        items: fc.array(fc.record({ id: fc.string(), count: fc.nat() }, { requiredKeys: ['id'] })),
      },
      { requiredKeys: ['name'] },
    ),
    by: fc.dictionary(
      fc.string().filter((key) => key !== '__proto__'),
      fc.record({ seen: fc.boolean() }, { requiredKeys: [] }),
    ),
    why: fc.option(fc.oneof(fc.string(), fc.integer())),
    mood: fc.oneof(fc.string(), fc.constant(7 as unknown as string)),
  },
  { requiredKeys: ['creature'] },
);

describe('what a rule has made', () => {
  it('comes out as parsing would give it back', () => {
    fc.assert(
      fc.property(given, (value) => {
        expect(filled(schema, value)).toEqual(schema.parse(value));
      }),
    );
  });

  it('loses fields that its schema does not name', () => {
    const extra = { creature: { name: 'Pell' }, stray: true };
    expect(filled(schema, extra)).toEqual(schema.parse(extra));
  });

  it('has the defaults of a creature and of a timer', () => {
    const creature = {
      id: 'pell',
      name: ' Pell ',
      kind: 'person' as const,
      hitPoints: { now: 1, max: 1 },
      sheet: {},
    };
    expect(filled(CreatureSchema, creature)).toEqual(CreatureSchema.parse(creature));
    const timer = { id: 'dusk', name: 'Dusk', kind: 'countdown' as const, dueAt: 5 };
    expect(filled(TimerSchema, timer)).toEqual(TimerSchema.parse(timer));
  });

  it('comes out the same but for the order of its fields where nobody writes it down', () => {
    fc.assert(
      fc.property(given, (value) => {
        expect(withDefaults(schema, value)).toEqual(schema.parse(value));
      }),
    );
  });

  it('is not changed itself', () => {
    const value = Object.freeze({ creature: Object.freeze({ name: ' Pell ' }) });
    expect(withDefaults(schema, value)).toEqual(schema.parse(value));
    expect(value).toEqual({ creature: { name: ' Pell ' } });
  });

  it('stays the same object in parts that need nothing', () => {
    const items = [{ id: 'rope' }];
    const plain = z.object({ items: z.array(z.strictObject({ id: z.string() })) });
    expect(filled(plain, { items }).items).toBe(items);
  });
});
