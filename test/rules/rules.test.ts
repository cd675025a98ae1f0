import { describe, expect, it } from 'vitest';
import { kindsOf } from '../../shared/campaign/kinds.ts';
import { systems } from '../../shared/systems/registry.ts';

describe.each(systems.map((system) => [system.name, system] as const))('the rules of %s', (_, system) => {
  const commands = [...kindsOf(system).commands.values()];
  const ids = system.rules.map(({ id }) => id);
  const prefix = (ids[0] ?? '').replace(/-.*/, '-');

  it('have each an ID of their own and a line', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(system.rules.filter(({ line }) => line.trim() === '')).toEqual([]);
  });

  it('are applied by a command, or say why not', () => {
    const applied = new Set(commands.flatMap(({ rules }) => rules));
    expect(system.rules.filter(({ id, note }) => !applied.has(id) && !note).map(({ id }) => id)).toEqual([]);
  });

  it('are the only ones that commands name', () => {
    const named = commands.flatMap(({ type, rules }) =>
      rules.filter((id) => id.startsWith(prefix)).map((id) => [type, id]),
    );
    expect(named.filter(([, id]) => !ids.includes(id ?? ''))).toEqual([]);
  });
});
