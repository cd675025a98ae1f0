import { describe, expect, it } from 'vitest';
import { fetchSystem } from '../../shared/systems/registryLazy.ts';
import { systemOf } from '../../shared/systems/registry.ts';

const folders = Object.keys(import.meta.glob('/shared/systems/*/index.ts')).map(
  (file) => file.split('/').at(-2) ?? '',
);

describe('a system that is read alone', () => {
  it.each(folders)('is that of the registry: %s', async (id) => {
    const system = await fetchSystem(id);

    expect(system).toBe(systemOf(id));
  });

  it('is refused by words where there is none of that id', async () => {
    await expect(fetchSystem('nobody')).rejects.toThrow('nobody');
  });
});
