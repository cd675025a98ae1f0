import { describe, expect, it } from 'vitest';
import type { Playthrough } from '../../helpers/play.ts';
import { filledIn, type Value } from '../../../shared/page/blanks.ts';
import { fact, fatigue, offered, one, party, ruled, type Command, type With } from './party.ts';

/** Rook tries to open the lock. */
const attempt = (more: With<'attempt'> = {}): Command => ({
  type: 'attempt',
  actor: 'rook',
  task: 'the lock',
  ...more,
});

describe('Time, Gear and Skill', () => {
  const attempted = (more: With<'attempt'>, faces: number[] = [], game = party()) =>
    fact(game.when(attempt(more), faces), 'task-attempted');
  const ALL = { factors: ['time', 'gear', 'skill'], result: 'works' };
  const GEAR = { gearHelps: ['picks'] };
  const SKILL = { skillHelps: ['thief'] };

  it('ask first whether it is impossible, sure, or in doubt (BDP-12)', () => {
    expect(attempted({ verdict: 'impossible' })).toMatchObject({ verdict: 'impossible', result: 'fails' });
    expect(attempted({ verdict: 'sure' })).toMatchObject({ verdict: 'sure', result: 'works' });
  });
  it('all three succeed without a roll (BDP-18, BDP-13)', () => {
    expect(attempted({ time: true, ...GEAR, ...SKILL })).toMatchObject(ALL);
  });
  it('one or none fail without a roll: a lock stays shut (BDP-19, BDP-22)', () => {
    expect(attempted({})).toMatchObject({ factors: [], result: 'fails' });
    expect(attempted({ time: true })).toMatchObject({ factors: ['time'], result: 'fails' });
  });
  it.each([
    [1, 'fails'],
    [2, 'works-at-a-cost'],
    [3, 'works-at-a-cost'],
    [4, 'works'],
    [6, 'works'],
  ])('two of three throw 1d6: %i %s (BDP-20)', (face, result) => {
    expect(attempted({ time: true, ...GEAR }, [face])).toMatchObject({ total: face, result });
  });
  it('gear is there when more helps than hinders; a draw is a no (BDP-14, BDP-R4)', () => {
    const weighed = { time: true, ...SKILL, gearHinders: ['full pack'] };
    expect(attempted({ ...weighed, gearHelps: ['rope'] }, [4])).toMatchObject({ factors: ['time', 'skill'] });
    expect(attempted({ ...weighed, gearHelps: ['rope', 'spikes'] })).toMatchObject(ALL);
  });
  it('skill may come from a list or a past, in words (BDP-15, BDP-16)', () => {
    expect(attempted({ time: true, ...GEAR, skillHelps: ['grew up in the mines'] })).toMatchObject(ALL);
  });
  it('a score of 15 or more helps, one of 6 or less hinders (BDP-17, BDP-R4)', () => {
    const high = party({ scores: { str: 12, dex: 15, wil: 12 } });
    expect(attempted({ time: true, ...GEAR, attribute: 'dex' }, [], high)).toMatchObject(ALL);
    const low = party({ scores: { str: 12, dex: 6, wil: 12 } });
    expect(attempted({ time: true, ...GEAR, ...SKILL, attribute: 'dex' }, [4], low)).toMatchObject({
      factors: ['time', 'gear'],
    });
  });
  it('a companion may bring what is missing, and shares the cost (BDP-R27)', () => {
    expect(attempted({ time: true, ...GEAR, helper: 'fen', brings: 'skill' })).toMatchObject({
      ...ALL,
      actor: 'rook',
      helper: 'fen',
    });
    expect(party().refused(attempt({ helper: 'rook', brings: 'skill' }))).toMatchObject({
      code: 'bad-field',
      path: 'helper',
    });
    const game = party().given({ type: 'pay-cost', creatures: ['rook', 'fen'], cost: 'fatigue' });
    expect([fatigue(game, 'rook'), fatigue(game, 'fen')]).toEqual([1, 1]);
  });
  it('a cost is a Fatigue, damage, a thing broken, or something worse (BDP-21)', () => {
    const game = party();
    game.when({ type: 'pay-cost', creatures: ['rook'], cost: 'damage' }, [3]);
    expect(one(game, 'rook').hitPoints.now).toBe(1);
    game.given({ type: 'pay-cost', creatures: ['rook'], cost: 'break', item: 'sword' });
    expect(one(game, 'rook').items).toHaveLength(2);
    game.given({ type: 'pay-cost', creatures: ['rook'], cost: 'break', item: 'rations' });
    expect(one(game, 'rook').items.find(({ id }) => id === 'rations')?.count).toBe(2);
    const worse: Command = {
      type: 'pay-cost',
      creatures: ['rook'],
      cost: 'worse',
      words: 'Steps on the stair.',
    };
    expect(fact(game.when(worse), 'cost-paid')).toMatchObject({
      cost: 'worse',
      words: 'Steps on the stair.',
    });
  });
  it('six tasks are offered ready to weigh (BDP-23)', () => {
    expect(offered(party(), 'attempt').filter(({ group }) => group === 'tasks')).toHaveLength(6);
  });
  /** What comes of a task as its offer has it, with blanks filled in. */
  const fromForm = (
    task: string | undefined,
    values: Record<string, Value>,
    game: Playthrough,
    faces: number[] = [],
  ) => {
    const offer = offered(game, 'attempt').find((each) => each.command['task'] === task);
    return fact(
      game.when(filledIn(offer!, { actor: 'rook', time: true, ...values }), faces),
      'task-attempted',
    );
  };
  it('has blanks for gear and skill in its forms, so that all three may be there (BDP-14, BDP-15, BDP-18)', () => {
    const help = {
      gearHelps: 'rope\nspikes',
      gearHinders: 'full pack',
      past: 'grew up on roofs',
      task: 'up',
    };
    expect(fromForm(undefined, help, party())).toMatchObject(ALL);
    const lock = { gearHelps: ['picks'], skillHelps: ['thief'] };
    expect(fromForm('pick a lock', lock, party())).toMatchObject(ALL);
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
    ['climb a wall', 'str', ['time', 'skill']],
    ['climb a wall', 'dex', ['time', 'skill']],
    ['run along besieged walls', 'dex', ['time', 'skill']],
    ['run along besieged walls', 'wil', ['time', 'skill']],
    ['plan an escape through town', 'wil', ['time']],
  ])('to %s with 15 in %s has %j (BDP-23)', (task, score, factors) => {
    const game = party({ scores: { str: 6, dex: 6, wil: 6, [score]: 15 } });
    expect(fromForm(task, {}, game, factors.length === 2 ? [4] : [])).toMatchObject({ factors });
  });
  it('to climb a wall is hindered by heavy armour (BDP-23, BDP-14)', () => {
    const values = { gearHelps: ['rope'], gearHinders: ['heavy armour'], skillHelps: ['acrobat'] };
    expect(fromForm('climb a wall', values, party(), [4])).toMatchObject({
      factors: ['time', 'skill'],
    });
  });
});

