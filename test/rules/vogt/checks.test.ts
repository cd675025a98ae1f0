import { describe, expect, it } from 'vitest';
import { one, party, saying, sheet, statuses } from './party.ts';

const check = (more: object = {}) => ({ type: 'check', creature: 'ada', ability: 'awr', ...more });
const told = (game: ReturnType<typeof party>, command: Parameters<typeof game.when>[0], faces: number[]) =>
  game.when(command, faces).told.at(-1);

describe('a check', () => {
  it('is the ability’s die with its modifier and bonus; the GM reads it (BV-2, BV-S2)', () => {
    expect(told(party(), check({ ability: 'str', bonus: 2 }), [5])).toBe('Ada, STR: 8.');
  });

  it('is held against a target only where the GM gives one (BV-2, BV-S10)', () => {
    expect(told(party(), check({ target: 6 }), [6])).toContain('against 6, made');
    expect(told(party(), check({ target: 6 }), [5])).toContain('against 6, missed');
  });

  it('throws the dice twice with advantage or disadvantage and keeps one total (BV-S6)', () => {
    expect(told(party(), check({ advantage: true }), [2, 5])).toContain('AWR: 5 (2 and 5, advantage)');
    expect(told(party(), check({ disadvantage: true }), [2, 5])).toContain('AWR: 2 (2 and 5, disadvantage)');
    expect(told(party(), check({ advantage: true, disadvantage: true }), [3])).toContain('AWR: 3.');
  });

  it('of an ability that nobody has is refused with the rule (BV-3)', () => {
    expect(party().refused(check({ ability: 'luck' }))).toMatchObject({
      code: 'unknown-ability',
      message: saying('BV-3'),
    });
  });

  it.each([
    ['blind', 'sight', 'BV-53'],
    ['deaf', 'hearing', 'BV-54'],
    ['mute', 'voice', 'BV-60'],
  ])('of somebody %s has disadvantage on what needs %s (%s)', (status, needs) => {
    const game = party().given({ type: 'give-status', creature: 'ada', status });
    expect(told(game, check({ ability: 'wil', needs }), [4, 2])).toContain('WIL: 2 (4 and 2, disadvantage)');
  });

  it.each([
    [['blind'], 'awr', -1, 'BV-53'],
    [['deaf'], 'awr', -1, 'BV-54'],
    [['blind', 'deaf'], 'awr', -2, 'BV-54'],
    [['frozen'], 'dex', -1, 'BV-57'],
    [['scorched'], 'wil', -1, 'BV-66'],
    [['scorched'], 'awr', -1, 'BV-66'],
  ])('of somebody %j has so much off: %s %i (%s)', (given, ability, penalty) => {
    const game = party();
    for (const status of given) game.given({ type: 'give-status', creature: 'ada', status });
    expect(told(game, check({ ability }), [4])).toBe(`Ada, ${ability.toUpperCase()}: ${4 + penalty}.`);
  });
});

describe('a contest', () => {
  const contest = { type: 'contest', creature: 'ada', ability: 'str', against: 'bo', againstAbility: 'dex' };
  it('is won by the higher total (BV-4)', () => {
    expect(told(party(), contest, [4, 6])).toContain('Bo has it');
    expect(told(party(), contest, [8, 6])).toContain('Ada has it');
  });
  it('is two checks: what each needs and each one’s edges count (BV-4, BV-53, BV-54, BV-60)', () => {
    const game = party().given(
      { type: 'give-status', creature: 'ada', status: 'mute' },
      { type: 'give-status', creature: 'bo', status: 'deaf' },
    );
    const talk = { ...contest, needs: 'voice', againstNeeds: 'hearing' };
    expect(told(game, talk, [8, 4, 6, 5])).toBe(
      'Ada, STR: 5 (9 and 5, disadvantage); Bo, DEX: 5 (6 and 5, disadvantage): a tie, nobody yet.',
    );
    const edges = { ...contest, advantage: true, againstDisadvantage: true };
    expect(told(party(), edges, [2, 4, 6, 1])).toContain('Ada has it');
    expect(told(party(), { ...contest, disadvantage: true, againstAdvantage: true }, [2, 4, 6, 1])).toContain(
      'Bo has it',
    );
  });
  it('that is tied has no winner yet (BV-4, BV-S3)', () => {
    expect(told(party(), contest, [4, 5])).toContain('a tie, nobody yet');
  });
});

