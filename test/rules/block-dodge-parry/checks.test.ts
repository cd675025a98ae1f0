import { describe, expect, it } from 'vitest';
import { blockDodgeParry } from '../../../shared/systems/block-dodge-parry/index.ts';
import type { Attribute } from '../../../shared/systems/cairn-family/sheet/attributes.ts';
import { play } from '../../helpers/play.ts';
import { body, fact, facts, lower, one, party, ruled, type Command, type With } from './party.ts';

const save = (who: string, attribute: Attribute = 'str'): Command => ({
  type: 'save',
  actors: [who],
  attribute,
});

describe('Saves', () => {
  it.each([
    ['str', 'BDP-3'],
    ['dex', 'BDP-4'],
    ['wil', 'BDP-5'],
  ] as const)('on %s pass at or under it (BDP-7, BDP-8, BDP-2, %s)', (attribute, _rule) => {
    const saved = (face: number) => fact(party().when(save('rook', attribute), [face]), 'save-made');
    expect(saved(12)).toMatchObject({ attribute, total: 12, against: 12, passed: true });
    expect(saved(13)).toMatchObject({ passed: false });
  });

  it('pass on a 1 and fail on a 20, even with 20 in the ability (BDP-9)', () => {
    const game = party().given({ type: 'set-sheet', creature: 'rook', to: { str: { now: 20, max: 20 } } });
    expect(fact(game.when(save('rook'), [20]), 'save-made')).toMatchObject({ passed: false });
    const low = lower(party(), 'rook', 'dex', 11).when(save('rook', 'dex'), [1]);
    expect(fact(low, 'save-made')).toMatchObject({ passed: true });
  });

  it('pass on a 1 even with nothing left of the ability, and fail on a 2 (BDP-9)', () => {
    const spent = () =>
      party().given({ type: 'set-sheet', creature: 'rook', to: { wil: { now: 0, max: 12 } } });
    expect(fact(spent().when(save('rook', 'wil'), [1]), 'save-made')).toMatchObject({
      against: 0,
      passed: true,
    });
    expect(fact(spent().when(save('rook', 'wil'), [2]), 'save-made')).toMatchObject({ passed: false });
  });

  it('are rolled only when the Warden calls for one (BDP-10)', () => {
    const planned: Command = { type: 'attempt', actor: 'rook', task: 'walk round it', verdict: 'sure' };
    expect(facts(party().when(planned), 'save-made')).toEqual([]);
  });
});

describe('contested Saves', () => {
  const contest: Command = {
    type: 'contested-save',
    actor: 'rook',
    attribute: 'str',
    target: 'fen',
    targetAttribute: 'dex',
  };
  it.each([
    [[9, 5], 'rook'],
    [[5, 9], 'fen'],
    [[13, 5], 'fen'],
    [[13, 14], undefined],
    [[1, 9], 'fen'],
  ])('of %j: the winner is %s (BDP-11)', (faces, winner) => {
    const [roll, targetRoll] = faces;
    const thrown = fact(party().when(contest, faces), 'contest-thrown');
    expect(thrown).toMatchObject({ actor: 'rook', target: 'fen', roll, targetRoll, again: false });
    expect(thrown?.['winner']).toBe(winner);
  });
  it('that pass with one face are thrown again (BDP-R3)', () => {
    const thrown = facts(party().when(contest, [7, 7, 3, 9]), 'contest-thrown');
    expect(thrown.map(({ again }) => again)).toEqual([true, false]);
  });
});

