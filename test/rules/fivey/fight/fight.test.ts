import { describe, expect, it } from 'vitest';
import { bestiary, BRACKETS, experienceFor } from '../../../../shared/systems/fivey/people/bestiary.ts';
import { defenseOf } from '../../../../shared/systems/fivey/sheet/sheet.ts';
import { fact, fight, one, party, points, type Command, type Game } from '../party.ts';

const slots = (game: Game): string[][] => game.state.fight?.slots.map(({ who }) => who) ?? [];

describe('the order of a fight', () => {
  it('FV-193: winners of the contest, the opposition, the rest; a tie goes to the opposition', () => {
    const game = party().given({ type: 'meet', statBlock: 'Goblin', count: 2 });
    game.when({ type: 'start-fight' }, [10, 9, 10, 8]);
    expect(slots(game)).toEqual([['mae'], ['goblin-1', 'goblin-2'], ['odo', 'ansa']]);
  });

  it('FV-186: who surprises has a free turn first', () => {
    const game = party().given(
      { type: 'meet', statBlock: 'Goblin', count: 2 },
      { type: 'start-fight', surprised: 'others' },
    );
    expect([game.state.mode.now, slots(game)]).toEqual(['surprise', [['mae', 'odo', 'ansa']]]);
  });

  it('a contest decides who surprises whom', () => {
    const game = party().given({ type: 'meet', statBlock: 'Goblin', count: 2 });
    game.when({ type: 'start-fight', surprised: 'contest' }, [10, 15, 5, 5]);
    expect(slots(game)).toEqual([['mae']]);
  });

  it('two actions a turn, then it is over', () => {
    const game = fight('Bear', 1).given({ type: 'move', actor: 'mae' }, { type: 'move', actor: 'mae' });
    expect(game.refused({ type: 'move', actor: 'mae' }).code).toBe('no-action-left');
    expect(
      game
        .given({ type: 'move', actor: 'odo' })
        .refused({ type: 'area-attack', actor: 'odo', targets: ['bear'] }).code,
    ).toBe('no-action-left');
  });

  it('refuses a fight with nobody', () => {
    expect(party().given({ type: 'meet', title: 'Nobody' }).refused({ type: 'start-fight' }).code).toBe(
      'nobody-to-fight',
    );
  });

  it.each<[Command, string]>([
    [{ type: 'attack', actor: 'bear', target: 'mae' }, 'not-your-turn'],
    [{ type: 'attack', actor: 'mae', target: 'odo' }, 'no-foe'],
    [{ type: 'attack', actor: 'mae', target: 'bear', weapon: 'arrows' }, 'no-weapon'],
    [{ type: 'attack', actor: 'mae', target: 'bear', shield: true }, 'no-shield'],
    [{ type: 'attack', actor: 'nobody', target: 'bear' }, 'not-in-fight'],
  ])('refuses %j with %s', (command, code) => {
    expect(fight('Bear', 1).refused(command).code).toBe(code);
  });
});

