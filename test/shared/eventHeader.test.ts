import { describe, expect, it } from 'vitest';
import { EventHeaderSchema } from '../../shared/campaign/event.ts';
import { kindsOf } from '../../shared/campaign/kinds.ts';
import { systems } from '../../shared/systems/registry.ts';

/** Fields that every event carries; what a kind says of its own under such a name would be read as that. */
const HEADER = new Set(Object.keys(EventHeaderSchema.shape));

describe.each(systems.map((system) => [system.name, system] as const))('the events of %s', (_, system) => {
  it('say nothing of their own under a name that every event carries', () => {
    const clashes = [...kindsOf(system).events].flatMap(([type, { fields }]) =>
      Object.keys(fields.shape).flatMap((name) => (HEADER.has(name) ? `${type}.${name}` : [])),
    );
    // What a note says is its line.
    expect(clashes).toEqual(['note-written.text']);
  });
});
