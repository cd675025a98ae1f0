import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valuesNow } from '../../../shared/campaign/making/steps.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import { cairn } from '../../../shared/systems/cairn/index.ts';
import { fivey } from '../../../shared/systems/fivey/index.ts';
import { nightsong } from '../../../shared/systems/nightsong/index.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { fact, facts, openedSample, play } from '../../helpers/play.ts';

const begun = () => play(cairn);
/** STR, DEX, WIL, HP, kit, armour, gold and name die by die. */
const WHOLE = [4, 5, 2, 6, 3, 6, 2, 4, 1, 5, 2, 8, 3, 6, 2, 7];

describe('a new character of Cairn, step by step', () => {
  it('has three scores by 3d6 in order, HP by 1d6, a kit by its table and a name', () => {
    const game = begun();
    expect(fact(game.when({ type: 'draw-step', step: 'str' }, [4, 5, 2]), 'step-drawn')).toMatchObject({
      value: 11,
      throws: 1,
    });
    game.when({ type: 'draw-step', step: 'dex' }, [6, 3, 6]);
    game.when({ type: 'draw-step', step: 'wil' }, [2, 4, 1]);
    game.when({ type: 'draw-step', step: 'hitPoints' }, [5]);
    expect(fact(game.when({ type: 'draw-step', step: 'kit' }, [2]), 'step-drawn')).toMatchObject({
      value: 'hunter',
    });
    game.when({ type: 'draw-step', step: 'armour' }, [8]);
    game.when({ type: 'draw-step', step: 'coins' }, [3, 6, 2]);
    game.when({ type: 'draw-step', step: 'name', value: 'Wren' });
    const [id = ''] = game.when({ type: 'finish-character' }).state.party.members;
    expect(game.state.creatures[id]).toMatchObject({
      name: 'Wren',
      hitPoints: { now: 5, max: 5 },
      sheet: { str: { now: 11, max: 11 }, dex: { now: 15, max: 15 }, wil: { now: 7, max: 7 } },
    });
    expect(game.state.creatures[id]?.items.map(({ name }) => name)).toEqual([
      ...['Bow', 'Chainmail', 'Rations', 'Torch', 'Dagger', 'Rope, 25ft', 'Tinderbox'],
    ]);
    expect(game.state.creatures[id]?.coins).toBe(11);
    expect(game.state.newcomer).toBeNull();
  });

  it('is thrown as a whole, every die in a fact', () => {
    const outcome = begun().when({ type: 'draw-rest' }, WHOLE);
    expect(
      facts(outcome, 'step-drawn').flatMap(({ rolls = [] }) => rolls.flatMap(({ dice }) => dice)),
    ).toEqual([
      ...[4, 5, 2, 6, 3, 6, 2, 4, 1, 5].map((face) => [6, face]),
      [4, 2],
      [10, 8],
      [6, 3],
      [6, 6],
      [6, 2],
      [20, 7],
    ]);
  });

  it('may have two scores change places', () => {
    const game = begun();
    game.when({ type: 'draw-rest' }, WHOLE);
    game.when({ type: 'draw-step', step: 'swap', value: 'str-wil' });
    const [id = ''] = game.when({ type: 'finish-character' }).state.party.members;
    expect(game.state.creatures[id]?.sheet).toMatchObject({
      str: { now: 7 },
      dex: { now: 15 },
      wil: { now: 11 },
    });
  });

  it('pays for more gear with its gold, as far as that goes', () => {
    const game = begun();
    game.given(
      { type: 'set-price', ware: 'Crowbar', price: 4 },
      { type: 'set-price', ware: 'Axe', price: 10 },
    );
    game.when({ type: 'draw-rest' }, WHOLE);
    game.given({ type: 'draw-step', step: 'bought', value: ['Crowbar', 'Crowbar', 'Axe'] });
    expect(game.refused({ type: 'finish-character' })).toMatchObject({ code: 'no-money', path: 'bought' });
    game.given({ type: 'draw-step', step: 'bought', value: ['Crowbar', 'Crowbar'] });
    const [id = ''] = game.when({ type: 'finish-character' }).state.party.members;
    expect(game.state.creatures[id]).toMatchObject({ coins: 3 });
    expect(game.state.creatures[id]?.items.filter(({ name }) => name === 'Crowbar')).toHaveLength(2);
  });

  it('tells how often a step was thrown, and what was chosen instead', () => {
    const game = begun();
    game.when({ type: 'draw-step', step: 'str' }, [1, 1, 1]);
    const again = game.when({ type: 'draw-step', step: 'str' }, [6, 6, 6]);
    expect(fact(again, 'step-drawn')).toMatchObject({ value: 18, throws: 2 });
    expect(again.told.join()).toContain('throw 2');
    const chosen = game.when({ type: 'draw-step', step: 'str', value: 12 });
    expect(chosen.told.join()).toContain('instead of the throw');
  });

  it('takes no figure beyond its dice, no row that is not there, and no step that is not there', () => {
    const game = begun();
    expect(game.refused({ type: 'draw-step', step: 'str', value: 19 }).code).toBe('bad-field');
    expect(game.refused({ type: 'draw-step', step: 'kit', value: 'pirate' }).code).toBe('bad-field');
    expect(game.refused({ type: 'draw-step', step: 'luck' }).code).toBe('unknown-step');
    expect(game.refused({ type: 'draw-step', step: 'gear' }).code).toBe('no-dice');
  });

  it('is not finished while a step is open, and may be discarded', () => {
    const game = begun();
    expect(game.refused({ type: 'discard-character' }).code).toBe('no-need');
    game.when({ type: 'draw-step', step: 'str' }, [4, 4, 4]);
    expect(game.refused({ type: 'finish-character' })).toMatchObject({ code: 'not-ready', path: 'dex' });
    game.when({ type: 'discard-character' });
    expect(game.state.newcomer).toBeNull();
  });
});

