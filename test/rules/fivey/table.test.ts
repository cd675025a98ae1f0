import { describe, expect, it } from 'vitest';
import { fivey } from '../../../shared/systems/fivey/index.ts';
import { passive } from '../../../shared/systems/fivey/sheet/sheet.ts';
import { play } from '../../helpers/play.ts';
import { fact, party, type Command, type FieldOf, type Game, type With } from '../../helpers/fivey.ts';

const check = (more: With<'check'> = {}): Command => ({
  type: 'check',
  creature: 'mae',
  stat: 'dex',
  dc: 14,
  ...more,
});
/** How a check of Mae’s came out. */
const made = (game: Game, command: Command, faces: number[]) => fact(game, command, faces, 'check-made');
const sheet = (game: ReturnType<typeof party>, id: string) => game.state.creatures[id]!.sheet;

/** How several at one task came out. */
const together = (more: object, faces: number[]) => fact(party(), check(more), faces, 'task-decided');

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
      { creature: 'mae', stat: 'dex' },
      { creature: 'odo', stat: 'str', skilled: true },
      { creature: 'ansa', stat: 'cha' },
    ],
  } satisfies Command;
  it('are won by the single highest total, each with a stat of their own (FV-22)', () => {
    expect(fact(party(), contest, [10, 8, 5], 'contest-decided')).toMatchObject({ winner: 'odo' });
  });
  it('that tie change nothing (FV-22)', () => {
    expect(fact(party(), contest, [11, 8, 5], 'contest-decided')).toMatchObject({ winner: null });
  });
  it('give wits and power of a monster by its ability (FV-25)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Ogre' });
    const contest = {
      type: 'contest',
      parties: [
        { creature: 'ogre', stat: 'int' },
        { creature: 'mae', stat: 'dex' },
      ],
    } satisfies Command;
    expect(fact(game, contest, [10, 9], 'contest-decided')?.['parties']).toEqual([
      { creature: 'ogre', total: 13 },
      { creature: 'mae', total: 12 },
    ]);
  });
});

describe('titles', () => {
  it('bring one acquaintance each at the most (FV-31, FV-32)', () => {
    const game = party().given({ type: 'acquaint', creature: 'mae', title: 'Criminal', name: 'Fingers' });
    expect(game.state.creatures['fingers']?.kind).toBe('person');
    expect(game.refused({ type: 'acquaint', creature: 'mae', title: 'Criminal', name: 'Toes' }).code).toBe(
      'bond-taken',
    );
    expect(game.refused({ type: 'acquaint', creature: 'mae', title: 'Duke', name: 'Toes' }).code).toBe(
      'no-title',
    );
  });
  it('bring an organisation’s help, at the referee’s price (FV-33)', () => {
    const game = party().given({
      type: 'call-on',
      creature: 'ansa',
      title: 'Acolyte',
      what: 'a bed in the temple',
      crowns: 4,
    });
    expect(sheet(game, 'ansa')['crowns']).toBe(96);
  });
  it('are reasons for an edge in a reaction (FV-31)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Commoner' });
    game.when({ type: 'react', advantage: true }, [5, 16]);
    expect(game.state.encounter?.reaction?.row).toBe('friendly');
  });
});

describe('inspiration', () => {
  it('is as many dice as levels (FV-36), and may bear another name (FV-45)', () => {
    const game = party().given({ type: 'name-inspiration', creature: 'mae', name: 'Luck' });
    expect(fivey.summary(game.state.creatures['mae']!, game.state).marks[0]).toBe('Luck 1');
  });
  it('may raise the damage of a hit at once, also with the die its 20 won', () => {
    const game = party().given(
      { type: 'meet', statBlock: 'Ogre' },
      { type: 'set-sheet', creature: 'mae', to: { inspiration: 0 } },
    );
    game.when({ type: 'start-fight' }, [1, 19, 18, 17]);
    game.when({ type: 'attack', actor: 'mae', target: 'ogre', weapon: 'dagger' }, [20, 2]);
    game.when({ type: 'spend-inspiration', damage: true }, [5]);
    expect(game.state.creatures['ogre']?.hitPoints.now).toBe(16 - 3 - 5);
  });
});

