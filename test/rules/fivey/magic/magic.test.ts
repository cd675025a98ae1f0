import { describe, expect, it } from 'vitest';
import { kindsOf } from '../../../../shared/campaign/kinds.ts';
import { isDark } from '../../../../shared/campaign/travel.ts';
import { fivey } from '../../../../shared/systems/fivey/index.ts';
import {
  fact,
  fight,
  fighting,
  made,
  one,
  party,
  points,
  sheet,
  theirTurn,
  wound,
  type Command,
  type Game,
  type With,
} from '../party.ts';

const cast = (spell: string, more: With<'cast'> = {}): Command => ({
  type: 'cast',
  actor: 'ansa',
  spell,
  ...more,
});
const magician = (game: Game = party()): Game =>
  game.given({ type: 'set-sheet', creature: 'ansa', to: { feats: ['Magician'] } });
const conditions = (game: Game, id: string): string[] => one(game, id).conditions.map(({ name }) => name);
const dark = (game: Game): boolean => isDark(game.state, fivey);
const timer = (game: Game): string => Object.keys(game.state.timers)[0] ?? '';

describe('Illuminate', () => {
  const lit = (): Game => {
    const game = magician(party().given({ type: 'pass-time', scale: 'hour', count: 16 }));
    expect(dark(game)).toBe(true);
    game.when(cast('Illuminate'), [3]);
    return game;
  };
  it('gives light for its turns', () => {
    const game = lit();
    expect(dark(game)).toBe(false);
    game.given({ type: 'pass-time', scale: 'turn', count: 3 });
    expect(dark(game)).toBe(true);
  });
  it('goes out with the concentration', () => {
    const game = lit();
    game.when(cast('Attract'), [1]);
    expect(dark(game)).toBe(true);
  });
  it('is a clock that can be taken off the table', () => {
    const game = lit();
    const offers = kindsOf(fivey).commands.get('stop-timer')?.offers?.(game.state, fivey) ?? [];
    expect(offers.map(({ command }) => command)).toContainEqual({ type: 'stop-timer', timer: timer(game) });
  });
});

describe('Turn Undead', () => {
  const acted = (game: Game, id: string): boolean | undefined => game.state.fight?.combatants[id]?.acted;
  const turning = (faces: number[]): Game => {
    const game = party().given({ type: 'meet', statBlock: 'Skeleton', count: 2 });
    game.when({ type: 'start-fight' }, [10, 1, 1, 1]);
    game.given({ type: 'end-turn', actor: 'skeleton-1' }, { type: 'end-turn', actor: 'skeleton-2' });
    game.when(cast('Turn Undead', { targets: ['skeleton-1', 'skeleton-2'] }), faces);
    return game.given({ type: 'end-turn', actor: 'mae' }, { type: 'end-turn', actor: 'odo' });
  };
  it('takes the next turn of those who have acted in this round', () => {
    const game = turning([1]);
    expect([game.state.fight?.round, acted(game, 'skeleton-1'), acted(game, 'skeleton-2')]).toEqual([
      2,
      true,
      false,
    ]);
  });
  it('takes that one turn and no more', () => {
    const game = turning([2]);
    expect(game.state.fight?.slots[game.state.fight.slot]?.who).toEqual(['mae', 'odo', 'ansa']);
    game.given({ type: 'end-turn' });
    expect([game.state.fight?.round, acted(game, 'skeleton-1')]).toEqual([3, false]);
  });
  it('takes the first turn of the fight when it is cast in a free turn', () => {
    const game = party().given(
      { type: 'meet', statBlock: 'Skeleton' },
      { type: 'start-fight', surprised: 'others' },
    );
    game.when(cast('Turn Undead', { targets: ['skeleton'] }), [1]);
    game.given({ type: 'end-turn', actor: 'mae' });
    game.when({ type: 'end-turn', actor: 'odo' }, [20, 1, 1, 1]);
    expect([game.state.fight?.round, acted(game, 'skeleton')]).toEqual([1, true]);
  });
});