describe('a new character of Nightsong, step by step', () => {
  it('has its Abilities by 2d6 and the table; four below +1 are rolled again', () => {
    const game = play(nightsong);
    for (const step of ['str', 'dex', 'pre']) game.when({ type: 'draw-step', step }, [3, 4]);
    const last = game.when({ type: 'draw-step', step: 'con' }, [2, 2]);
    expect(fact(last, 'step-drawn')).toMatchObject({ value: -1 });
    expect(fact(last, 'steps-cleared')).toMatchObject({ steps: ['str', 'dex', 'pre', 'con'] });
    const rest = game.when({ type: 'draw-rest' }, [6, 5, 3, 4, 3, 4, 3, 4, 1, 1]);
    expect(facts(rest, 'step-drawn').map(({ value }) => value)).toEqual([2, 0, 0, 0, 'fighter', 'Aldis']);
    const [id = ''] = game.when({ type: 'finish-character' }).state.party.members;
    expect(game.state.creatures[id]?.sheet).toMatchObject({ str: 2, con: 0 });
  });

  it('places +2, +1, 0 and −1 each once', () => {
    const game = play(nightsong);
    game.when({ type: 'draw-step', step: 'method', value: 'array' });
    game.when({ type: 'draw-step', step: 'con', value: 2 });
    expect(game.refused({ type: 'draw-step', step: 'str', value: 2 }).code).toBe('bad-field');
    game.when({ type: 'draw-rest' }, [1, 1]);
    const [id = ''] = game.when({ type: 'finish-character' }).state.party.members;
    expect(game.state.creatures[id]?.sheet).toMatchObject({ con: 2, str: 1, dex: 0, pre: -1 });
  });
});

describe('a new character of FIVEY, step by step', () => {
  it('has an origin by d10, a background by d8, an item of each, and pays for gear', () => {
    const game = play(fivey);
    game.when({ type: 'draw-step', step: 'origin' }, [1]);
    game.when({ type: 'draw-step', step: 'background' }, [8]);
    game.when({ type: 'draw-step', step: 'item1' }, [2]);
    game.when({ type: 'draw-step', step: 'item2' }, [1]);
    game.when({ type: 'draw-step', step: 'armour' }, [4]);
    game.when({ type: 'draw-step', step: 'light' }, [1]);
    game.when({ type: 'draw-step', step: 'gear', value: ['Dagger'] });
    game.when({ type: 'draw-step', step: 'name', value: 'Odo' });
    const [id = ''] = game.when({ type: 'finish-character' }).state.party.members;
    const made = game.state.creatures[id];
    expect(made?.sheet).toMatchObject({ level: 1, templates: ['Dwarf', 'Veteran'] });
    expect(made?.items.map(({ name }) => name)).toContain('Dagger');
    expect(Number(made?.sheet['crowns'])).toBeLessThan(100);
  });

  it('has a second background where the origin is human, and never the same twice', () => {
    const game = play(fivey);
    game.when({ type: 'draw-step', step: 'origin', value: 'none' });
    game.when({ type: 'draw-step', step: 'background' }, [8]);
    const twice = game.when({ type: 'draw-step', step: 'second' }, [8]);
    expect(fact(twice, 'steps-cleared')).toMatchObject({ steps: ['second'] });
  });
});

describe.each(systems.filter(({ making }) => making).map((system) => [system.name, system] as const))(
  'a new character in %s',
  (_, system) => {
    it('is made at random by one command, and inherits from the dead', () => {
      const game = openedSample(system);
      const [dead = ''] = game.state.party.members;
      game.given({ type: 'set-status', creature: dead, status: 'dead' });
      const left = game.state.creatures[dead]?.items.length ?? 0;
      game.given(
        { type: 'draw-rest' },
        { type: 'draw-step', step: 'heir', value: dead },
        { type: 'draw-step', step: 'look', value: 'person:1234' },
        { type: 'finish-character' },
      );
      const heir = game.state.creatures[game.state.party.members.at(-1) ?? ''];
      expect(heir).toMatchObject({ kind: 'character', face: 'person:1234' });
      expect(game.state.creatures[dead]?.items.length).toBeLessThan(left);
    });

    it('has a weapon, food, light and armour that was thrown or bought, at random', () => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
          const game = play(system, { dice: seededDice(seed) });
          game.given({ type: 'draw-rest' }, { type: 'finish-character' });
          const [made] = Object.values(game.state.creatures);
          const kinds = new Set(made?.items.map(({ kind }) => kind));
          expect([...kinds]).toEqual(expect.arrayContaining(['weapon', 'armour', 'food', 'light']));
        }),
      );
    });

    it('has the face that was seen, another for each', () => {
      const game = play(system);
      const faces = [1, 2].map(() => {
        const { look } = valuesNow(game.state, system);
        game.given({ type: 'draw-rest' }, { type: 'finish-character' });
        expect(game.state.creatures[game.state.party.members.at(-1) ?? '']?.face).toBe(look);
        return look;
      });
      expect(new Set(faces).size).toBe(2);
    });

    it('inherits from nobody who lives', () => {
      const game = openedSample(system);
      const [living = ''] = game.state.party.members;
      expect(game.attempt({ type: 'draw-step', step: 'heir', value: living })?.code).toBe('unknown-step');
    });
  },
);
