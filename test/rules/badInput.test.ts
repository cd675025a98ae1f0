import { expect, it } from 'vitest';
import { notNow } from '../../src-main/game/notNow.ts';
import { openedSample, play, type Playthrough, rulebookOf } from '../helpers/play.ts';
import { namedIn } from './ids.ts';
import { systemContract } from '../systemContract.ts';
import { seededDice } from '../../shared/dice/sources.ts';

/** Whether a refusal names a rule, in brackets. */
const namesARule = (refused: { message: string } | undefined): boolean =>
  namedIn(/\(.*/.exec(refused?.message ?? '')?.[0] ?? '').size > 0;

systemContract('bad input in $name', (system, fixtures) => {
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
    const foe = game.state.encounter?.creatures[0] ?? '';
    expect(game.attempt(fixtures.strike(somebody, foe))).toSatisfy(namesARule);
  });

  it('a rest in mid-fight is refused with the rule', () => {
    const game = fight();
    const rests = fixtures.rests.map((type) => rulebook.kinds.commands.get(type));
    for (const kind of rests) {
      if (!kind) throw new Error('There is no such command.');
      expect(rulebook.chart.allows(game.state.mode, kind.type)).toBe(false);
      expect(notNow(kind, rulebook.chart.path(game.state.mode))).toSatisfy(namesARule);
    }
  });

  it('a weapon die that the system does not have is refused with the rule', () => {
    const item = { name: 'Odd blade', kind: 'weapon', slots: 0, die: 7 };
    expect(fresh().attempt({ type: 'add-item', creature: somebody, item })).toSatisfy(namesARule);
  });

  it('one thing more than the slots hold is refused with the rule', () => {
    const game = fresh();
    const { slots } = system.summary(game.state.creatures[somebody]!, game.state);
    const left = (slots?.total ?? 0) - (slots?.used ?? 0);
    for (let index = 0; index < left; index += 1)
      game.given({ type: 'add-item', creature: somebody, item: { name: 'Stone', kind: 'gear', slots: 1 } });
    const stone = { name: 'Stone', kind: 'gear', slots: 1 };
    expect(game.attempt({ type: 'add-item', creature: somebody, item: stone })).toSatisfy(namesARule);
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
    const wrong = { type: 'set-sheet', creature: somebody, to: fixtures.badFigure };
    expect(fresh().attempt(wrong)).toSatisfy(namesARule);
  });
});