describe('Charm (FV-218)', () => {
  const met = (count: number): Game => party().given({ type: 'meet', statBlock: 'Ogre', count });
  const attitudes = (game: Game): (string | undefined)[] =>
    game.state.encounter?.creatures.map((id) => one(game, id).attitude) ?? [];
  it('is cast on one creature', () => {
    expect(met(2).refused(cast('Charm', { targets: ['ogre-1', 'ogre-2'] })).code).toBe('too-many');
  });
  it('makes the only one met a friend, and the talk begins', () => {
    const game = met(1);
    const { types } = game.when(cast('Charm', { targets: ['ogre'] }), [12, 3]);
    expect([game.state.encounter?.reaction?.row, types.includes('meeting-began')]).toEqual([
      'friendly',
      true,
    ]);
    expect(game.refused({ type: 'react' }).code).toBe('charmed');
    game.when({ type: 'request', actor: 'ansa' });
    expect(game.state.encounter?.request).toEqual({ granted: true });
  });
  it('of one among several changes that one alone', () => {
    const game = met(2);
    const { types } = game.when(cast('Charm', { targets: ['ogre-1'] }), [12, 3]);
    expect([attitudes(game), game.state.encounter?.reaction]).toEqual([['Friendly', undefined], undefined]);
    expect(types).toContain('meeting-began');
    game.when({ type: 'react' }, [2]);
    expect(attitudes(game)).toEqual(['Friendly', 'Hostile']);
  });
  it('of one among several is asked as a friend', () => {
    const game = met(2);
    game.when(cast('Charm', { targets: ['ogre-1'] }), [12, 3]);
    game.when({ type: 'request', actor: 'ansa', target: 'ogre-1' });
    expect(game.state.encounter?.request).toEqual({ granted: true });
    expect(game.refused({ type: 'request', actor: 'ansa', target: 'mae', again: true }).code).toBe('not-met');
  });
  it('of the one who speaks for them wins them all', () => {
    const game = met(2);
    game.when(cast('Charm', { targets: ['ogre-1'], speaks: true }), [12, 3]);
    expect([attitudes(game), game.state.encounter?.reaction?.row]).toEqual([
      ['Friendly', 'Friendly'],
      'friendly',
    ]);
  });
  it('of one’s own people says nothing about those met', () => {
    const game = met(1);
    game.when(cast('Charm', { targets: ['odo'] }), [12, 3]);
    expect([attitudes(game), game.state.encounter?.reaction]).toEqual([[undefined], undefined]);
  });
  it('passes with its hours: they think as before', () => {
    const game = met(2);
    game.when({ type: 'react' }, [2]);
    game.when(cast('Charm', { targets: ['ogre-1'] }), [12, 1]);
    expect([conditions(game, 'ogre-1'), attitudes(game)]).toEqual([['Charmed'], ['Friendly', 'Hostile']]);
    game.given({ type: 'stop-timer', timer: timer(game) });
    expect([conditions(game, 'ogre-1'), attitudes(game)]).toEqual([[], ['Hostile', 'Hostile']]);
  });
  it('is resisted by an elf', () => {
    const thrown = party();
    expect(fact(thrown, cast('Charm', { targets: ['mae'] }), [19, 2], 'check-made')).toMatchObject({
      actor: 'ansa',
      total: 3,
      passed: false,
    });
  });
});

describe('Shroud', () => {
  const hidden = (game: Game): Game => {
    magician(game).when(cast('Shroud', { targets: ['odo'] }), [2]);
    expect(conditions(game, 'odo')).toEqual(['Invisible']);
    return game;
  };
  it('hides until someone is touched by a blow', () => {
    const game = theirTurn(fighting(hidden(party())));
    game.when({ type: 'attack', actor: 'bear', target: 'odo' }, [1]);
    expect(conditions(game, 'odo')).toEqual(['Invisible']);
    game.when({ type: 'attack', actor: 'bear', target: 'odo' }, [19]);
    expect(conditions(game, 'odo')).toEqual([]);
  });
  it('ends with its time, and when it is let go', () => {
    const game = hidden(party()).given({ type: 'pass-time', scale: 'minute', count: 20 });
    expect(conditions(game, 'odo')).toEqual([]);
    const other = hidden(party());
    other.when(cast('Attract'), [1]);
    expect(conditions(other, 'odo')).toEqual([]);
  });
  it('ends by hand for one who is touched', () => {
    const game = hidden(party());
    game.given({ type: 'lose-condition', creature: 'odo', condition: one(game, 'odo').conditions[0]!.id });
    expect(conditions(game, 'odo')).toEqual([]);
  });
});

