import { describe, expect, it } from 'vitest';
import { party } from '../../../helpers/fivey.ts';
import { attack, fighting, one, ruled, theirTurn, type Game } from './ruled.ts';

const slots = (game: Game): string[][] => game.state.fight?.slots.map(({ who }) => who) ?? [];
const goblins = (game: Game, count = 2): Game => game.given({ type: 'meet', statBlock: 'Goblin', count });
/** A bear (+3) and two goblins (+1) are met. */
const pack = (game: Game): Game =>
  game.given(
    { type: 'convert', name: 'Chief', bracket: 'E' },
    { type: 'convert', name: 'Left', bracket: 'M' },
    { type: 'convert', name: 'Right', bracket: 'M' },
    { type: 'meet', who: ['chief', 'left', 'right'] },
  );

describe('a campaign may say of surprise', () => {
  const surprise = { type: 'start-fight', surprised: 'contest' };
  it('that a tie is the party’s', () => {
    const game = goblins(ruled('surprise-ties', 'the party'));
    game.when(surprise, [10, 8, 5, 5]);
    expect(slots(game)).toEqual([['mae']]);
  });
  it('that an average one of them is to be beaten, or that one and the leader', () => {
    const average = pack(ruled('surprise-against', 'an average one'));
    average.when(surprise, [10, 9, 5, 5]);
    expect(slots(average)).toEqual([['mae']]);
    const both = pack(ruled('surprise-against', 'both'));
    expect(both.when(surprise, [12, 10, 12, 15, 5]).told.join()).toContain('Surprise: Chief 15, Left 11');
    expect(slots(both)).toEqual([['odo']]);
  });
});

describe('a campaign may say of the order', () => {
  it('that a tie is the party’s (FV-194)', () => {
    const game = goblins(ruled('initiative-ties', 'the party'));
    game.when({ type: 'start-fight' }, [10, 8, 5, 5]);
    expect(slots(game)[0]).toEqual(['mae']);
  });
  it('that everybody has a place by their own roll (FV-194)', () => {
    const game = goblins(ruled('opponents-roll', 'each for themselves'));
    game.when({ type: 'start-fight' }, [15, 5, 17, 15, 4]);
    expect(slots(game)).toEqual([['mae'], ['goblin-1'], ['odo'], ['goblin-2'], ['ansa']]);
  });
  it('that it is thrown anew each round (FV-195)', () => {
    const game = fighting(ruled('order-lasts', 'a round')).given({ type: 'end-turn' });
    game.when({ type: 'end-turn' }, [10, 15, 2, 2]);
    expect(slots(game)).toEqual([['mae'], ['bear'], ['odo', 'ansa']]);
  });
});