it('a saving throw is a check against 4 where nothing is said (BV-S9)', () => {
  const save = { type: 'save', creature: 'bo', ability: 'wil' };
  expect(told(party(), save, [4])).toContain('against 4, made');
  expect(told(party(), save, [3])).toContain('missed');
});

it('a saving throw has edges and needs like every check (BV-S9, BV-53)', () => {
  const save = { type: 'save', creature: 'bo', ability: 'wil' };
  expect(told(party(), { ...save, advantage: true }, [1, 4])).toContain('made');
  const game = party().given({ type: 'give-status', creature: 'bo', status: 'blind' });
  expect(told(game, { ...save, needs: 'sight' }, [4, 1])).toContain('missed');
});

describe('exhaustion', () => {
  const tired = (levels: number, faces: number[] = []) => {
    const game = party();
    for (let level = 1; level <= levels; level += 1)
      game.when({ type: 'exhaust', creature: 'ada' }, level > 3 ? faces : []);
    return game;
  };

  it('has four levels, each with those below (BV-32)', () => {
    expect(sheet(tired(3), 'ada').exhaustion).toBe(3);
  });
  it('2 halves most HP and cuts what one has (BV-34, BV-S1)', () => {
    const game = party({ hitPoints: 11 }).given(
      { type: 'exhaust', creature: 'ada' },
      { type: 'exhaust', creature: 'ada' },
    );
    expect(one(game, 'ada').hitPoints).toEqual({ now: 5, max: 5 });
  });
  it('3 is unconscious (BV-35, BV-61)', () => {
    expect(one(tired(3), 'ada').status).toBe('down');
    expect(statuses(tired(3), 'ada')).toEqual(['Unconscious']);
  });
  it.each([
    [1, 'ada: the sword breaks', 'BV-37'],
    [2, 'arm', 'BV-37'],
    [3, 'eye', 'BV-37'],
    [4, 'leg', 'BV-37'],
    [5, 'voice', 'BV-37'],
  ])('4 throws for dismemberment: %i takes %s (BV-36, %s)', (face, loss) => {
    const game = tired(4, [face]);
    if (face === 1) expect(one(game, 'ada').items[0]?.die).toBe(0);
    else expect(sheet(game, 'ada').lost).toEqual([loss]);
    if (face === 5) expect(statuses(game, 'ada')).toContain('Mute');
  });
  it.each([6, 7, 8])('4 throws for dismemberment: %i is death (BV-37, BV-55)', (face) => {
    expect(one(tired(4, [face]), 'ada').status).toBe('dead');
  });
  it('beyond 4 throws again for each further level and stays at 4 (BV-36)', () => {
    const game = tired(4, [2]);
    game.when({ type: 'exhaust', creature: 'ada' }, [2]);
    expect(sheet(game, 'ada')).toMatchObject({ exhaustion: 4, lost: ['arm', 'arm'] });
  });
  it('of the dead is refused with the rule (BV-55)', () => {
    expect(tired(4, [8]).refused({ type: 'exhaust', creature: 'ada' })).toMatchObject({
      message: saying('BV-55'),
    });
  });
});

it('anything can be set by hand, and the log says so (BV-1, BV-S13)', () => {
  const game = party();
  const { told: lines } = game.when({ type: 'set-sheet', creature: 'ada', to: { movement: 8 } });
  expect(lines).toEqual(['Ada: movement changed by hand.']);
});

it('a sheet without its four abilities is refused (BV-3)', () => {
  expect(party().refused({ type: 'set-sheet', creature: 'ada', to: { abilities: {} } })).toMatchObject({
    message: saying('BV-3'),
  });
});
