import { describe, expect, it } from 'vitest';
import { kindsOf } from '../../../shared/campaign/kinds.ts';
import { fivey } from '../../../shared/systems/fivey/index.ts';

/** Numbers that the checklist never gave out. */
const UNUSED = [...Array.from({ length: 13 }, (_, index) => 137 + index), 159, 174, 197, 203, 204];
const ids = [
  ...Array.from({ length: 241 }, (_, index) => index + 1)
    .filter((number) => !UNUSED.includes(number))
    .map((number) => `FV-${number}`),
  ...Array.from({ length: 28 }, (_, index) => `FV-S${index + 1}`),
];
const commands = [...kindsOf(fivey).commands.values()];

describe('the rules by their IDs', () => {
  it('every rule of the checklist has one line, in order', () => {
    expect(fivey.rules.map((one) => one.id)).toEqual(ids);
  });

  it('every rule has a command that applies it, or says why it has none', () => {
    const applied = new Set(commands.flatMap((kind) => kind.rules));
    expect(fivey.rules.filter(({ id, note }) => !applied.has(id) && !note).map(({ id }) => id)).toEqual([]);
  });

  it('no command, ruling, template or reaction names a rule that is not there', () => {
    const named = [
      ...commands.flatMap((kind) => kind.rules),
      ...fivey.rulings.map((one) => one.rule),
      fivey.reaction.rule,
    ];
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('no command names a rule twice, and none of the shared ones is named that does not exist', () => {
    const twice = commands.filter(({ rules }) => new Set(rules).size < rules.length);
    expect(twice.map(({ type }) => type)).toEqual([]);
    const types = commands.map(({ type }) => type);
    expect(Object.keys(fivey.coreRules).filter((type) => !types.includes(type))).toEqual([]);
  });
});
