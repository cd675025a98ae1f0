import { describe, expect, it } from 'vitest';
import {
  attack,
  fact,
  fighting,
  made,
  one,
  party,
  points,
  ruled,
  theirTurn,
  thrown,
  withBow,
  withSword,
  type Command,
  type Game,
  type With,
} from '../party.ts';

const slots = (game: Game): string[][] => game.state.fight?.slots.map(({ who }) => who) ?? [];
const zed = (more: With<'attack'> = {}) => attack('zed', 'bear', more);

describe('critical damage on a 20 (FV-206)', () => {
  it.each([
    ['none', [20, 2], 5],
    ['extra-die', [20, 2, 3], 8],
    ['maximum', [20], 11],
  ])('%s', (value, faces, damage) => {
    const game = fighting(ruled('twenty-damage', value));
    game.when(withSword('bear'), faces);
    expect(16 - points(game, 'bear')).toBe(damage);
  });
  it('doubles the flat figure of a monster, or is the best of its die', () => {
    const struck = (value: string): number => {
      const game = theirTurn(fighting(ruled('twenty-damage', value)));
      game.given({ type: 'set-hit-points', creature: 'odo', now: 40, max: 40 });
      game.when(attack('bear', 'odo'), [20]);
      return 40 - points(game, 'odo');
    };
    expect(['none', 'extra-die', 'maximum'].map(struck)).toEqual([4, 8, 8]);
  });
  it('throws one more of a monster’s dice where figures are rolled', () => {
    const game = theirTurn(fighting(ruled('twenty-damage', 'extra-die', ruled('figures', 'roll'))));
    expect(thrown(game, attack('bear', 'odo'), [20, 1, 2])).toEqual([20, 8, 8]);
  });
  it('adds nothing to bare hands that do none (FV-S17)', () => {
    const game = fighting(ruled('twenty-damage', 'extra-die', ruled('unarmed-die', 'none')));
    game.given({ type: 'set-sheet', creature: 'mae', to: { attuned: null } });
    game.when(attack('mae', 'bear'), [20]);
    expect(16 - points(game, 'bear')).toBe(1);
  });
});

describe('initiative (FV-194, FV-195)', () => {
  const goblins = (game: Game): Game => game.given({ type: 'meet', statBlock: 'Goblin', count: 2 });
  it('is one roll for all foes, once a fight', () => {
    const game = goblins(party());
    game.when({ type: 'start-fight' }, [10, 9, 10, 8]);
    expect(slots(game)).toEqual([['mae'], ['goblin-1', 'goblin-2'], ['odo', 'ansa']]);
    game.given({ type: 'end-turn' }, { type: 'end-turn' });
    game.when({ type: 'end-turn' });
  });
  it('or a roll for each, once a fight', () => {
    const game = goblins(ruled('initiative', 'each-foe-a-fight'));
    game.when({ type: 'start-fight' }, [15, 5, 17, 15, 4]);
    expect(slots(game)).toEqual([['mae'], ['goblin-1'], ['odo'], ['goblin-2'], ['ansa']]);
  });
  it('or thrown anew each round', () => {
    const game = fighting(ruled('initiative', 'one-roll-a-round')).given({ type: 'end-turn' });
    game.when({ type: 'end-turn' }, [10, 15, 2, 2]);
    expect(slots(game)).toEqual([['mae'], ['bear'], ['odo', 'ansa']]);
  });
});

describe('two attacks in one turn (FV-200)', () => {
  it('are two of any actions', () => {
    const game = fighting(party());
    game.when(withSword('bear'), [2]);
    game.when(withSword('bear'), [2]);
  });
  it('or one attack and one move', () => {
    const game = fighting(ruled('same-action-twice', 'one-each'));
    game.when(withSword('bear'), [2]);
    expect(game.refused(withSword('bear')).code).toBe('done-already');
    game.given({ type: 'move', actor: 'odo' }, { type: 'move', actor: 'mae' });
    expect(game.refused({ type: 'move', actor: 'mae' }).code).toBe('done-already');
    theirTurn(game).given({ type: 'end-turn' });
    game.when(withSword('bear'), [2]);
  });
});

describe('flanking and walking away (FV-S15)', () => {
  const flanked = (more: With<'attack'> = {}) => withSword('bear', { flanking: true, ...more });
  it('give nothing by themselves', () => {
    expect(thrown(fighting(party()), flanked(), [2])).toEqual([20]);
    fighting(party()).when({ type: 'move', actor: 'mae', target: 'bear' });
  });
  it('give advantage, and with cover a higher defense class', () => {
    const game = fighting(ruled('flanking', 'advantage', ruled('cover', 2)));
    expect(thrown(game, flanked({ cover: true }), [2, 7])).toEqual([20, 20]);
    expect(points(game, 'bear')).toBe(16);
    game.when(flanked({ cover: true }), [2, 8, 1]);
    expect(points(game, 'bear')).toBe(16 - 4);
  });
  it('may give the foe a free attack', () => {
    const away = { type: 'move', actor: 'mae', target: 'bear' } satisfies Command;
    const game = fighting(ruled('parting-blows', 'free-attack'));
    game.when(away, [18]);
    expect(one(game, 'mae').hitPoints.now).toBe(4);
    game.when(away, [18]);
    expect(one(game, 'mae').status).toBe('dead');
  });
  it('leave a free attack out of the actions of anyone who strikes (FV-200)', () => {
    const game = fighting(ruled('parting-blows', 'free-attack', ruled('same-action-twice', 'one-each')));
    game.when({ type: 'move', actor: 'mae', target: 'bear' }, [2]);
    theirTurn(game).when(attack('bear', 'odo'), [2]);
  });
});

