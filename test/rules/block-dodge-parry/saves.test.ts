import { describe, expect, it } from 'vitest';
import { blockDodgeParry } from '../../../shared/systems/block-dodge-parry/index.ts';
import { filledIn, type Value } from '../../../src-renderer/acts/fill.ts';
import { play } from '../../helpers/play.ts';
import {
  body,
  character,
  conditions,
  fatigue,
  lower,
  offered,
  one,
  party,
  saying,
  tired,
  type Game,
} from './party.ts';

const save = (who: string, attribute = 'str') => ({ type: 'save', who: [who], attribute });

describe('Saves', () => {
  it.each([
    ['str', 'BDP-3'],
    ['dex', 'BDP-4'],
    ['wil', 'BDP-5'],
  ])('on %s pass at or under it (BDP-7, BDP-8, BDP-2, %s)', (attribute) => {
    expect(party().when(save('rook', attribute), [12]).told[0]).toContain('12 against 12, passed');
    expect(party().when(save('rook', attribute), [13]).told[0]).toContain('failed');
  });

  it('pass on a 1 and fail on a 20, even with 20 in the ability (BDP-9)', () => {
    const game = party().given({ type: 'set-sheet', creature: 'rook', to: { str: { now: 20, max: 20 } } });
    expect(game.when(save('rook'), [20]).told[0]).toContain('failed');
    expect(lower(party(), 'rook', 'dex', 11).when(save('rook', 'dex'), [1]).told[0]).toContain('passed');
  });

  it('are rolled only when the Warden calls for one (BDP-10)', () => {
    expect(
      party().when({ type: 'attempt', creature: 'rook', task: 'walk round it', verdict: 'sure' }).told[0],
    ).toContain('without dice');
  });
});