describe('feats', () => {
  const built = (...templates: string[]) => {
    const game = party().given({ type: 'make-character', name: 'Zed', templates, items: [2, 2] });
    return game;
  };
  const use = (feat: string): Command => ({ type: 'use-feat', creature: 'zed', feat });
  it.each([
    [['Dwarf', 'Noble'], 'Iron Stomach', 'FV-62'],
    [['Dwarf', 'Noble'], 'Good Name', 'FV-77'],
    [['Hellchild', 'Sage'], 'Street Magic', 'FV-67'],
    [['Hellchild', 'Sage'], 'Alumni Association', 'FV-78'],
    [['Gnome', 'Spy'], 'Small World', 'FV-79'],
  ])('of %j: %s stands in the log (%s, FV-35)', (templates, feat, rule) => {
    expect(built(...templates).when(use(feat)).events[0]?.rules).toContain(rule);
  });
  it('that nobody has are refused (FV-35)', () => {
    expect(built('Dwarf', 'Noble').refused(use('Flight')).code).toBe('no-feat');
  });
  it('Iron Stomach: poison does nothing (FV-62)', () => {
    const game = party();
    game.when({ type: 'harm', creature: 'odo', dice: '2d6', damageType: 'poison' }, [6, 6]);
    expect(game.state.creatures['odo']?.hitPoints).toEqual(party().state.creatures['odo']?.hitPoints);
  });
  it('Metamorphosis: once a day (FV-69)', () => {
    const game = built('Changeling', 'Noble').given(use('Metamorphosis'));
    expect(game.refused(use('Metamorphosis')).code).toBe('used-today');
    game.given({ type: 'pass-time', scale: 'day' }, use('Metamorphosis'));
  });
  it('Little Trouble: an attack of the next turn has advantage, once', () => {
    const game = built('Hoblin', 'Veteran').given({ type: 'meet', statBlock: 'Ogre' });
    game.when({ type: 'start-fight' }, [1, 19, 18, 17, 16]);
    game.given(
      use('Little Trouble'),
      { type: 'end-turn' },
      { type: 'end-turn' },
      { type: 'end-turn', actor: 'mae' },
      { type: 'end-turn', actor: 'odo' },
      { type: 'end-turn', actor: 'ansa' },
    );
    game.when({ type: 'attack', actor: 'zed', target: 'ogre' }, [2, 3]);
    expect(game.state.creatures['zed']?.conditions).toEqual([]);
  });
  it.each([
    ['Gnome', 'Veteran', 'Tinker', 'FV-64'],
    ['Nymph', 'Veteran', 'Girls Night', 'FV-70'],
    ['Watcher', 'Veteran', 'Communion', 'FV-71'],
    ['Elf', 'Criminal', 'Belly of the Beast', 'FV-75'],
    ['Elf', 'Entertainer', 'One Night Only!', 'FV-76'],
  ])('of a %s and %s: %s is a rest action (%s, FV-157)', (first, second, feat, rule) => {
    const game = built(first, second).given({ type: 'camp' });
    const { events } = game.when({ type: 'rest-action', creature: 'zed', action: 'feat', what: feat });
    expect(events.flatMap(({ rules = [] }) => rules)).toContain(rule);
    expect(game.refused({ type: 'rest-action', creature: 'odo', action: 'feat', what: feat }).code).toBe(
      'no-feat',
    );
  });
  it('the key opens one lock, the locket speaks once a day, the gadget keeps its use (FV-69, FV-71, FV-75, FV-79)', () => {
    const thief = party().given({ type: 'use-thing', creature: 'mae', item: 'skeleton-key' });
    expect(thief.refused({ type: 'use-thing', creature: 'mae', item: 'skeleton-key' }).code).toBe(
      'unknown-item',
    );
    const locket = built('Changeling', 'Noble').given({
      type: 'use-thing',
      creature: 'zed',
      item: 'locket-of-advice',
    });
    expect(locket.refused({ type: 'use-thing', creature: 'zed', item: 'locket-of-advice' }).code).toBe(
      'used-today',
    );
    const spy = built('Orc', 'Spy').given({
      type: 'use-thing',
      creature: 'zed',
      item: 'second-gadget',
      what: 'a grapple',
    });
    expect(
      spy.refused({ type: 'use-thing', creature: 'zed', item: 'second-gadget', what: 'a smoke pot' }).code,
    ).toBe('gadget-fixed');
  });
  it('a nymph’s relic brings her back in d6 days; nothing else brings anybody back (FV-70)', () => {
    const game = built('Nymph', 'Noble').given({ type: 'set-status', creature: 'zed', status: 'dead' });
    game.when({ type: 'return-by-relic', creature: 'zed' }, [2]);
    game.given({ type: 'pass-time', scale: 'day', count: 2 });
    expect(game.state.creatures['zed']?.status).toBe('up');
    expect(
      party()
        .given({ type: 'set-status', creature: 'odo', status: 'dead' })
        .refused({ type: 'return-by-relic', creature: 'odo' }).code,
    ).toBe('no-relic');
  });
  it('Rage: the stat counts twice in damage, and STR may make the defense', () => {
    const game = party().given(
      { type: 'make-character', name: 'Zed', templates: ['Orc', 'Barbarian'], items: [2, 1] },
      { type: 'meet', statBlock: 'Ogre' },
    );
    game.when({ type: 'start-fight' }, [1, 19, 18, 17, 16]);
    game.given(
      { type: 'end-turn', actor: 'mae' },
      { type: 'end-turn', actor: 'odo' },
      { type: 'end-turn', actor: 'ansa' },
      { type: 'rage', actor: 'zed' },
    );
    game.when({ type: 'attack', actor: 'zed', target: 'ogre', weapon: 'heirloom-greataxe' }, [15, 4]);
    expect(game.state.creatures['ogre']?.hitPoints.now).toBe(16 - 4 - 3 - 3);
  });
  it('ailments are words and end by a blessing (FV-S24)', () => {
    const game = party().given(
      { type: 'gain-condition', creature: 'odo', condition: 'Cursed' },
      { type: 'camp' },
    );
    game.given({
      type: 'rest-action',
      creature: 'ansa',
      action: 'blessing',
      target: 'odo',
      condition: 'cursed',
    });
    expect(game.state.creatures['odo']?.conditions).toEqual([]);
  });
});

