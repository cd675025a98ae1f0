import { describe, expect, it } from 'vitest';
import { blockDodgeParry } from '../../../shared/systems/block-dodge-parry/index.ts';
import { filledIn, type Value } from '../../../src-renderer/acts/fill.ts';
import { fatigue, offered, one, party, ruled, saying, type Game } from './party.ts';

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

describe('a campaign may say of tasks', () => {
  const attempt = (more: object) => ({
    type: 'attempt',
    creature: 'rook',
    task: 'the lock',
    time: true,
    ...more,
  });
  it('that a low score hinders nobody (BDP-R4)', () => {
    const low = party({ scores: { str: 12, dex: 6, wil: 12 } });
    const { told } = ruled('scores-weigh', 'only-help', low).when(
      attempt({ gearHelps: ['picks'], skillHelps: ['thief'], attribute: 'dex' }),
    );
    expect(told[0]).toContain('time, gear and skill');
  });
  it('that scores count for nothing; then none is asked for (BDP-R4)', () => {
    const high = ruled('scores-weigh', 'ignored', party({ scores: { str: 12, dex: 15, wil: 12 } }));
    expect(high.when(attempt({ gearHelps: ['picks'], attribute: 'dex' }), [4]).told[0]).toContain(
      'time and gear;',
    );
    expect(offered(high, 'attempt')[0]?.needs?.map(({ name }) => name)).not.toContain('attribute');
    expect(offered(party(), 'attempt')[0]?.needs?.map(({ name }) => name)).toContain('attribute');
  });
  it('what a companion may bring (BDP-R27)', () => {
    const help = (brings: string) => attempt({ gearHelps: ['picks'], helper: 'fen', brings });
    const game = ruled('helper-brings', 'gear');
    expect(game.refused(help('skill'))).toMatchObject({ code: 'no-help', path: 'brings' });
    expect(game.when({ ...help('gear'), gearHelps: [] }, [4]).told[0]).toContain('time and gear;');
    expect(ruled('helper-brings', 'nothing').refused(help('gear')).code).toBe('no-help');
  });
});
