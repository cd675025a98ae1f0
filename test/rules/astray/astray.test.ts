import { describe, expect, it } from 'vitest';
import { hexAt } from '../../../shared/hex/land.ts';
import { citedAs } from '../../../shared/systems/ruleBook.ts';
import { fact, facts, type Playthrough } from '../../helpers/play.ts';
import { inForest, strayedWest, to, WANDERERS, whereabouts } from './parties.ts';

const WATER = { terrain: 'water' as const };
const HUT = { kind: 'camp' as const, name: 'Hut', secret: false };
const isKnown = (game: Playthrough, hex: string): boolean => hexAt(game.state.land, hex)?.known ?? false;
const lasting = (game: Playthrough, hex: string, faces: number[]): number => {
  const { clock } = game.state;
  game.when(to(hex), faces);
  return game.state.clock - clock;
};

describe.each(WANDERERS)('losing the way in $name', (wanderers) => {
  const { lost, kept, rolled } = wanderers;
  const rules = citedAs(wanderers.party().rulebook.system, 'strayed');
  const forest = (...land: Parameters<typeof strayedWest> extends [unknown, ...infer Land] ? Land : never) =>
    inForest(wanderers, ...land);
  const strayed = (...land: Parameters<typeof forest>) => strayedWest(wanderers, ...land);

  it.each([
    [1, '0304'],
    [2, '0304'],
    [3, '0304'],
    [4, '0504'],
    [5, '0504'],
    [6, '0504'],
  ])('astray: a %i on the d6 leads to %s instead of north, and they think to be north', (face, hex) => {
    const game = forest();
    const outcome = game.when(to('0403'), [lost, face]);
    expect(whereabouts(game)).toEqual([hex, '0403']);
    expect(fact(outcome, 'strayed')).toMatchObject({
      from: '0404',
      meant: '0403',
      to: hex,
      total: face,
      unseen: true,
      secret: true,
      rules,
    });
  });

  it('is by the rule that has them roll', () => {
    expect(rules).toHaveLength(1);
  });

  it('time: it costs time, and they come out where they meant to', () => {
    const game = forest().given({ type: 'set-option', option: 'losing-the-way', value: 'time' });
    const { clock } = game.state;
    const outcome = game.when(to('0403'), [lost]);
    if (game.state.party.hex !== '0403') game.when(to('0403'));
    expect(whereabouts(game)).toEqual(['0403', undefined]);
    expect(game.state.clock - clock).toBeGreaterThan(lasting(forest(), '0403', [kept]));
    expect(fact(outcome, rolled).secret).toBeUndefined();
  });

  it('costs no time: the leg is that of the ground they walk', () => {
    expect(lasting(forest(), '0403', [lost, 1])).toBe(lasting(forest(), '0403', [kept]));
  });

  it.each([
    ['left', '0304', 1, '0504'],
    ['right', '0504', 6, '0304'],
  ])('leads to the other side where nobody can walk on the %s', (_, barred, face, hex) => {
    const game = forest({ [barred]: WATER });
    game.when(to('0403'), [lost, face]);
    expect(whereabouts(game)).toEqual([hex, '0403']);
  });

  it('costs time where nobody can walk on either side', () => {
    const game = forest({ '0304': WATER, '0504': WATER });
    const { clock } = game.state;
    const outcome = game.when(to('0403'), [lost]);
    if (game.state.party.hex !== '0403') game.when(to('0403'));
    expect(whereabouts(game)).toEqual(['0403', undefined]);
    expect(game.state.clock - clock).toBeGreaterThan(lasting(forest(), '0403', [kept]));
    expect(fact(outcome, rolled).secret).toBeUndefined();
  });

  it('leads to the other side at the edge of the map', () => {
    const game = forest().given({ type: 'place-party', hex: '0104' });
    game.when(to('0103'), [lost, 1]);
    expect(whereabouts(game)).toEqual(['0203', '0103']);
  });

  it('has rolls for the way that only the referee sees, lost or kept', () => {
    for (const faces of [[lost, 1], [kept]])
      expect(fact(forest().when(to('0403'), faces), rolled).secret).toBe(true);
  });

  it('has what they think move as they move', () => {
    const game = strayed().given({ type: 'set-option', option: 'losing-the-way', value: 'astray' });
    game.when(to('0303'), [lost, 6]);
    // From 0304, north is 0303 and to the right of it 0403; from 0403, north is 0402.
    expect(whereabouts(game)).toEqual(['0403', '0402']);
    expect(game.state.party.believedBefore).toEqual(['0403']);
  });

  it('shows them where they are, before they go on, when the next roll keeps the way', () => {
    const game = strayed();
    const { clock } = game.state;
    const outcome = game.when(to('0303'), [kept]);
    expect(whereabouts(game)).toEqual(['0304', undefined]);
    expect(game.state.clock).toBe(clock);
    expect(fact(outcome, 'whereabouts-found')).toMatchObject({
      hex: '0304',
      believed: '0403',
      how: 'way',
      rules,
    });
  });
});