describe('an attack', () => {
  it('FV-205, FV-28: is d20 + stat, doubled by attunement, against the defense class; equal hits', () => {
    const blow = { type: 'attack', actor: 'odo', target: 'bear', weapon: 'longsword' } satisfies Command;
    expect(fact(fight('Bear', 1), blow, [5], 'attack-made')).toMatchObject({
      actor: 'odo',
      target: 'bear',
      weapon: 'longsword',
      total: 11,
      against: 12,
      hit: false,
      damage: 0,
      left: 16,
    });
    expect(fact(fight('Bear', 1), blow, [6, 1], 'attack-made')).toMatchObject({
      total: 12,
      against: 12,
      hit: true,
      thrown: 4,
      damageType: 'slashing',
      damage: 4,
      left: 12,
    });
  });

  it('FV-207: does the weapon’s die and the plain stat', () => {
    const game = fight('Bear', 1);
    game.when({ type: 'attack', actor: 'odo', target: 'bear', weapon: 'longsword' }, [15, 4]);
    expect(points(game, 'bear')).toBe(16 - 7);
  });

  it('FV-208: takes DEX for missiles', () => {
    const shot = { type: 'attack', actor: 'mae', target: 'bear', weapon: 'bow' } satisfies Command;
    expect(fact(fight('Bear', 1), shot, [9, 1], 'attack-made')?.['total']).toBe(12);
  });

  it('FV-229: of a monster is d20 + ability, its damage the flat figure', () => {
    const game = fight('Bear', 1).given({ type: 'end-turn' });
    game.when({ type: 'attack', actor: 'bear', target: 'mae' }, [10]);
    expect(points(game, 'mae')).toBe(8 - 4);
  });

  it.each<[string, Command]>([
    ['an attack', { type: 'attack', actor: 'bear', target: 'mae', skilled: true }],
    ['an area attack', { type: 'area-attack', actor: 'bear', targets: ['mae'], skilled: true }],
    ['another act', { type: 'act', actor: 'bear', act: 'hide', skilled: true }],
    ['a check', { type: 'check', actor: 'bear', stat: 'str', skilled: true }],
    [
      'a check of others',
      { type: 'check', actor: 'mae', helper: 'bear', stat: 'str', skilledHelpers: ['bear'] },
    ],
    [
      'a check against it',
      { type: 'check', actor: 'mae', stat: 'str', against: { creature: 'bear', stat: 'str', skilled: true } },
    ],
    [
      'a contest',
      {
        type: 'contest',
        parties: [
          { actor: 'mae', stat: 'str' },
          { actor: 'bear', stat: 'str', skilled: true },
        ],
      },
    ],
  ])('FV-229: refuses a monster that is said to be skilled, in %s', (_what, command) => {
    expect(fight('Bear', 1).given({ type: 'end-turn' }).refused(command).code).toBe('no-skill');
  });
  it.each(['skilledAtSurprise', 'skilledAtInitiative'])('FV-229: refuses a monster in %s', (field) => {
    const game = party().given({ type: 'meet', statBlock: 'Bear' });
    const refused = game.attempt({ type: 'start-fight', surprised: 'contest', [field]: ['bear'] });
    expect(refused?.code).toBe('no-skill');
  });
  it('FV-229: offers a monster no skill, and attunement is none', () => {
    const game = fight('Bear', 1).given(
      { type: 'end-turn' },
      { type: 'add-item', creature: 'bear', item: { name: 'Claw', kind: 'weapon', die: 6, id: 'claw' } },
      { type: 'set-sheet', creature: 'bear', to: { attuned: 'claw', skills: ['Claw'] } },
    );
    const [act] = game.offersOf('act');
    expect(act?.needs?.map(({ name }) => name)).toEqual(['act', 'target']);
    game.when({ type: 'attack', actor: 'bear', target: 'mae', weapon: 'claw' }, [10]);
    expect(game.state.details['lastRoll']).toMatchObject({ skilled: false, total: 13 });
  });

  it('is cancelled by a shield that is given up', () => {
    const game = fight('Bear', 1).given({ type: 'end-turn' });
    expect(defenseOf(game.state.creatures['odo']!)).toBe(14);
    game.when({ type: 'attack', actor: 'bear', target: 'odo', shield: true }, [19]);
    expect([points(game, 'odo'), defenseOf(game.state.creatures['odo']!)]).toEqual([11, 13]);
  });

  it.each([
    [8, 'Mae takes 8 damage: 8 → 0 HP.'],
    [20, 'Mae takes 20 damage: 8 → 0 HP.'],
  ])('FV-112: kills by %i points of 8, all of which are recorded and told', (points, line) => {
    const game = party().given({ type: 'set-hit-points', creature: 'mae', now: 8 });
    const outcome = game.when({ type: 'adjust-hit-points', creature: 'mae', by: -points });
    expect(outcome.events[0]).toMatchObject({ type: 'hit-points-changed', from: 8, to: 0, damage: points });
    expect(outcome.told[0]).toBe(line);
    expect(one(game, 'mae').status).toBe('dead');
  });
  it('FV-112: kills when damage equals hit points', () => {
    const game = fight('Goblin', 3);
    game.when({ type: 'attack', actor: 'odo', target: 'goblin-1', weapon: 'longsword' }, [19, 1]);
    expect(game.state.creatures['goblin-1']?.status).toBe('dead');
  });

  it('the second shot of a fight uses up a unit of ammunition', () => {
    const game = fight('Bear', 1);
    game.when({ type: 'attack', actor: 'mae', target: 'bear', weapon: 'bow' }, [2]);
    expect(game.state.creatures['mae']?.items.some(({ name }) => name === 'Arrows')).toBe(true);
    game.when({ type: 'attack', actor: 'mae', target: 'bear', weapon: 'bow' }, [2]);
    expect(game.state.creatures['mae']?.items.some(({ name }) => name === 'Arrows')).toBe(false);
  });

  it('FV-68: a scalespawn breathes once a day, less for who withstands', () => {
    const game = party().given(
      { type: 'make-character', name: 'Ssk', templates: ['Scalespawn', 'Veteran'] },
      { type: 'meet', statBlock: 'Goblin', count: 3 },
    );
    game.when({ type: 'start-fight' }, [1, 19, 18, 17, 16]);
    game.when({ type: 'area-attack', actor: 'ssk', targets: ['goblin-1', 'goblin-2'] }, [1, 2, 2, 5, 19]);
    expect([points(game, 'goblin-1'), points(game, 'goblin-2')]).toEqual([1, 2]);
    expect(game.refused({ type: 'area-attack', actor: 'ssk', targets: ['goblin-3'] }).code).toBe(
      'no-action-left',
    );
  });

  it('FV-66: an orc stands at 1 once', () => {
    const game = party().given({ type: 'make-character', name: 'Gra', templates: ['Orc', 'Noble'] });
    game.given(
      { type: 'adjust-hit-points', creature: 'gra', by: -20 },
      { type: 'force-of-will', actor: 'gra' },
    );
    expect([points(game, 'gra'), game.state.creatures['gra']?.status]).toEqual([1, 'up']);
    game.given({ type: 'adjust-hit-points', creature: 'gra', by: -20 });
    expect(game.state.creatures['gra']?.status).toBe('dead');
  });
});

