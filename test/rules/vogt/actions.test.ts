import { describe, expect, it } from 'vitest';
import { combatTurnOf } from '../../../shared/systems/vogt/fight/combatant.ts';
import {
  ALL,
  attack,
  done,
  facts,
  fight,
  offered,
  one,
  party,
  ready,
  round,
  ruled,
  sheet,
  slots,
  statuses,
  type Game,
  type With,
} from './party.ts';

describe('attack (BV-14)', () => {
  it('has the weapon’s die for initiative, or the one that is noted', () => {
    const game = fight().given({
      type: 'add-item',
      creature: 'ada',
      item: { name: 'Whip', kind: 'weapon', details: { dice: '1d4', initiative: '1d12', quick: true } },
    });
    const lash = { action: 'technique', technique: 'Ember lash', dice: 2, die: '1d10' } as const;
    const odd = { type: 'declare', actor: 'ada', action: 'attack', die: '1d7' };
    expect(game.attempt(odd)?.path).toBe('die');
    round(game, { ada: { weapon: 'whip' }, bo: lash, marauder: { die: '1d4' } }, [12, 10, 4]);
    expect(slots(game)).toEqual([['marauder'], ['bo'], ['ada']]);
    game.when({ type: 'reevaluate', actor: 'marauder', action: 'defend', die: '0' });
  });
  it('at several with a weapon for one is refused', () => {
    const game = fight(party(), 2);
    round(game, { ada: {}, bo: {}, 'marauder-1': {}, 'marauder-2': {} }, [1, 2, 3, 4]);
    const both = { type: 'attack' as const, actor: 'ada', targets: ['marauder-1', 'marauder-2'] };
    expect(game.refused(both).code).toBe('one-target');
  });
  it('is no longer offered when the weapon chosen for it has been dropped since', () => {
    const game = ready();
    expect(offered(game, 'attack').map(({ actor }) => actor)).toContain('ada');
    game.given({ type: 'drop-item', creature: 'ada', item: 'sword' });
    expect(game.attempt({ type: 'attack', actor: 'ada', target: 'marauder' })?.code).toBe('unknown-item');
    expect(offered(game, 'attack').map(({ actor }) => actor)).not.toContain('ada');
  });
  it('with a broken weapon is refused', () => {
    const game = fight().given({ type: 'set-item', creature: 'ada', item: 'sword', die: 0 });
    const strikes = { type: 'declare', actor: 'ada', action: 'attack', weapon: 'sword' } as const;
    expect(game.refused(strikes).code).toBe('broken');
  });
});

describe('technique (BV-15)', () => {
  const lash = (dice: number) => ({ action: 'technique' as const, technique: 'Ember lash', dice });
  it('rolls its dice for initiative and spends them when it is used', () => {
    const game = round(fight(), { ...ALL, bo: lash(2) }, [1, 1, 1, 3]);
    game.given(done);
    const used = { type: 'technique' as const, actor: 'bo', targets: ['marauder'], damageType: 'fire' };
    const outcome = game.when(used, [3, 2]);
    expect(facts(outcome, 'technique-used')).toMatchObject([{ technique: 'Ember lash', dice: 2, left: 2 }]);
    expect(facts(outcome, 'attack-made')).toMatchObject([{ thrown: 5, damageType: 'fire', armour: 1 }]);
    expect(sheet(game, 'bo').technique.now).toBe(2);
  });
  it('has to be prepared, with dice that are not spent', () => {
    const declares = (more: With<'declare'>) => ({
      type: 'declare' as const,
      actor: 'bo',
      ...lash(1),
      ...more,
    });
    expect(fight().refused(declares({ dice: 5 })).code).toBe('no-dice');
    expect(fight().refused(declares({ technique: 'Frost' })).code).toBe('not-prepared');
  });
  it('that is not used after all keeps its dice (BV-S15)', () => {
    const game = round(fight(), { ...ALL, bo: lash(3) }, [4, 1, 1, 1, 5]);
    game.when({ type: 'reevaluate', actor: 'bo', action: 'attack' }, [4]);
    expect(sheet(game, 'bo').technique.now).toBe(4);
  });
});