describe('ammunition (FV-107)', () => {
  const arrows = (game: Game) => one(game, 'mae').items.find(({ name }) => name === 'Arrows');
  it('is one quiver a fight for anyone who shoots twice', () => {
    const game = fighting(party());
    game.when(withBow('bear'), [2]);
    expect(arrows(game)?.count).toBe(1);
    game.when(withBow('bear'), [2]);
    expect(arrows(game)).toBeUndefined();
  });
  it('or is counted shot by shot', () => {
    const game = fighting(ruled('shots-counted', 'shots'));
    game.when(withBow('bear'), [2]);
    game.when(withBow('bear'), [2]);
    expect(arrows(game)?.details['shots']).toBe(18);
  });
});

describe('when foes check morale (FV-196)', () => {
  const fell = (game: Game, ...fallen: string[]): readonly string[] => {
    game.given(...fallen.map((creature): Command => ({ type: 'set-status', creature, status: 'dead' })));
    return game.state.fight?.moraleDue ?? [];
  };
  const goblins = (value: string, many: number): Game =>
    fighting(ruled('morale-left', value), 'Goblin', many);
  it.each([
    ['half', 4, 1, 2],
    ['two-thirds', 3, 1, 2],
    ['two-thirds', 6, 3, 4],
  ])('%s of them down: of %i not after %i, but after %i', (value, many, early, late) => {
    const ids = Array.from({ length: many }, (_, index) => `goblin-${index + 1}`);
    expect(fell(goblins(value, many), ...ids.slice(0, early))).toEqual([]);
    expect(fell(goblins(value, many), ...ids.slice(0, late))).toHaveLength(1);
  });
  it('only when their leader falls', () => {
    expect(fell(goblins('leader', 3), 'goblin-1', 'goblin-2')).toEqual([]);
    const led = goblins('leader', 4).given({ type: 'name-leader', creature: 'goblin-1' });
    expect(fell(led, 'goblin-1')).toHaveLength(1);
  });
  it('against the campaign’s own figures', () => {
    const game = fighting(ruled('moderate', 10, ruled('difficult', 12)), 'Goblin', 4);
    fell(game, 'goblin-1', 'goblin-2');
    game.when({ type: 'check-morale' }, [9]);
    expect(game.state.fight?.moraleChecks).toBe(1);
    game.given({ type: 'end-turn' });
    game.when({ type: 'check-morale' }, [10]);
    expect(one(game, 'goblin-3').status).toBe('fled');
  });
});

describe('numbers of fights', () => {
  const armed = (game: Game, gear: string[]): Game =>
    fighting(made(game, ['Hoblin', 'Noble'], { gear, items: [1, 1] }));
  const sword = zed({ weapon: 'sword' });
  it('two-handed-die: a medium weapon in both hands, where its line gives no die', () => {
    const ten = (): Game => ruled('two-handed-die', 'd10');
    expect(thrown(armed(party(), ['Sword']), sword, [15, 1])).toEqual([20, 8]);
    expect(thrown(armed(ten(), ['Sword']), sword, [15, 1])).toEqual([20, 10]);
    expect(thrown(armed(ten(), ['Sword', 'Shield']), sword, [15, 1])).toEqual([20, 8]);
  });
  it('leave an heirloom the die of its own line', () => {
    const free = ruled('two-handed-die', 'd8').given({
      type: 'set-item',
      creature: 'odo',
      item: 'shield',
      inUse: false,
    });
    expect(thrown(fighting(free), withSword('bear'), [15, 1])).toEqual([20, 10]);
  });
  it.each([
    ['d6', [15, 2], 3],
    ['none', [15], 1],
  ])('unarmed-die: %s (FV-S17)', (die, faces, damage) => {
    const game = fighting(ruled('unarmed-die', die));
    game.given({ type: 'set-sheet', creature: 'mae', to: { attuned: null } });
    game.when(attack('mae', 'bear'), faces);
    expect(16 - points(game, 'bear')).toBe(damage);
  });
  it.each(['disarm', 'help', 'hide', 'push', 'retrieve', 'stash'] as const)('%s-cost (FV-211)', (act) => {
    const game = fighting(ruled(`${act}-cost`, 2));
    game.given({ type: 'act', actor: 'mae', act });
    expect(game.state.fight?.combatants['mae']?.acted).toBe(true);
  });
  it('easy: pushing something over', () => {
    const game = fighting(ruled('easy', 4));
    const push = { type: 'act', actor: 'odo', act: 'push' } satisfies Command;
    expect(fact(game, push, [1], 'check-made')).toMatchObject({ against: 4, passed: true });
  });
});