describe('Feather Fall', () => {
  it('keeps its feet until a fall uses them', () => {
    const game = magician();
    game.when(cast('Feather Fall', { targets: ['odo'] }), [3]);
    expect(conditions(game, 'odo')).toEqual(['Feather Fall, 30 feet']);
    game.when({ type: 'fall', creature: 'odo', feet: 30 });
    expect(conditions(game, 'odo')).toEqual([]);
    game.when({ type: 'fall', creature: 'odo', feet: 10 }, [1]);
  });
  it('takes the first feet off a longer fall', () => {
    const game = magician();
    game.when(cast('Feather Fall', { targets: ['odo'] }), [3]);
    const before = points(game, 'odo');
    game.when({ type: 'fall', creature: 'odo', feet: 50 }, [1, 2]);
    expect(before - points(game, 'odo')).toBe(3);
  });
  it('is the caster’s own where nobody else is named', () => {
    const game = magician();
    game.when(cast('Feather Fall'), [2]);
    expect(conditions(game, 'ansa')).toEqual(['Feather Fall, 20 feet']);
  });
  it('may be thrown with the fall as well', () => {
    const game = party();
    game.when({ type: 'fall', creature: 'odo', feet: 40, featherFall: 1 }, [3, 2]);
    expect(points(game, 'odo')).toBe(one(game, 'odo').hitPoints.max - 2);
  });
});

describe('harm to several', () => {
  const dragon = (): Game => {
    const game = theirTurn(fight('Dragon, Elder', 1));
    return game.given({
      type: 'set-sheet',
      creature: 'odo',
      to: { resists: ['fire'], vulnerable: ['cold'] },
    });
  };
  const breath = { type: 'area-attack', actor: 'dragon-elder', targets: ['odo'] } satisfies Command;
  it('is fire where a breath says nothing else, and resistance counts (FV-231)', () => {
    const game = dragon();
    const before = points(game, 'odo');
    game.when(breath, [2]);
    expect(before - points(game, 'odo')).toBe(3);
  });
  it('is of the kind that is said (FV-231)', () => {
    const game = dragon().given({ type: 'set-hit-points', creature: 'odo', now: 30, max: 30 });
    game.when({ ...breath, damageType: 'cold' }, [2]);
    expect(points(game, 'odo')).toBe(18);
  });
  it('of other sweeping blows is no fire', () => {
    const game = theirTurn(fight('Giant', 1));
    game.given({ type: 'set-sheet', creature: 'odo', to: { resists: ['fire'] } });
    const before = points(game, 'odo');
    game.when({ type: 'area-attack', actor: 'giant', targets: ['odo'] }, [2]);
    expect(before - points(game, 'odo')).toBe(6);
  });
  it('of a scalespawn is fire, or what their forebear breathed', () => {
    const struck = (more: With<'area-attack'>): number => {
      const game = fighting(made(party(), ['Scalespawn', 'Sage']), 'Bear');
      game.given({ type: 'set-sheet', creature: 'bear', to: { resists: ['fire'] } });
      game.when({ type: 'area-attack', actor: 'zed', targets: ['bear'], ...more }, [5, 5, 3, 1]);
      return 16 - points(game, 'bear');
    };
    expect([struck({}), struck({ damageType: 'cold' })]).toEqual([5, 10]);
  });
  it('gives a die for a natural 20 that withstands it', () => {
    const game = dragon();
    game.when(breath, [20]);
    expect(sheet(game, 'odo')['inspiration']).toBe(2);
    const other = party();
    other.when(cast('Fire Ball', { targets: ['odo'] }), [1, 20]);
    expect(sheet(other, 'odo')['inspiration']).toBe(2);
  });
});

describe('what a spell is withstood against', () => {
  const left = (game: Game, more: With<'cast'>, face: number): number => {
    game.when(cast('Lightning Bolt', { targets: ['mae'], ...more }), [2, face]);
    return points(game, 'mae');
  };
  it('is 10 and INT, met with DEX', () => {
    expect([left(party(), {}, 8), left(party(), {}, 7)]).toEqual([7, 6]);
  });
  it('is harder by a skill, or by attunement to its vessel', () => {
    expect([left(party(), { skilled: true }, 9), left(party(), { skilled: true }, 8)]).toEqual([7, 6]);
    const attuned = (): Game =>
      party().given({ type: 'set-sheet', creature: 'ansa', to: { attuned: 'epic-manuscript' } });
    expect(left(attuned(), { vessel: 'epic-manuscript' }, 8)).toBe(6);
  });
});

describe('a lasting spell', () => {
  const spells = (game: Game): string[] => Object.values(game.state.timers).map(({ name }) => name);
  const holding = (): Game => {
    const game = magician();
    game.when(cast('Shroud'), [6]);
    return game;
  };
  it('outlives damage, but not its caster, nor the wish to let it go', () => {
    expect(spells(wound(holding(), 'ansa', 1))).toEqual(['Shroud']);
    expect(spells(wound(holding(), 'ansa', 8))).toEqual([]);
    const game = fighting(holding()).given({ type: 'act', actor: 'ansa', act: 'cease-spell' });
    expect(spells(game)).toEqual([]);
  });
});