describe('defend (BV-16)', () => {
  /** Bo, without armour, decided to defend; the marauder strikes for 3. */
  const struck = (begins: string, faces: number[], armor = 'soaks-each-round') => {
    const house = ruled('armor-rating', armor, ruled('defence-begins', begins, party({}, { ar: 0 })));
    const game = round(fight(house), { ...ALL, bo: { action: 'defend' } }, faces);
    while (!slots(game)?.[game.state.fight?.slot ?? 0]?.includes('marauder')) {
      const who = slots(game)?.[game.state.fight?.slot ?? 0]?.[0];
      game.given(...(who === 'bo' ? [{ type: 'act' as const, actor: 'bo' }] : []), done);
    }
    return facts(game.when(attack('marauder', 'bo'), [3]), 'attack-made')[0];
  };

  it('gives AR +2 until one’s next turn', () => {
    const game = ready({ ada: { action: 'defend' } }).given({ type: 'act', actor: 'ada' }, done, done);
    expect(facts(game.when(attack('marauder', 'ada'), [5]), 'attack-made')[0]).toMatchObject({ armour: 2 });
    game.given(done);
    round(game, ALL, [8, 1, 2]);
    game.given(done);
    expect(facts(game.when(attack('marauder', 'ada'), [3]), 'attack-made')[0]).toMatchObject({ armour: 2 });
    game.given(done);
    expect(combatTurnOf(game.state, 'ada').defendsSince).toBeNull();
  });
  it.each([
    ['your-turn', 0],
    ['when-chosen', 2],
  ])('from %s meets a blow that comes before one’s turn with %i', (begins, armour) => {
    expect(struck(begins, [1, 4, 3])).toMatchObject({ armour });
  });
  it.each([
    ['your-turn', 'off-each-hit', 0],
    ['when-chosen', 'off-each-hit', 2],
    ['your-turn', 'soaks-each-round', 0],
    ['when-chosen', 'soaks-each-round', 2],
  ])('from %s with AR that %s takes %i off', (begins, armor, armour) => {
    expect(struck(begins, [1, 4, 3], armor)).toMatchObject({ armour });
  });
  it('from the moment it is chosen is rolled against as well', () => {
    const house = ruled(
      'armor-rating',
      'to-hit',
      ruled('defence-begins', 'when-chosen', party({}, { ar: 3 })),
    );
    const game = round(fight(house), { ...ALL, bo: { action: 'defend' } }, [1, 4, 3]).given(done);
    expect(facts(game.when(attack('marauder', 'bo'), [4]), 'attack-made')).toMatchObject([
      { total: 4, against: 5, hit: false },
    ]);
  });
});

describe('help (BV-17)', () => {
  const helpedWith = (task?: string): Game =>
    ready({ ada: { action: 'help', target: 'bo', ...(task ? { task } : {}) } }).given({
      type: 'act',
      actor: 'ada',
    });
  const climbs = (purpose = '') => ({ type: 'check' as const, actor: 'bo', ability: 'dex', purpose });

  it('is advantage on the next check for the task, until the helper’s next turn', () => {
    const used = helpedWith('the lock');
    expect(facts(used.when(climbs('the lock'), [2, 7]), 'check-made')).toMatchObject([
      { edge: 'advantage', total: 7 },
    ]);
    expect(statuses(used, 'bo')).toEqual([]);
    const late = helpedWith('the lock').given(done, done, done);
    round(late, ALL, [1, 2, 3]);
    expect(statuses(late, 'bo')).toEqual([]);
  });
  it.each([
    ['the next check', '', [2, 7]],
    ['the next check', 'the lock', [2, 7]],
    [undefined, 'the lock', [2, 7]],
    ['The Lock', 'the lock', [2, 7]],
    ['the lock', 'the wall', [2]],
  ])('with %j serves a check for “%s” with %j', (task, purpose, faces) => {
    helpedWith(task).when(climbs(purpose), faces);
  });
  it('of two for one task is one advantage, and both are used', () => {
    const help = { action: 'help', target: 'bo', task: 'the lock' } as const;
    const game = round(fight(), { ada: help, bo: {}, marauder: help }, [1, 2, 3]);
    game.given({ type: 'act', actor: 'ada' }, done, done, { type: 'act', actor: 'marauder' });
    game.when(climbs('the lock'), [2, 7]);
    expect(statuses(game, 'bo')).toEqual([]);
  });
  it('is over with the fight, and with the time a round takes', () => {
    expect(statuses(helpedWith('the lock').given({ type: 'end-fight' }), 'bo')).toEqual([]);
    const felled = helpedWith('the lock').given(
      { type: 'give-status', creature: 'ada', status: 'unconscious' },
      done,
      done,
    );
    round(felled, { bo: {}, marauder: {} }, [...Array<number>(10).fill(5), 1, 2]);
    expect(statuses(felled.given(done, done), 'bo')).toEqual([]);
  });
  it('is for others', () => {
    const own = { type: 'declare', actor: 'ada', action: 'help', target: 'ada' } as const;
    expect(fight().refused(own).path).toBe('target');
  });
});