it.each([
  [1, 'no-and'],
  [2, 'no'],
  [3, 'no-but'],
  [4, 'yes-but'],
  [5, 'yes'],
  [6, 'yes-and'],
])('the Die of Fate on a %i says %s (BDP-24, BDP-25)', (total, answer) => {
  expect(fact(party().when({ type: 'die-of-fate' }, [total]), 'fate-answered')).toMatchObject({
    total,
    answer,
  });
});

describe('a campaign may say of tasks', () => {
  it('that a low score hinders nobody (BDP-R4)', () => {
    const low = party({ scores: { str: 12, dex: 6, wil: 12 } });
    const outcome = ruled('scores-weigh', 'only-help', low).when(
      attempt({ time: true, gearHelps: ['picks'], skillHelps: ['thief'], attribute: 'dex' }),
    );
    expect(fact(outcome, 'task-attempted')).toMatchObject({ factors: ['time', 'gear', 'skill'] });
  });
  it('that scores count for nothing; then none is asked for (BDP-R4)', () => {
    const high = ruled('scores-weigh', 'ignored', party({ scores: { str: 12, dex: 15, wil: 12 } }));
    const outcome = high.when(attempt({ time: true, gearHelps: ['picks'], attribute: 'dex' }), [4]);
    expect(fact(outcome, 'task-attempted')).toMatchObject({ factors: ['time', 'gear'] });
    expect(offered(high, 'attempt')[0]?.needs?.map(({ name }) => name)).not.toContain('attribute');
    expect(offered(party(), 'attempt')[0]?.needs?.map(({ name }) => name)).toContain('attribute');
  });
  it('what a companion may bring (BDP-R27)', () => {
    const help = (brings: 'gear' | 'skill') =>
      attempt({ time: true, skillHelps: ['thief'], helper: 'fen', brings });
    const game = ruled('helper-brings', 'gear');
    expect(game.refused(help('skill'))).toMatchObject({ code: 'no-help', path: 'brings' });
    const outcome = game.when(help('gear'));
    expect(fact(outcome, 'task-attempted')).toMatchObject({ factors: ['time', 'gear', 'skill'] });
    expect(ruled('helper-brings', 'nothing').refused(help('gear')).code).toBe('no-help');
  });
});