describe('making and growing', () => {
  it('begins at level 0 or 1, which ends the same, with a pack on the back (FV-53)', () => {
    const game = play(fivey).given({ type: 'make-character', name: 'Ann', level: 0, templates: ['Veteran'] });
    expect(sheet(game, 'ann')).toMatchObject({ level: 0, inspiration: 0 });
    expect(fivey.summary(game.state.creatures['ann']!, game.state).slots?.total).toBe(20);
  });
  it('gives each stat from +1 to +5, and an override by hand for everything (FV-12, FV-240)', () => {
    expect(
      party().refused({
        type: 'set-sheet',
        creature: 'mae',
        to: { stats: { cha: 6, dex: 1, int: 1, str: 1 } },
      }).code,
    ).toBe('off-sheet');
    expect(
      sheet(party().given({ type: 'set-sheet', creature: 'mae', to: { crowns: 7 } }), 'mae')['crowns'],
    ).toBe(7);
  });
  it('titles a character by the template and suggests a skill (FV-S5)', () => {
    expect(sheet(party(), 'mae')).toMatchObject({
      titles: ['Elf', 'Criminal'],
      skills: ['woodcraft', 'stealth'],
    });
  });
  it('gives experience as the game asks, and the level at once (FV-60, FV-S21)', () => {
    const game = party().given({ type: 'award-experience', creature: 'mae', amount: 200 });
    expect(sheet(game, 'mae')).toMatchObject({ level: 2, inspiration: 1, toChoose: 1 });
  });
  it('lets a skill be spent on an item for good', () => {
    const game = party().given(
      { type: 'set-sheet', creature: 'mae', to: { attuned: null, skills: ['dagger'] } },
      { type: 'meet', statBlock: 'Ogre' },
    );
    game.when({ type: 'start-fight' }, [1, 19, 18, 17]);
    const blow = { type: 'attack', actor: 'mae', target: 'ogre', weapon: 'dagger' } satisfies Command;
    expect(fact(game, blow, [2], 'attack-made')).toMatchObject({ total: 4 });
  });
  it('throws only dice from d4 to d20 (FV-241)', () => {
    expect(
      party().refused({ type: 'add-item', creature: 'mae', item: { name: 'Odd', kind: 'weapon', die: 7 } })
        .code,
    ).toBe('bad-die');
  });
  it('throws a d6 of hit points for each hit die of a monster (FV-230)', () => {
    const game = party();
    game.when({ type: 'meet', statBlock: 'Ogre' }, [1, 2, 3, 4]);
    expect(game.state.creatures['ogre']?.hitPoints.max).toBe(10);
  });
});

describe('the talk', () => {
  it('that went well or badly gives the request its edge (FV-192)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Commoner' });
    game.when({ type: 'react' }, [10]);
    game.when({ type: 'request', by: 'ansa', advantage: true }, [3, 12]);
    expect(game.state.encounter?.request?.granted).toBe(true);
  });
});

it('a rest action can be a march (FV-155)', () => {
  expect(party().given({ type: 'march' }).state.details['marchedOn']).toBe(1);
});