describe('a campaign may say of morale', () => {
  const fell = (game: Game, ...fallen: string[]): Game =>
    game.given(...fallen.map((creature) => ({ type: 'set-status', creature, status: 'dead' })), {
      type: 'end-turn',
      actor: 'mae',
    });
  const due = (game: Game): readonly string[] => game.state.fight?.moraleDue ?? [];
  it.each([
    ['half', 1, 2, 'half of them are gone'],
    ['a third', 1, 2, 'two in three of them are gone'],
    ['a quarter', 2, 3, 'three in four of them are gone'],
  ])('that it is asked for when they are down to %s (FV-196)', (value, early, late, reason) => {
    const ids = ['goblin-1', 'goblin-2', 'goblin-3'];
    const many = value === 'a third' ? 3 : 4;
    const start = (): Game => fighting(ruled('morale-left', value), 'Goblin', many);
    expect(due(fell(start(), ...ids.slice(0, early)))).toEqual([]);
    expect(due(fell(start(), ...ids.slice(0, late)))).toEqual([reason]);
  });
  it('that numbers alone never ask for it (FV-196)', () => {
    expect(due(fell(fighting(ruled('morale-left', 'nobody'), 'Goblin', 3), 'goblin-1', 'goblin-2'))).toEqual(
      [],
    );
  });
  it('that the fall of a leader does not ask for it (FV-196)', () => {
    const led = (game: Game): readonly string[] =>
      due(fell(fighting(game, 'Goblin', 4).given({ type: 'name-leader', creature: 'goblin-1' }), 'goblin-1'));
    expect(led(party())).toEqual(['Goblin 1, who led them, fell']);
    expect(led(ruled('morale-leader', false))).toEqual([]);
  });
  it.each([
    ['the best', '+ 3'],
    ['an average one', '+ 3'],
    ['the worst', '+ 1'],
  ])('that it adds the ability of %s (FV-196)', (value, added) => {
    const game = ruled('morale-ability', value);
    const of = (name: string, bracket: string) => ({ type: 'convert', name, bracket });
    game.given(of('Brute', 'L'), of('Chief', 'E'), of('Left', 'M'), of('Right', 'M'));
    game.given({ type: 'meet', who: ['brute', 'chief', 'left', 'right'] });
    game.when({ type: 'start-fight' }, [1, 19, 18, 17]);
    fell(game, 'brute', 'left');
    expect(game.when({ type: 'check-morale' }, [5]).told.join()).toContain(`5 ${added}`);
  });
  it('that it grows harder by rounds, or never', () => {
    const late = (game: Game): string => {
      fighting(game, 'Goblin', 4);
      while ((game.state.fight?.round ?? 0) < 2) game.given({ type: 'end-turn' });
      fell(game, 'goblin-1', 'goblin-2');
      return game.when({ type: 'check-morale' }, [20]).told.join();
    };
    expect(late(ruled('morale-steps', 'each round'))).toContain('against 16');
    expect(late(party())).toContain('against 14');
    const twice = fighting(ruled('morale-steps', 'nothing'), 'Goblin', 4).given({
      type: 'name-leader',
      creature: 'goblin-3',
    });
    fell(twice, 'goblin-1', 'goblin-2').when({ type: 'check-morale' }, [20]);
    twice.given({ type: 'set-status', creature: 'goblin-3', status: 'dead' });
    twice.given({ type: 'end-turn', actor: 'odo' });
    expect(twice.when({ type: 'check-morale' }, [20]).told.join()).toContain('against 14');
  });
});

describe('a campaign may say of turns', () => {
  it('that both actions must differ (FV-200)', () => {
    const game = fighting(ruled('same-action-twice', false));
    game.when(attack('odo', 'bear'), [2]);
    expect(game.refused(attack('odo', 'bear')).code).toBe('done-already');
    game.given({ type: 'move', actor: 'odo' }, { type: 'move', actor: 'mae' });
    expect(game.refused({ type: 'move', actor: 'mae' }).code).toBe('done-already');
    theirTurn(game).given({ type: 'end-turn' });
    game.when(attack('odo', 'bear'), [2]);
  });
  it('that rounds take time of the day', () => {
    const game = fighting(ruled('round-seconds', 60));
    const before = game.state.clock;
    game.given({ type: 'end-turn' }, { type: 'end-turn' });
    expect(game.state.clock - before).toBe(60);
  });
  it('that an encounter in a site takes no turn', () => {
    const game = ruled('site-encounter-turn', false).given(
      { type: 'enter-site', site: 'crypt' },
      { type: 'meet', statBlock: 'Commoner' },
    );
    const before = game.state.clock;
    game.given({ type: 'part' });
    expect(game.state.clock).toBe(before);
  });
  it.each(['talk', 'drop-item', 'cease-spell', 'disarm', 'help', 'hide', 'push', 'retrieve', 'stash'])(
    'what it takes to %s',
    (act) => {
      const game = fighting(ruled(`${act}-cost`, 2));
      game.given({ type: 'act', actor: 'mae', act });
      expect(game.state.fight?.combatants['mae']?.acted).toBe(true);
    },
  );
  it('that a natural 1 in an attack ends the turn (FV-S15)', () => {
    const game = fighting(ruled('fumbles', true));
    game.when(attack('odo', 'bear', { weapon: 'longsword' }), [1]);
    expect(game.state.fight?.combatants['odo']?.acted).toBe(true);
  });
  it('that whoever moves away from a foe may be struck (FV-S15)', () => {
    const away = { type: 'move', actor: 'mae', from: 'bear' };
    const game = fighting(ruled('parting-blows', true));
    game.when(away, [18]);
    expect(one(game, 'mae').hitPoints.now).toBe(4);
    game.when(away, [18]);
    expect(one(game, 'mae').status).toBe('dead');
    fighting(party()).when(away);
  });
});
