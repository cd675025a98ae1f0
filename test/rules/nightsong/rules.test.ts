import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kindsOf } from '../../../shared/campaign/kinds.ts';
import { nightsong } from '../../../shared/systems/nightsong/index.ts';

const ids = [
  ...Array.from({ length: 101 }, (_, index) => `NS-${index + 1}`),
  ...Array.from({ length: 32 }, (_, index) => `NS-R${index + 1}`),
  ...Array.from({ length: 15 }, (_, index) => `NS-S${index + 1}`),
];

describe('the rules by their IDs', () => {
  it('every rule of the checklist has one line, in order', () => {
    expect(nightsong.rules.map((one) => one.id)).toEqual(ids);
  });

  it('every rule has a command that applies it, or says why it has none', () => {
    const applied = new Set([...kindsOf(nightsong).commands.values()].flatMap((kind) => kind.rules));
    expect(nightsong.rules.filter(({ id, note }) => !applied.has(id) && !note).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it('no command and no ruling names a rule that is not there', () => {
    const named = [
      ...nightsong.commands.flatMap((kind) => kind.rules),
      ...nightsong.rulings.map((one) => one.rule),
    ];
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('the tests', () => {
  const folder = new URL('.', import.meta.url);
  const text = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts') && name !== 'rules.test.ts')
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');

  it('name every rule at least once', () => {
    expect(ids.filter((id) => !new RegExp(`${id}\\b`).test(text))).toEqual([]);
  });

  it('find every rule applied by a command, none by a note alone', () => {
    expect(nightsong.rules.filter(({ note }) => note)).toEqual([]);
  });
});