describe('abilities', () => {
  it('stay between 0 and their maximum (BDP-R2)', () => {
    const game = lower(party(), 'rook', 'dex', 30);
    expect(body(game, 'rook').dex).toEqual({ now: 0, max: 12 });
    game.given({ type: 'adjust-score', creature: 'rook', attribute: 'dex', by: 30 });
    expect(body(game, 'rook').dex.now).toBe(12);
  });
  it('out of range are refused with the rule (BDP-2)', () => {
    expect(
      party().refused({ type: 'set-sheet', creature: 'rook', to: { str: { now: 40, max: 40 } } }),
    ).toMatchObject({ code: 'off-sheet' });
  });
  it('of 15 or more and 6 or less stand out (BDP-6)', () => {
    const game = party({ scores: { str: 15, dex: 6, wil: 10 } });
    expect(blockDodgeParry.summary(one(game, 'rook'), game.state).marks).toEqual(
      expect.arrayContaining(['tough', 'low DEX']),
    );
  });
  it('are 3d6 in order and 1d6 HP (BDP-S1)', () => {
    const game = play(blockDodgeParry);
    game.when({ type: 'make-character', name: 'Ash' }, [3, 3, 3, 4, 4, 4, 5, 5, 5, 2]);
    expect(body(game, 'ash')).toMatchObject({ str: { now: 9 }, dex: { now: 12 }, wil: { now: 15 } });
    expect(game.given({ type: 'make-party' }).state.party.members).toHaveLength(5);
  });
  it('of a hireling are 3d6 and 1d6, strangers react on 2d6 (BDP-S4)', () => {
    const game = party();
    game.when({ type: 'hire', name: 'Pim', role: 'porter' }, [1, 2, 3, 4, 5, 6, 1, 1, 1, 6]);
    expect(one(game, 'pim').hitPoints.max).toBe(6);
    game.given({ type: 'meet', statBlock: 'Villager' });
    game.when({ type: 'react' }, [6, 6]);
    expect(game.state.encounter?.reaction?.label).toBe('Helpful');
    expect(game.refused({ type: 'take-over', creature: 'pim' }).code).toBe('none-dead');
    game.given(
      { type: 'set-status', creature: 'rook', status: 'dead' },
      { type: 'take-over', creature: 'pim' },
    );
    expect(one(game, 'pim').kind).toBe('character');
  });
  it('of a hireling at a shop are the same (BDP-S4)', () => {
    const game = party().given(
      { type: 'add-coins', to: 'rook', count: 5 },
      { type: 'set-price', ware: 'Guide', price: 5 },
    );
    game.when(
      { type: 'trade', buys: [{ ware: 'Guide', name: 'Pim', to: 'rook' }] },
      [1, 2, 3, 4, 5, 6, 1, 1, 1, 6],
    );
    expect(body(game, 'pim')).toMatchObject({ hireling: 'guide', dex: { now: 15 } });
  });
  it('grow by a month of training, now and at most (BDP-S9)', () => {
    const game = party().given(
      { type: 'begin-downtime' },
      { type: 'train', trainees: [{ creature: 'rook', attribute: 'wil' }, { creature: 'fen' }] },
    );
    expect(body(game, 'rook').wil).toEqual({ now: 13, max: 13 });
    expect(body(game, 'fen').wil).toEqual({ now: 12, max: 12 });
  });
  it('grow together in the same month; who cannot get better is refused (BDP-S9)', () => {
    const game = party().given({ type: 'begin-downtime' });
    const { clock } = game.state;
    const trainees: With<'train'>['trainees'] = [
      { creature: 'rook', attribute: 'str' },
      { creature: 'fen', attribute: 'dex' },
    ];
    game.given({ type: 'train', trainees });
    expect([body(game, 'rook').str.max, body(game, 'fen').dex.max]).toEqual([13, 13]);
    expect(game.state.clock - clock).toBe(30 * 24 * 60 * 60);
    game.given({ type: 'set-sheet', creature: 'rook', to: { str: { now: 18, max: 18 } } });
    expect(game.refused({ type: 'train', trainees })).toMatchObject({
      code: 'no-need',
      path: 'trainees.0.attribute',
    });
    expect(game.refused({ type: 'train', trainees: [{ creature: 'rook' }] }).code).toBe('no-need');
  });
});

it('skills and careers are free text on the sheet (BDP-S9)', () => {
  expect(
    one(party().given({ type: 'set-sheet', creature: 'rook', to: { skills: ['thief'] } }), 'rook').sheet[
      'skills'
    ],
  ).toEqual(['thief']);
});

describe('a campaign may say of people', () => {
  it('which dice make a score (BDP-S1)', () => {
    const game = ruled('score-dice', '2d6+6');
    game.when({ type: 'make-character', name: 'Ash', gear: [] }, [1, 1, 3, 4, 6, 6, 5]);
    expect([body(game, 'ash').str.now, body(game, 'ash').dex.now, body(game, 'ash').wil.now]).toEqual([
      8, 13, 18,
    ]);
  });
  it('which die makes the HP of PCs; hirelings keep theirs (BDP-S1, BDP-S4)', () => {
    const rolled = [3, 3, 3, 3, 3, 3, 3, 3, 3];
    const game = ruled('hit-point-die', 'd4');
    const ash: Command = { type: 'make-character', name: 'Ash', gear: [] };
    expect(game.refused(ash, [...rolled, 5]).code).toBe('dice-mismatch');
    game.when({ type: 'hire', name: 'Pim', role: 'porter' }, [...rolled, 5]);
    expect(one(game, 'pim').hitPoints.max).toBe(5);
  });
  it('how many days training takes (BDP-S9)', () => {
    const game = ruled('training-days', 10).given({ type: 'begin-downtime' });
    const { clock } = game.state;
    game.given({ type: 'train', trainees: [{ creature: 'rook', attribute: 'str' }] });
    expect(game.state.clock - clock).toBe(10 * 24 * 60 * 60);
  });
});