describe('morale and the aftermath', () => {
  it('is called when half of them are down, and FV-199: who fails flees', () => {
    const game = fight('Goblin', 2);
    game.when({ type: 'attack', actor: 'odo', target: 'goblin-1', weapon: 'longsword' }, [19, 5]);
    expect(game.state.fight?.moraleDue).toEqual(['half-down']);
    game.when({ type: 'check-morale' }, [12]);
    expect([game.state.creatures['goblin-2']?.status, game.state.mode.now]).toEqual(['fled', 'aftermath']);
  });

  it('holds on 14 the first time', () => {
    const game = fight('Goblin', 2);
    game.when({ type: 'attack', actor: 'odo', target: 'goblin-1', weapon: 'longsword' }, [19, 5]);
    expect(fact(game, { type: 'check-morale' }, [13], 'morale-rolled')).toMatchObject({
      difficulty: 'moderate',
      total: 14,
      against: 14,
      passed: true,
    });
  });

  it('FV-232: experience of all who were defeated is shared evenly', () => {
    const game = fight('Goblin', 3).given(
      { type: 'adjust-hit-points', creature: 'goblin-1', by: -9 },
      { type: 'end-fight' },
      { type: 'settle' },
    );
    expect(['mae', 'odo', 'ansa'].map((id) => game.state.creatures[id]?.sheet['experience'])).toEqual([
      101, 101, 101,
    ]);
    expect(game.state.encounter).toBeNull();
  });

  it('FV-232: the table of experience', () => {
    expect(
      (['M', 'G', 'E', 'L', 'B'] as const).map((bracket) =>
        [12, 14, 16, 18, 20].map((dc) => experienceFor(bracket, dc)),
      ),
    ).toEqual([
      [4, 5, 6, 8, 10],
      [8, 10, 12, 16, 20],
      [12, 15, 18, 24, 30],
      [16, 20, 24, 32, 40],
      [20, 25, 30, 40, 50],
    ]);
    expect([experienceFor('M', 11), experienceFor('M', 13), experienceFor('M', 25)]).toEqual([4, 4, 10]);
  });

  it('FV-228, FV-234: nineteen monsters in five brackets', () => {
    expect(bestiary).toHaveLength(19);
    expect(
      Object.values(BRACKETS).map(({ hitDice, ability, damage, die }) => [hitDice, ability, damage, die]),
    ).toEqual([
      [1, 1, 2, 4],
      [2, 2, 3, 6],
      [4, 3, 4, 8],
      [8, 4, 5, 10],
      [16, 5, 6, 12],
    ]);
  });
});
