import { describe, expect, it } from 'vitest';
import { kindsOf } from '../../../../shared/campaign/kinds.ts';
import { fivey } from '../../../../shared/systems/fivey/index.ts';
import { passive } from '../../../../shared/systems/fivey/sheet/sheet.ts';
import { fact, party, type Command, type FieldOf, type Game, type With } from '../party.ts';

const check = (more: With<'check'> = {}): Command => ({
  type: 'check',
  actor: 'mae',
  stat: 'dex',
  dc: 14,
  ...more,
});
/** How a check of Mae’s came out. */
const made = (game: Game, command: Command, faces: number[]) => fact(game, command, faces, 'check-made');
/** How several at one task came out. */
const together = (more: With<'check'>, faces: number[]) => fact(party(), check(more), faces, 'task-decided');

describe('checks', () => {
  it('are d20 and a stat, equal succeeds (FV-13)', () => {
    expect(made(party(), check(), [11])).toMatchObject({
      actor: 'mae',
      total: 14,
      against: 14,
      passed: true,
    });
    expect(made(party(), check(), [10])).toMatchObject({ total: 13, passed: false });
  });
  it('settle aim, cost, risk and price first, and may need no dice (FV-11)', () => {
    expect(
      fact(
        party(),
        check({ purpose: 'the leap', cost: 'the rope', risk: 'the pit', failure: 'a fall' }),
        [11],
        'check-settled',
      ),
    ).toMatchObject({ purpose: 'the leap', cost: 'the rope', risk: 'the pit', failure: 'a fall' });
    expect(fact(party(), check({ noRoll: 'works' }), [], 'check-waived')).toMatchObject({ passed: true });
  });
  it.each<[FieldOf<'check', 'difficulty'>, number]>([
    ['easy', 12],
    ['moderate', 14],
    ['difficult', 16],
    ['incredible', 20],
  ])('know %s as DC %i, which a campaign may change (FV-14, FV-16)', (difficulty, dc) => {
    expect(made(party(), check({ difficulty }), [10])).toMatchObject({ against: dc });
    const other = party().given({ type: 'set-option', option: difficulty, value: dc - 1 });
    expect(made(other, check({ difficulty }), [10])).toMatchObject({ against: dc - 1 });
  });
  it('warn the referee once of a DC under 12 (FV-15)', () => {
    expect(fact(party(), check({ dc: 8 }), [11], 'low-difficulty-noted')).toMatchObject({
      against: 8,
      least: 12,
      secret: true,
    });
  });
  it('keep the better of two dice with advantage, the worse with disadvantage', () => {
    expect(made(party(), check({ advantage: true }), [5, 12])).toMatchObject({ total: 15 });
    expect(made(party(), check({ disadvantage: true }), [5, 12])).toMatchObject({ total: 8 });
  });
  it('throw one die when both sorts of grounds are there', () => {
    expect(made(party(), check({ advantage: true, disadvantage: true }), [9])).toMatchObject({ total: 12 });
  });
  it('of two who work together need one success (FV-19)', () => {
    expect(together({ helper: 'odo' }, [2, 19])).toMatchObject({ successes: 1, against: 1, passed: true });
    expect(party().refused(check({ helper: 'mae' })).code).toBe('bad-field');
  });
  it('may be for one alone, for more than two, or want more successes (FV-20)', () => {
    expect(party().refused(check({ helper: 'odo', most: 1 })).code).toBe('too-many');
    expect(together({ helpers: ['odo', 'ansa'], most: 3, need: 2 }, [19, 2, 2])).toMatchObject({
      passed: false,
    });
    expect(together({ helpers: ['odo', 'ansa'], most: 3, need: 2 }, [19, 19, 2])).toMatchObject({
      passed: true,
    });
  });
  it('double the stat by a skill, a title, never more (FV-27, FV-34)', () => {
    expect(made(party(), check({ skilled: true }), [8])).toMatchObject({ skilled: true, total: 14 });
  });
  it('are asked for where something may fail, with no DC of their own (FV-132)', () => {
    const game = party().given({ type: 'enter-site', site: 'crypt' });
    expect(made(game, check({ purpose: 'the lock' }), [11])).toMatchObject({ purpose: 'the lock' });
  });
  it('decide nothing by a natural 1 or 20 alone', () => {
    expect(made(party(), check({ dc: 30 }), [20])).toMatchObject({ passed: false });
    expect(made(party(), check({ dc: 4 }), [1])).toMatchObject({ passed: true });
  });
  it('make 10 and a bonus a DC for others (FV-23)', () => {
    expect(passive(4)).toBe(14);
  });
});

describe('contests', () => {
  const contest = {
    type: 'contest',
    parties: [
      { actor: 'mae', stat: 'dex' },
      { actor: 'odo', stat: 'str', skilled: true },
      { actor: 'ansa', stat: 'cha' },
    ],
  } satisfies Command;
  it('are won by the single highest total, each with a stat of their own (FV-22)', () => {
    expect(fact(party(), contest, [10, 8, 5], 'contest-decided')).toMatchObject({ winner: 'odo' });
  });
  it('that tie change nothing (FV-22)', () => {
    expect(fact(party(), contest, [11, 8, 5], 'contest-decided')).toMatchObject({ winner: null });
  });
  it('of someone with themselves are refused, and not offered', () => {
    const alone = [
      { actor: 'mae', stat: 'dex' as const },
      { actor: 'mae', stat: 'str' as const },
    ];
    expect(party().refused({ type: 'contest', parties: alone })).toMatchObject({
      code: 'bad-field',
      path: 'parties.1.actor',
    });
    const offers = kindsOf(fivey).commands.get('contest')?.offers?.(party().state, fivey) ?? [];
    expect(offers.map(({ actor }) => actor)).toEqual(['mae', 'odo', 'ansa']);
    const rivals = offers[0]?.needs?.find(({ name }) => name === 'parties.1.actor')?.choices;
    expect(rivals?.map(({ value }) => value)).toEqual(['odo', 'ansa']);
  });
  it('give wits and power of a monster by its ability (FV-25)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Ogre' });
    const contest = {
      type: 'contest',
      parties: [
        { actor: 'ogre', stat: 'int' },
        { actor: 'mae', stat: 'dex' },
      ],
    } satisfies Command;
    expect(fact(game, contest, [10, 9], 'contest-decided')?.['parties']).toEqual([
      { actor: 'ogre', total: 13, natural: 10 },
      { actor: 'mae', total: 12, natural: 9 },
    ]);
  });
});
