import { describe, expect, it } from 'vitest';
import { systems } from '../../shared/systems/registry.ts';
import { notNow } from '../../src-main/game/notNow.ts';
import { openedSample, play, type Playthrough, rulebookOf } from '../helpers/play.ts';
import { seededDice } from '../../shared/dice/sources.ts';

const A_RULE = /\((NS|BDP|CA|FV|BV)-(R|S)?\d+/;
/** What rest is called in each system. */
const RESTS = ['short-rest', 'breather', 'rest-action', 'siesta', 'rest'];

describe.each(systems.map((system) => [system.name, system] as const))('bad input in %s', (_, system) => {
  const rulebook = rulebookOf(system);
  const sample = openedSample(system);
  const fight = (): Playthrough =>
    play(system, { from: sample.state, dice: seededDice(2) }).given(
      { type: 'meet', statBlock: system.statBlocks[0]?.name, count: 2 },
      { type: 'start-fight' },
    );
  const [somebody = ''] = sample.state.party.members;
  const fresh = (): Playthrough => play(system, { from: sample.state, dice: seededDice(2) });

  it('an attack by the dead is refused with the rule', () => {
    const game = fight().given({ type: 'set-status', creature: somebody, status: 'dead' });
    const kind = rulebook.kinds.commands.get('attack');
    const foe = game.state.encounter?.creatures[0] ?? '';
    const targets =
      'targets' in (kind?.fields.shape ?? {}) && system.id === 'vogt' ? { targets: [foe] } : { target: foe };
    if (game.where !== 'declare' || system.id !== 'vogt')
      expect(game.attempt({ type: 'attack', actor: somebody, ...targets })?.message).toMatch(A_RULE);
    else
      expect(game.attempt({ type: 'declare', actor: somebody, action: 'attack' })?.message).toMatch(A_RULE);
  });

  it('a rest in mid-fight is refused with the rule', () => {
    const game = fight();
    const rests = RESTS.flatMap((type) => rulebook.kinds.commands.get(type) ?? []);
    expect(rests.length).toBeGreaterThan(0);
    for (const kind of rests) {
      expect(rulebook.chart.allows(game.state.mode, kind.type)).toBe(false);
      expect(notNow(kind, rulebook.chart.path(game.state.mode)).message).toMatch(A_RULE);
    }
  });

  it('a weapon die that the system does not have is refused with the rule', () => {
    const item = { name: 'Odd blade', kind: 'weapon', slots: 0, die: 7 };
    expect(fresh().attempt({ type: 'add-item', creature: somebody, item })?.message).toMatch(A_RULE);
  });

  it('one thing more than the slots hold is refused with the rule', () => {
    const game = fresh();
    const { slots } = system.summary(game.state.creatures[somebody]!, game.state);
    const left = (slots?.total ?? 0) - (slots?.used ?? 0);
    for (let index = 0; index < left; index += 1)
      game.given({ type: 'add-item', creature: somebody, item: { name: 'Stone', kind: 'gear', slots: 1 } });
    expect(
      game.attempt({ type: 'add-item', creature: somebody, item: { name: 'Stone', kind: 'gear', slots: 1 } })
        ?.message,
    ).toMatch(A_RULE);
  });

  const { options, numbers } = system;
  it.each([...options, ...numbers].map((kind) => [kind.id, kind] as const))(
    'the option “%s” takes no value of another kind or size',
    (option, kind) => {
      const game = fresh();
      const [least, most] = 'range' in kind && kind.range ? kind.range : [0, 0];
      const isBounded = !kind.choices && typeof kind.value === 'number';
      const wrong = ['nonsense', Infinity, true, ...(isBounded ? [least - 1, most + 1, least + 0.5] : [-1])];
      for (const other of wrong)
        expect(game.attempt({ type: 'set-option', option, value: other })).toBeDefined();
      expect(game.state.options).toEqual(sample.state.options);
    },
  );

  it('a figure out of range is refused with the rule', () => {
    const sheet = sample.state.creatures[somebody]!.sheet;
    const [figure = ''] = Object.keys(sheet).filter((key) => ['str', 'stats', 'abilities'].includes(key));
    const to = { [figure]: figure === 'str' && typeof sheet['str'] === 'number' ? 99 : { str: 99 } };
    expect(fresh().attempt({ type: 'set-sheet', creature: somebody, to })?.message).toMatch(A_RULE);
  });
});