describe('the other actions', () => {
  it('run: twice the movement this round (BV-18)', () => {
    const game = ready({ ada: { action: 'run' } }).given({ type: 'act', actor: 'ada' });
    game.given({ type: 'move', actor: 'ada', squares: 12 });
  });

  it('fetch: a thing from the bag is an action with a die of its own (BV-21)', () => {
    const game = fight(ruled('retrieve-die', 'd10', party({ gear: ['Sword', 'Rope', 'Bandages'] })));
    expect(game.refused({ type: 'draw', actor: 'ada', item: 'rope' }).code).toBe('in-the-bag');
    expect(offered(game, 'declare').map(({ detail }) => detail)).toContain('1d10');
    round(game, { ...ALL, ada: { action: 'retrieve', item: 'rope' } }, [9, 1, 2]);
    game.given(done, done, { type: 'act', actor: 'ada' });
    expect(one(game, 'ada').items.find(({ id }) => id === 'rope')?.inUse).toBe(true);
  });
  it('fetch: what lies in a quick slot is taken for free (BV-46)', () => {
    const game = fight(party({ gear: ['Sword', 'Rope', 'Bandages'] }));
    expect(facts(game.when({ type: 'draw', actor: 'ada', item: 'bandages' }), 'item-drawn')).toMatchObject([
      { actor: 'ada', item: 'bandages', away: false },
    ]);
    const away = party().when({ type: 'draw', actor: 'ada', item: 'sword', away: true });
    expect(away.state.creatures['ada']?.items[0]?.inUse).toBe(false);
  });
  it('a weapon in the bag has to be fetched first, one in a quick slot has not (BV-21, BV-46)', () => {
    const away = (game: Game, quick: boolean): Game =>
      game.given(
        { type: 'set-item', creature: 'ada', item: 'sword', inUse: false },
        ...(quick ? [] : [{ type: 'stow' as const, creature: 'ada', item: 'sword', quick: false }]),
      );
    const strikes = { type: 'declare', actor: 'ada', action: 'attack', weapon: 'sword' } as const;
    expect(away(fight(), false).refused(strikes).code).toBe('in-the-bag');
    away(fight(), true).given(strikes);
    away(fight(party({ hasBag: false })), false).given(strikes);
  });

  it('reevaluate: another action, its die added to the count, the turn then (BV-19)', () => {
    const game = ready();
    const outcome = game.when({ type: 'reevaluate', actor: 'ada', action: 'defend' }, [4]);
    expect(facts(outcome, 'initiative-rolled')).toMatchObject([{ roll: 4, added: 1, total: 5 }]);
    expect(slots(game)).toEqual([['bo'], ['marauder'], ['ada']]);
    game.given(done, done, { type: 'act', actor: 'ada' });
  });
  it('reevaluate: nobody moves until the new count (BV-20)', () => {
    const game = ready();
    game.when({ type: 'reevaluate', actor: 'ada', action: 'defend' }, [4]);
    expect(game.refused({ type: 'move', actor: 'ada', squares: 1 }).code).toBe('not-your-turn');
  });
});
