import { describe, expect, it } from 'vitest';
import { vogt } from '../../../shared/systems/vogt/index.ts';
import { play } from '../../helpers/play.ts';
import { ada, one, party, quickSlots, saying, sheet, slotsInAll, statuses } from './party.ts';

const stone = (slots: number, more: object = {}) => ({ name: 'Stone', slots, ...more });
const take = (item: object, more: object = {}) => ({ type: 'pick-up', creature: 'ada', item, ...more });

describe('slots', () => {
  it('are 10 and the median of STR (BV-40)', () => {
    expect(slotsInAll(party(), 'ada')).toBe(14);
  });
  it('are never fewer than hands (BV-41)', () => {
    const game = party({ abilities: { str: { die: '0' } }, hands: 8 });
    expect(slotsInAll(game, 'ada')).toBe(10);
  });
  it('are one fewer for who is frozen (BV-57)', () => {
    expect(slotsInAll(party().given({ type: 'give-status', creature: 'ada', status: 'frozen' }), 'ada')).toBe(
      13,
    );
  });
  it('that are full refuse one thing more, with the rule (BV-40, BV-43)', () => {
    const game = party().given(take(stone(13)));
    expect(game.refused(take(stone(1)))).toMatchObject({ code: 'no-slot', message: saying('BV-40') });
    expect(game.refused({ type: 'add-item', creature: 'ada', item: stone(1) })).toMatchObject({
      code: 'no-slot',
      message: saying('BV-40'),
    });
  });
  it('are shared by what is bundled (BV-44)', () => {
    const game = party().given(take(stone(12)), take({ name: 'Arrows', count: 20, details: { bundle: 20 } }));
    expect(one(game, 'ada').items).toHaveLength(3);
    expect(game.refused(take({ name: 'Nail' })).code).toBe('no-slot');
  });
  it('do not help without a bag: one thing to a hand (BV-42)', () => {
    const game = party({ hasBag: false }).given(take(stone(1)));
    expect(game.refused(take(stone(1)))).toMatchObject({ code: 'no-slot', message: saying('BV-42') });
  });
  it('are not taken without a bag by armour that is worn (BV-42)', () => {
    const game = party({ hasBag: false, gear: ['Sword', 'Mail'] }).given(take(stone(1)));
    expect(one(game, 'ada').items).toHaveLength(3);
    expect(game.refused(take(stone(1))).message).toContain('BV-42');
  });
  it('without a bag do not hold what sets out with more than there are hands (BV-42)', () => {
    expect(play(vogt).refused(ada({ hasBag: false, gear: ['Sword', 'Rope', 'Lantern'] }))).toMatchObject({
      code: 'no-slot',
      message: saying('BV-42'),
    });
  });
  it('whose bag is taken leave more than hands hold, to be put down, which tires nobody (BV-42, BV-48)', () => {
    const game = party({ gear: ['Sword', 'Rope', 'Lantern', 'Bedroll'] });
    game.given({ type: 'set-sheet', creature: 'ada', to: { hasBag: false } });
    game.when({ type: 'pass-time', scale: 'hour', count: 1 });
    expect(sheet(game, 'ada').exhaustion).toBe(0);
    expect(vogt.summary(one(game, 'ada'), game.state).marks).toEqual(['holds 2 too many, to be put down']);
  });
  it('count without a bag as well: what is too heavy for them takes saves (BV-42, BV-48)', () => {
    const game = party({ hasBag: false });
    expect(game.refused(take(stone(15)))).toMatchObject({ message: saying('BV-40') });
    game.given(take(stone(15), { overload: true }));
    game.when({ type: 'pass-time', scale: 'minute', count: 15 }, [7]);
  });
  it('a lost arm is a hand less (BV-38)', () => {
    const game = party({ hasBag: false }).given({
      type: 'set-sheet',
      creature: 'ada',
      to: { lost: ['arm'] },
    });
    expect(game.refused(take(stone(1))).code).toBe('no-slot');
  });
});

describe('quick slots', () => {
  it('are 4 and the median of DEX, between hands and slots (BV-45)', () => {
    expect(quickSlots(party(), 'ada')).toBe(7);
    expect(quickSlots(party({ hands: 8 }), 'ada')).toBe(8);
    expect(quickSlots(party({ abilities: { dex: { die: '5d12' } } }), 'ada')).toBe(15);
  });
  it('take a thing whole or not at all (BV-47)', () => {
    const game = party().given(take(stone(7)));
    expect(game.refused({ type: 'stow', creature: 'ada', item: 'stone' })).toMatchObject({
      code: 'no-slot',
      message: saying('BV-47'),
    });
    game.given(
      { type: 'stow', creature: 'ada', item: 'sword', quick: false },
      { type: 'stow', creature: 'ada', item: 'stone' },
    );
  });
  it('let a thing be taken for free (BV-46)', () => {
    expect(party().when({ type: 'draw', actor: 'ada', item: 'sword', away: true }).told).toEqual([
      'Ada puts away the sword.',
    ]);
  });
});