describe('contested Saves', () => {
  const contest = {
    type: 'contested-save',
    creature: 'rook',
    attribute: 'str',
    against: 'fen',
    againstAttribute: 'dex',
  };
  it.each([
    [[9, 5], 'Rook wins'],
    [[5, 9], 'Fen wins'],
    [[13, 5], 'Fen wins'],
    [[13, 14], 'nobody wins'],
    [[1, 9], 'Fen wins'],
  ])('of %j: %s (BDP-11)', (faces, end) => {
    expect(party().when(contest, faces).told[0]).toContain(end);
  });
  it('that pass with one face are thrown again (BDP-R3)', () => {
    expect(party().when(contest, [7, 7, 3, 9]).told).toHaveLength(2);
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
    ).toMatchObject({ message: saying('BDP-2') });
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
    game.given({ type: 'take-over', creature: 'pim' });
    expect(one(game, 'pim').kind).toBe('character');
  });
  it('grow by a month of training, now and at most (BDP-S9, BDP-48)', () => {
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
    const trainees = [
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

describe('Time, Gear and Skill', () => {
  const attempt = (more: object = {}) => ({ type: 'attempt', creature: 'rook', task: 'the lock', ...more });
  const told = (more: object, faces: number[] = [], game = party()) =>
    game.when(attempt(more), faces).told[0];
  const GEAR = { gearHelps: ['picks'] };
  const SKILL = { skillHelps: ['thief'] };

  it('ask first whether it is impossible, sure, or in doubt (BDP-12)', () => {
    expect(told({ verdict: 'impossible' })).toContain('cannot be done');
    expect(told({ verdict: 'sure' })).toContain('it works');
  });
  it('all three succeed without a roll (BDP-18, BDP-13)', () => {
    expect(told({ time: true, ...GEAR, ...SKILL })).toContain('it works');
  });
  it('one or none fail without a roll: a lock stays shut (BDP-19, BDP-22)', () => {
    expect(told({})).toContain('nothing, it fails');
    expect(told({ time: true })).toContain('time, it fails');
  });
  it.each([
    [1, 'it fails'],
    [2, 'works at a cost'],
    [3, 'works at a cost'],
    [4, 'it works.'],
    [6, 'it works.'],
  ])('two of three throw 1d6: %i %s (BDP-20)', (face, words) => {
    expect(told({ time: true, ...GEAR }, [face])).toContain(words);
  });
  it('gear is there when more helps than hinders; a draw is a no (BDP-14, BDP-R4)', () => {
    expect(told({ time: true, ...SKILL, gearHelps: ['rope'], gearHinders: ['full pack'] }, [4])).toContain(
      'time and skill;',
    );
    expect(
      told({ time: true, ...SKILL, gearHelps: ['rope', 'spikes'], gearHinders: ['full pack'] }),
    ).toContain('time, gear and skill');
  });
  it('skill may come from a list or a past, in words (BDP-15, BDP-16)', () => {
    expect(told({ time: true, ...GEAR, skillHelps: ['grew up in the mines'] })).toContain(
      'time, gear and skill',
    );
  });
  it('a score of 15 or more helps, one of 6 or less hinders (BDP-17, BDP-6, BDP-R4)', () => {
    const high = party({ scores: { str: 12, dex: 15, wil: 12 } });
    expect(told({ time: true, ...GEAR, attribute: 'dex' }, [], high)).toContain('time, gear and skill');
    const low = party({ scores: { str: 12, dex: 6, wil: 12 } });
    expect(told({ time: true, ...GEAR, ...SKILL, attribute: 'dex' }, [4], low)).toContain('time and gear;');
  });
  it('a companion may bring what is missing, and shares the cost (BDP-R27)', () => {
    expect(told({ time: true, ...GEAR, helper: 'fen', brings: 'skill' })).toContain('Rook with Fen');
    expect(party().refused(attempt({ helper: 'rook', brings: 'skill' }))).toMatchObject({
      message: saying('BDP-R27'),
    });
    const game = party().given({ type: 'pay-cost', who: ['rook', 'fen'], cost: 'fatigue' });
    expect([fatigue(game, 'rook'), fatigue(game, 'fen')]).toEqual([1, 1]);
  });
  it('a cost is a Fatigue, damage, a thing broken, or something worse (BDP-21)', () => {
    const game = party();
    game.when({ type: 'pay-cost', who: ['rook'], cost: 'damage' }, [3]);
    expect(one(game, 'rook').hitPoints.now).toBe(1);
    game.given({ type: 'pay-cost', who: ['rook'], cost: 'break', item: 'sword' });
    expect(one(game, 'rook').items).toHaveLength(2);
    expect(
      game.when({ type: 'pay-cost', who: ['rook'], cost: 'worse', words: 'Steps on the stair.' }).told,
    ).toEqual(['Steps on the stair.']);
  });
  it('six tasks are offered ready to weigh (BDP-23)', () => {
    const kind = blockDodgeParry.commands.find(({ type }) => type === 'attempt');
    const offers = kind?.offers?.(party().state, blockDodgeParry) ?? [];
    expect(offers.filter(({ group }) => group === 'tasks')).toHaveLength(6);
  });
  /** What comes of a task as its offer has it, with blanks filled in. */
  const fromForm = (label: string, values: Record<string, Value>, game: Game, faces: number[] = []) => {
    const offer = offered(game, 'attempt').find((each) => each.label === label);
    return game.when(filledIn(offer!, { creature: 'rook', time: true, ...values }), faces).told[0];
  };
  it('has blanks for gear and skill in its forms, so that all three may be there (BDP-14, BDP-15, BDP-18)', () => {
    const help = {
      gearHelps: 'rope\nspikes',
      gearHinders: 'full pack',
      past: 'grew up on roofs',
      task: 'up',
    };
    expect(fromForm('Time, Gear, Skill', help, party())).toContain('time, gear and skill, it works');
    const lock = { gearHelps: ['picks'], skillHelps: ['thief'] };
    expect(fromForm('Task: pick a lock', lock, party())).toContain('time, gear and skill, it works');
  });
  it('offers the skills and pasts on the sheets (BDP-15, BDP-16)', () => {
    const game = party({ background: 'A diver' }, { background: 'A diver' }).given({
      type: 'set-sheet',
      creature: 'fen',
      to: { skills: ['stealth'] },
    });
    const [task] = offered(game, 'attempt');
    expect(task?.needs?.find(({ name }) => name === 'skillHelps')?.choices).toMatchObject([
      { value: 'A diver', detail: 'Rook, Fen' },
      { value: 'stealth', detail: 'Fen' },
    ]);
  });
  it.each([
    ['climb a wall', 'str', 'time and skill'],
    ['climb a wall', 'dex', 'time and skill'],
    ['run along besieged walls', 'dex', 'time and skill'],
    ['run along besieged walls', 'wil', 'time and skill'],
    ['plan an escape through town', 'wil', 'time, it fails'],
  ])('to %s with 15 in %s has %s (BDP-23)', (task, score, words) => {
    const game = party({ scores: { str: 6, dex: 6, wil: 6, [score]: 15 } });
    expect(fromForm(`Task: ${task}`, {}, game, words === 'time and skill' ? [4] : [])).toContain(words);
  });
  it('to climb a wall is hindered by heavy armour (BDP-23, BDP-14)', () => {
    const values = { gearHelps: ['rope'], gearHinders: ['heavy armour'], skillHelps: ['acrobat'] };
    expect(fromForm('Task: climb a wall', values, party(), [4])).toContain('time and skill;');
  });
});

it.each([
  [1, 'no, and it is worse'],
  [2, 'no.'],
  [3, 'no, but'],
  [4, 'yes, but'],
  [5, 'yes.'],
  [6, 'yes, and more'],
])('the Die of Fate on a %i says %s (BDP-24, BDP-25)', (face, words) => {
  expect(party().when({ type: 'die-of-fate' }, [face]).told[0]).toContain(words);
});

describe('Fatigue and going without', () => {
  it('a Fatigue fills a slot (BDP-28, BDP-29)', () => {
    expect(one(tired(party(), 'rook', 2), 'rook').conditions.map(({ slots }) => slots)).toEqual([1, 1]);
  });
  it('can be taken off by the Warden’s word (BDP-28)', () => {
    const game = tired(party(), 'rook', 1).given({ type: 'shed-fatigue', creature: 'rook' });
    expect(fatigue(game, 'rook')).toBe(0);
  });
  it('without a slot something is dropped; with nothing left one collapses (BDP-R7)', () => {
    const game = party({ gear: Array<string>(10).fill('Crowbar') });
    expect(tired(game, 'rook', 1).refused({ type: 'travel', to: '0102' }).code).toBe('over-full');
    game.given({ type: 'make-room', creature: 'rook', drop: ['crowbar'] });
    const bare = tired(party({ gear: [] }), 'rook', 11);
    expect(one(bare, 'rook').status).toBe('down');
  });
  it('the Deprived regain neither HP nor ability points (BDP-26)', () => {
    const game = lower(party(), 'rook', 'wil', 2).given(
      { type: 'deprive', creatures: ['rook'], cause: 'water' },
      { type: 'set-hit-points', creature: 'rook', now: 1 },
    );
    expect(game.refused({ type: 'breather', creature: 'rook' })).toMatchObject({
      code: 'deprived',
      message: saying('BDP-26'),
    });
    expect(game.refused({ type: 'adjust-score', creature: 'rook', attribute: 'wil', by: 1 })).toMatchObject({
      message: saying('BDP-26'),
    });
  });
  it('for N days brings N − 1 Fatigue (BDP-27, BDP-R6)', () => {
    const game = party({ gear: [] }, { gear: [] }).given(
      { type: 'deprive', creatures: ['rook'], cause: 'warmth' },
      { type: 'pass-time', scale: 'day', count: 3 },
    );
    expect(conditions(game, 'rook').filter((name) => name === 'Fatigue')).toHaveLength(2);
  });
  it('ends with its last cause (BDP-R18)', () => {
    const game = party().given(
      { type: 'deprive', creatures: ['rook'], cause: 'water' },
      { type: 'deprive', creatures: ['rook'], cause: 'warmth' },
    );
    game.given({ type: 'provide', creatures: ['rook'], cause: 'water' });
    expect(conditions(game, 'rook')).toEqual(['Deprived: warmth']);
  });
});

it('a twelfth thing in ten slots is refused with the rule (BDP-S2)', () => {
  const game = party({ gear: Array<string>(10).fill('Crowbar') });
  expect(game.refused({ type: 'add-item', creature: 'rook', item: { name: 'Harp' } })).toMatchObject({
    message: saying('BDP-S2'),
  });
  expect(
    play(blockDodgeParry).refused(character('Ash', { gear: Array<string>(11).fill('Crowbar') })),
  ).toMatchObject({ message: saying('BDP-S2') });
});

it('skills and careers are free text on the sheet (BDP-15, BDP-S9)', () => {
  expect(
    one(party().given({ type: 'set-sheet', creature: 'rook', to: { skills: ['thief'] } }), 'rook').sheet[
      'skills'
    ],
  ).toEqual(['thief']);
});