const [nightsong] = WANDERERS;
const astray = (...land: Parameters<typeof strayedWest> extends [unknown, ...infer Land] ? Land : never) =>
  strayedWest(nightsong!, ...land);
/** No more rolls for the way: they walk on as they are. */
const walksOn = (game: Playthrough, hex: string) =>
  game.given({ type: 'set-option', option: 'navigation', value: 'never' }).when(to(hex));

describe('those who are astray', () => {
  it('walk on so where nothing is rolled', () => {
    const game = astray();
    walksOn(game, '0303');
    expect(whereabouts(game)).toEqual(['0303', '0402']);
  });

  it('do not come to know the hexes that they walk into, until they find out: then all of them', () => {
    const game = astray();
    walksOn(game, '0303');
    expect(['0304', '0303', '0403', '0402'].map((hex) => isKnown(game, hex))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    game.given({ type: 'set-belief' });
    expect(['0304', '0303', '0403', '0402'].map((hex) => isKnown(game, hex))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(game.state.party).not.toHaveProperty('believedBefore');
  });

  it.each([
    ['a place that is no secret', 'place', { '0303': { feature: HUT } }, []],
    ['a road', 'road', {}, [['0303', '0202']]],
    ['barred ground where they think to go', 'land', { '0402': WATER }, []],
    [
      'other ground than that of a hex they know',
      'land',
      { '0402': { terrain: 'hills' as const, known: true } },
      [],
    ],
    ['no place where they know of one', 'land', { '0402': { known: true, feature: HUT } }, []],
  ] as const)('find out by %s', (_, how, land, roads) => {
    const game = astray(land, roads);
    const outcome = walksOn(game, '0303');
    expect(whereabouts(game)).toEqual(['0303', undefined]);
    expect(fact(outcome, 'whereabouts-found')).toMatchObject({ hex: '0303', believed: '0402', how });
    expect(fact(outcome, 'hex-entered').secret).toBeUndefined();
    expect(['0304', '0303'].map((hex) => isKnown(game, hex))).toEqual([true, true]);
  });

  it.each([
    ['a secret place', { '0303': { feature: { ...HUT, secret: true } } }],
    ['other ground than that of a hex they don’t know', { '0402': { terrain: 'hills' as const } }],
    ['a hex they know whose ground is the same', { '0402': { known: true } }],
  ])('find nothing out by %s', (_, land) => {
    const game = astray(land);
    walksOn(game, '0303');
    expect(whereabouts(game)).toEqual(['0303', '0402']);
  });

  it('find out where what they think leaves the map', () => {
    const game = inForest(nightsong!).given({ type: 'place-party', hex: '0402' });
    game.when(to('0401'), [60, 1]);
    expect(whereabouts(game)).toEqual(['0302', '0401']);
    expect(fact(walksOn(game, '0301'), 'whereabouts-found')).toMatchObject({ hex: '0301', how: 'land' });
    expect(whereabouts(game)).toEqual(['0301', undefined]);
  });

  it('find out where they come to the very hex in which they think they are', () => {
    const game = astray().given({ type: 'set-belief', hex: '0404' });
    // From 0304 they mean to go north, and stray to 0403: north of where they think they are.
    expect(fact(game.when(to('0303'), [60, 6]), 'whereabouts-found')).toMatchObject({
      hex: '0403',
      how: 'chance',
    });
    expect(whereabouts(game)).toEqual(['0403', undefined]);
  });

  it('see at once where they are, where they stray into a place', () => {
    const game = inForest(nightsong!, { '0304': { feature: HUT } });
    const outcome = game.when(to('0403'), [60, 1]);
    expect(fact(outcome, 'strayed')).toMatchObject({ to: '0304', unseen: false });
    expect(fact(outcome, 'whereabouts-found')).toMatchObject({ hex: '0304', believed: '0403', how: 'place' });
    expect(whereabouts(game)).toEqual(['0304', undefined]);
  });

  it('stray once for a way of several watches, and go on by the hex that they meant', () => {
    const game = inForest(nightsong!, { '0304': { terrain: 'hills' } });
    const outcome = game.when(to('0403'), [60, 1]);
    expect(game.state.party.underWay).toMatchObject({ to: '0403', really: '0304' });
    expect(fact(outcome, 'road-walked')).toMatchObject({ to: '0403', ground: ['hills'] });
    expect(whereabouts(game)).toEqual(['0404', undefined]);
    game.when(to('0403'));
    expect(whereabouts(game)).toEqual(['0304', '0403']);
    expect(game.state.party).not.toHaveProperty('underWay');
  });

  it('know where they are when they are placed', () => {
    const game = astray().given({ type: 'place-party', hex: '0101' });
    expect(whereabouts(game)).toEqual(['0101', undefined]);
    expect(isKnown(game, '0304')).toBe(false);
  });
});

describe('the referee', () => {
  it('says where they think they are, and that they find out', () => {
    const game = inForest(nightsong!);
    const outcome = game.when({ type: 'set-belief', hex: '0707' });
    expect(fact(outcome, 'belief-set')).toMatchObject({ hex: '0404', believed: '0707' });
    expect(whereabouts(game)).toEqual(['0404', '0707']);
    expect(fact(game.when({ type: 'set-belief' }), 'whereabouts-found')).toMatchObject({ how: 'referee' });
    expect(whereabouts(game)).toEqual(['0404', undefined]);
  });

  it('by the hex where they are says that they find out', () => {
    const game = astray();
    game.when({ type: 'set-belief', hex: '0304' });
    expect(whereabouts(game)).toEqual(['0304', undefined]);
  });

  it.each([
    ['nothing, of those who know it', { type: 'set-belief' }, 'not-astray'],
    ['a hex off the map', { type: 'set-belief', hex: '0909' }, 'unknown-hex'],
    ['a hex where nobody walks', { type: 'set-belief', hex: '0101' }, 'barred'],
  ])('is refused: %s', (_, command, code) => {
    expect(inForest(nightsong!, { '0101': WATER }).refused(command).code).toBe(code);
  });

  it('is offered both while they are astray, and neither before', () => {
    const words = (game: Playthrough) =>
      game.offersOf('set-belief').map(({ group, label }) => [group, label]);
    expect(words(inForest(nightsong!))).toEqual([]);
    expect(words(astray())).toEqual([
      ['world', 'Tell them where they are'],
      ['world', 'Change where they think they are…'],
    ]);
  });
});

describe('a group of a split party', () => {
  const split = (game: Playthrough): string => {
    const [, other] = game.state.party.members;
    game.given({ type: 'split-party', members: [other] });
    return game.state.groups[0]!.id;
  };
  const cairnAstray = () => strayedWest(WANDERERS[1]!);

  it('is astray for itself', () => {
    const game = cairnAstray();
    split(game);
    game.given({ type: 'set-belief' });
    expect(whereabouts(game)).toEqual(['0304', undefined]);
    expect(game.state.groups[0]?.party.believed).toBe('0403');
  });

  it('hears where it is when those who know it join', () => {
    const game = cairnAstray();
    const id = split(game);
    game.given({ type: 'switch-group', group: id }, { type: 'set-belief' });
    const [waiting] = game.state.groups;
    game.given({ type: 'switch-group', group: waiting!.id });
    expect(whereabouts(game)).toEqual(['0304', '0403']);
    const outcome = game.when({ type: 'join-groups', group: game.state.groups[0]!.id });
    expect(facts(outcome, 'whereabouts-found')).toMatchObject([{ how: 'others' }]);
    expect(whereabouts(game)).toEqual(['0304', undefined]);
  });
});