describe('carrying too much', () => {
  const laden = (slots: number) => party().given(take(stone(slots), { overload: true }));
  const quarter = { type: 'pass-time', scale: 'minute', count: 15 };

  it('is saved against every 15 minutes, less the slots too many (BV-48, BV-S9)', () => {
    const game = laden(15);
    const { told } = game.when(quarter, [4]);
    expect(told.join()).toContain('STR, carrying 2 too much: 3 against 4, missed');
    expect(sheet(game, 'ada').exhaustion).toBe(1);
  });
  it('that is saved against tires nobody (BV-48)', () => {
    const game = laden(15);
    game.when(quarter, [5]);
    expect(sheet(game, 'ada').exhaustion).toBe(0);
  });
  it('is saved against first when it has been carried for 15 minutes (BV-48)', () => {
    const game = party().given({ type: 'pass-time', scale: 'minute', count: 14 });
    game.given(take(stone(15), { overload: true }));
    game.when({ type: 'pass-time', scale: 'minute', count: 14 });
    game.when({ type: 'pass-time', scale: 'minute', count: 1 }, [7]);
    game.when({ type: 'pass-time', scale: 'minute', count: 14 });
    game.when({ type: 'pass-time', scale: 'minute', count: 1 }, [7]);
  });
  it('ends when something is dropped (BV-48)', () => {
    const game = laden(15).given({ type: 'drop-item', creature: 'ada', item: 'stone' });
    game.when(quarter);
  });
});

describe('a siesta', () => {
  const hurt = (now: number) => party().given({ type: 'set-hit-points', creature: 'ada', now });
  it('of an hour gives back half of most HP (BV-49)', () => {
    const game = hurt(2);
    const before = game.state.clock;
    game.given({ type: 'siesta' });
    expect(one(game, 'ada').hitPoints.now).toBe(7);
    expect(game.state.clock - before).toBe(3600);
  });
  it('adds to what one has, even below 0, and leaves exhaustion (BV-S20)', () => {
    const game = hurt(-8).given({ type: 'exhaust', creature: 'ada' }, { type: 'siesta' });
    expect(one(game, 'ada').hitPoints.now).toBe(-3);
    expect(sheet(game, 'ada').exhaustion).toBe(1);
  });
  it('that is interrupted is nothing (BV-49)', () => {
    expect(one(hurt(2).given({ type: 'siesta', interrupted: 40 }), 'ada').hitPoints.now).toBe(2);
  });
  it('is one every four hours (BV-S17)', () => {
    const game = hurt(2).given({ type: 'siesta' });
    expect(game.refused({ type: 'siesta' })).toMatchObject({ code: 'too-soon', message: saying('BV-S17') });
    game.given({ type: 'pass-time', scale: 'hour', count: 4 }, { type: 'siesta' });
  });
});

describe('a full rest', () => {
  it('of eight hours gives back all HP and technique dice (BV-50)', () => {
    const game = party().given(
      { type: 'set-hit-points', creature: 'bo', now: -4 },
      { type: 'set-sheet', creature: 'bo', to: { technique: { sides: 6, now: 1, max: 4 } } },
    );
    const before = game.state.clock;
    game.given({ type: 'full-rest' });
    expect(one(game, 'bo').hitPoints.now).toBe(10);
    expect(sheet(game, 'bo').technique.now).toBe(4);
    expect(game.state.clock - before).toBe(8 * 3600);
  });
  it('takes a level of exhaustion off, by the table’s number; below 3 one wakes (BV-S7, BV-S11)', () => {
    const game = party();
    for (let level = 0; level < 3; level += 1) game.given({ type: 'exhaust', creature: 'ada' });
    game.given({ type: 'full-rest' });
    expect(one(game, 'ada').status).toBe('up');
    expect(statuses(game, 'ada')).toEqual([]);
    expect(sheet(game, 'ada').exhaustion).toBe(2);
    game.given({ type: 'full-rest' });
    expect(one(game, 'ada').hitPoints).toEqual({ now: 10, max: 10 });
  });
  it('that is interrupted is nothing (BV-50)', () => {
    const game = party().given(
      { type: 'set-hit-points', creature: 'bo', now: 3 },
      { type: 'full-rest', interrupted: 300 },
    );
    expect(one(game, 'bo').hitPoints.now).toBe(3);
  });
});

describe('people', () => {
  it('are made as told: movement, HP, AR, technique dice, hands (BV-S13)', () => {
    const game = play(vogt).given(ada({ movement: 9, ar: 3, hands: 4, techniqueDice: 2 }));
    expect(sheet(game, 'ada')).toMatchObject({ movement: 9, ar: 3, hands: 4, technique: { now: 2 } });
  });
  it('refuse a die that is not on the chart (BV-62)', () => {
    expect(play(vogt).refused(ada({ abilities: { str: { die: '1d7' } } })).path).toBe('abilities.str.die');
  });
  it('of the party come four at once (BV-S13)', () => {
    expect(play(vogt).given({ type: 'make-party' }).state.party.members).toHaveLength(4);
  });
  it('and creatures are our own, the way is too (BV-S18)', () => {
    const game = party();
    const before = game.state.clock;
    game.when({ type: 'travel', to: '0102' });
    game.when({ type: 'travel', to: '0103' });
    expect((game.state.clock - before) / 3600).toBe(12);
    game.given({ type: 'meet', statBlock: 'Storm drake' });
    game.when({ type: 'react' }, [6, 6]);
    expect(game.state.encounter?.reaction?.label).toBe('Helpful');
  });
  it('a die that no thing has is refused with the rule (BV-62)', () => {
    expect(
      party().refused({ type: 'add-item', creature: 'ada', item: { name: 'Odd', kind: 'weapon', die: 7 } }),
    ).toMatchObject({ code: 'bad-die', message: saying('BV-62') });
  });
});
