import { describe, expect, it } from 'vitest';
import { vogt } from '../../../../shared/systems/vogt/index.ts';
import { play } from '../../../helpers/play.ts';
import {
  ada,
  attack,
  bo,
  fight,
  one,
  party,
  quickSlots,
  round,
  ruled,
  sheet,
  slotsInAll,
  type Game,
} from '../party.ts';

const check = (more: object = {}) => ({ type: 'check', creature: 'ada', ability: 'str', ...more });
const told = (game: Game, command: { type: string }, faces: number[]) =>
  game.when(command, faces).told.at(-1);
const withStatus = (game: Game, ...all: string[]): Game =>
  game.given(...all.map((status) => ({ type: 'give-status', creature: 'ada', status })));
const offered = (game: Game, type: string) =>
  vogt.commands.filter((kind) => kind.type === type).flatMap((kind) => kind.offers?.(game.state, vogt) ?? []);

describe('a campaign may say of abilities', () => {
  it.each([
    ['median of the die', 7],
    ['half of the median', 5],
  ])('that STR in damage is the %s (BV-S2)', (reading, damage) => {
    const game = round(
      fight(ruled('strength-modifier', reading)),
      { ada: {}, bo: {}, marauder: {} },
      [1, 2, 3],
    );
    expect(game.when(attack('ada', 'marauder'), [3]).told[0]).toContain(`${damage} slash`);
  });
  it('that a check does not add the modifier, but still loses what a status takes (BV-S2)', () => {
    expect(told(ruled('check-adds-modifier', false), check(), [5])).toBe('Ada, STR: 5.');
    expect(told(withStatus(ruled('check-adds-modifier', false), 'frozen'), check(), [5])).toBe(
      'Ada, STR: 4.',
    );
  });
  it('that the modifier of DEX makes quick slots (BV-45)', () => {
    expect(quickSlots(ruled('quick-slots', 'modifier'), 'ada')).toBe(4);
  });
  it('that only the worst of several statuses counts (BV-54)', () => {
    const game = withStatus(ruled('status-penalties-add', false), 'blind', 'deaf', 'scorched');
    expect(told(game, check({ ability: 'awr' }), [4])).toBe('Ada, AWR: 3.');
  });
  it('that a status makes the die smaller, also for what follows from it (BV-57)', () => {
    const game = withStatus(ruled('status-penalty', 'the die by a step'), 'frozen');
    const { events } = game.when(check(), [6]);
    expect(events.flatMap(({ rolls = [] }) => rolls.map(({ dice }) => dice))).toEqual([[[6, 6]]]);
    expect(slotsInAll(game, 'ada')).toBe(13);
  });
});

describe('a campaign may say of checks', () => {
  const contest = { type: 'contest', creature: 'ada', ability: 'awr', against: 'bo', againstAbility: 'awr' };
  it('that a tied contest is thrown again (BV-S3)', () => {
    expect(told(ruled('tied-contest', 'thrown again'), contest, [4, 4, 2, 3])).toContain('Bo has it');
  });
  it.each([
    ['whoever began it', 'Ada'],
    ['whoever was challenged', 'Bo'],
  ])('that %s has a tied contest (BV-S3)', (reading, winner) => {
    expect(told(ruled('tied-contest', reading), contest, [4, 4])).toContain(`a tie, ${winner} has it`);
  });

  const large = (game: Game): Game =>
    game.given({ type: 'set-ability', creature: 'ada', ability: 'wil', die: '2d6' });
  it('that advantage throws one die more, of which the best count (BV-S6)', () => {
    const game = large(ruled('advantage-throws', 'one die more'));
    expect(told(game, check({ ability: 'wil', advantage: true }), [2, 5, 4])).toBe(
      'Ada, WIL: 9 (2 and 5 and 4, advantage).',
    );
    expect(told(game, check({ ability: 'wil', disadvantage: true }), [2, 5, 4])).toContain('WIL: 6');
  });
  const hindered = { ability: 'wil', needs: 'sight', advantage: true, disadvantage: true };
  it('that one disadvantage only takes one advantage away (BV-S6)', () => {
    const game = withStatus(ruled('edges-cancel', 'one cancels one'), 'blind');
    expect(told(game, check(hindered), [4, 2])).toContain('WIL: 2 (4 and 2, disadvantage)');
  });
  it('that two disadvantages throw twice more (BV-S6)', () => {
    const game = withStatus(ruled('edges-add-up', true), 'blind');
    expect(told(game, check({ ...hindered, advantage: false }), [4, 2, 1])).toContain('WIL: 1');
  });
  const save = { type: 'save', creature: 'ada', ability: 'awr' };
  it('what a saving throw has to make where nothing is said (BV-S9)', () => {
    expect(told(ruled('save-target', 6), save, [5])).toContain('against 6, missed');
    expect(offered(ruled('save-target', 6), 'save')[0]?.needs).toContainEqual(
      expect.objectContaining({ name: 'target', value: 6 }),
    );
  });
  it('that a target has to be exceeded (BV-S9)', () => {
    expect(told(ruled('target-reached', false), save, [4])).toContain('missed');
    expect(told(ruled('target-reached', false), check({ ability: 'awr', target: 4 }), [5])).toContain('made');
  });
  it('which targets it suggests (BV-S10)', () => {
    const game = ruled('hard-target', 12, ruled('fair-target', 7, ruled('easy-target', 3)));
    expect(offered(game, 'check')[0]?.detail).toBe('3 easy, 7 fair, 12 hard');
  });
});

describe('a campaign may say of what one carries and begins with', () => {
  const laden = (game: Game): Game =>
    game.given({
      type: 'pick-up',
      creature: 'ada',
      item: { name: 'Stone', slots: 15 },
      overload: true,
    });
  const quarter = { type: 'pass-time', scale: 'minute', count: 15 };
  it('what is thrown against carrying too much (BV-48)', () => {
    const { told: lines } = laden(ruled('burden-ability', 'WIL')).when(quarter, [6]);
    expect(lines.join()).toContain('Ada, WIL, carrying 2 too much: 4 against 4, made');
  });
  it('how many levels it costs (BV-48)', () => {
    const game = laden(ruled('burden-levels', 2));
    game.when(quarter, [1]);
    expect(sheet(game, 'ada').exhaustion).toBe(2);
  });
  it.each([
    ['usual-movement', 8, { movement: 8 }],
    ['usual-hands', 4, { hands: 4 }],
    ['technique-die', 8, { technique: { sides: 8, now: 4, max: 4 } }],
  ])('the usual %s of a new character (BV-S13)', (ruling, value, expected) => {
    const game = play(vogt).given({ type: 'set-option', option: ruling, value }, bo());
    expect(sheet(game, 'bo')).toMatchObject(expected);
  });
  it('none of which overrules what is told (BV-S13)', () => {
    const game = play(vogt).given({ type: 'set-option', option: 'usual-hands', value: 4 }, ada({ hands: 1 }));
    expect(sheet(game, 'ada').hands).toBe(1);
  });
  it('and may change its mind at any time: what is derived follows (BV-45)', () => {
    const game = party();
    expect(quickSlots(game, 'ada')).toBe(7);
    ruled('quick-slots', 'modifier', game);
    expect(vogt.figures(one(game, 'ada'), game.state).flatMap(({ figures }) => figures)).toContainEqual({
      label: 'Quick slots',
      value: '1 of 4',
      detail: '4 + modifier of DEX',
    });
  });
});
