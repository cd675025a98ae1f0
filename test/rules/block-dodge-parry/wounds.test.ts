import { describe, expect, it } from 'vitest';
import {
  body,
  conditions,
  diceOf,
  done,
  fact,
  fight,
  harm,
  lower,
  offered,
  one,
  party,
  ruled,
  tired,
  type Command,
  type Game,
  type With,
} from './party.ts';

describe('an injury', () => {
  /** A fall of 2 STR, a failed Save, then the injury’s faces. */
  const injured = (faces: number[], game = party()) => {
    game.when(harm('fall'), [2, 20, ...faces]);
    return game;
  };
  it('comes from a failed STR Save and leaves a severe wound in a slot (BDP-55, BDP-57)', () => {
    expect(conditions(injured([6, 2]), 'rook')).toEqual(['Severe fall wound (left leg)']);
    expect(one(injured([6, 2]), 'rook').conditions[0]?.slots).toBe(1);
  });
  it.each([1, 2, 3, 4, 5])(
    'on a %i strikes the torso for 1d4 more STR, without a second Save (BDP-55, BDP-R12)',
    (face) => {
      const game = injured([face, 3]);
      expect(body(game, 'rook').str.now).toBe(7);
      expect(conditions(game, 'rook')).toEqual(['Severe fall wound (torso)']);
    },
  );
  it.each([
    [6, 'left leg'],
    [7, 'right leg'],
  ])('on a %i strikes the %s for 1d4 DEX (BDP-55)', (face, area) => {
    const game = injured([face, 4]);
    expect(body(game, 'rook').dex.now).toBe(8);
    expect(conditions(game, 'rook')).toEqual([`Severe fall wound (${area})`]);
  });
  it('costs what its place costs without a second Save: no STR left kills, no DEX left immobilises (BDP-R12)', () => {
    const dead = injured([2, 4], lower(party(), 'rook', 'str', 6));
    expect(one(dead, 'rook').status).toBe('dead');
    expect(conditions(dead, 'rook')).toEqual([]);
    const lame = injured([7, 4], lower(party(), 'rook', 'dex', 8));
    expect(conditions(lame, 'rook')).toContain('Immobilised');
  });
  it.each([
    [8, 'left arm'],
    [9, 'right arm'],
  ])('on a %i strikes the %s: what is held falls, blows are impaired (BDP-55, BDP-R13)', (face, area) => {
    const game = injured([face]);
    expect(one(game, 'rook').items.map(({ name }) => name)).not.toContain('Sword');
    expect(conditions(game, 'rook')).toContain(`Injured ${area}: attacks impaired`);
    game.given({
      type: 'add-item',
      creature: 'rook',
      item: { name: 'Axe', kind: 'weapon', die: 8, inUse: true },
    });
    fight('Ogre', 1, game).given({ type: 'attack', actor: 'rook', target: 'ogre' });
    expect(diceOf(game.when(done, [4]))).toEqual([[4, 4]]);
  });
  it('of an arm impairs for as long as its wound is there (BDP-R13)', () => {
    expect(conditions(injured([8]).given({ type: 'recuperate' }), 'rook')).toEqual([]);
    const merged = injured([8], injured([6, 1])).given({
      type: 'choose-wound',
      creature: 'rook',
      wound: 'fall-wound-2',
      worsen: true,
    });
    expect(conditions(merged, 'rook').sort()).toEqual([
      'Injured left arm: attacks impaired',
      'Permanent fall wound (left leg)',
    ]);
    expect(conditions(merged.given({ type: 'recuperate' }), 'rook')).toHaveLength(2);
  });
  it.each([
    [1, 'dead', 'BDP-56'],
    [3, 'dead', 'BDP-56'],
    [4, 'up', 'BDP-56'],
    [6, 'up', 'BDP-56'],
  ])('on a 10 strikes the head: %i leaves one %s (%s)', (face, status) => {
    const game = injured([10, face]);
    expect(one(game, 'rook').status).toBe(status);
    expect(conditions(game, 'rook').includes('An eye lost')).toBe(face === 4);
    expect(conditions(game, 'rook').some((name) => name.startsWith('Severe'))).toBe(status === 'up');
  });
  it('names its cause: the hazard, what it was, or nothing that is known (BDP-57)', () => {
    const game = party();
    game.when(harm('other', { dice: 'd4', deadly: true, why: 'the mill wheel' }), [2, 20, 6, 1]);
    expect(conditions(game, 'rook')).toEqual(['Severe mill wheel wound (left leg)']);
    const darts = party().given({ type: 'set-hit-points', creature: 'rook', now: 0 });
    darts.when(harm('darts'), [2, 20, 6, 1]);
    expect(conditions(darts, 'rook')).toEqual(['Severe darts wound (left leg)']);
  });
  it('of an arm drops what is in hand, not what is packed (BDP-55)', () => {
    const names = (game: Game) => one(game, 'rook').items.map(({ name }) => name);
    const packed: Command = { type: 'set-item', creature: 'rook', item: 'sword', inUse: false };
    expect(names(injured([8], party().given(packed)))).toContain('Sword');
    const torch = party({ gear: ['Sword', 'Torch', 'Shield'] }).given(packed, {
      type: 'light',
      creature: 'rook',
      item: 'torch',
    });
    const outcome = torch.when(harm('fall'), [2, 20, 8]);
    expect(fact(outcome, 'held-dropped')).toMatchObject({ creature: 'rook', item: 'torch', light: true });
    expect(one(torch, 'rook').items.find(({ name }) => name === 'Torch')?.count).toBe(2);
    expect(torch.state.timers).toEqual({});
    expect(names(injured([9], torch))).not.toContain('Shield');
  });
  it('that someone had already leaves the player the choice: worse, or another slot (BDP-45, BDP-R10)', () => {
    const twice = () => injured([6, 1], injured([6, 1]));
    const choose = { type: 'choose-wound', creature: 'rook', wound: 'fall-wound-2' } as const;
    expect(offered(twice(), 'choose-wound').map(({ command }) => command)).toEqual([
      { ...choose, worsen: true },
      { ...choose, worsen: false },
    ]);
    const worse = twice().given({ ...choose, worsen: true });
    expect(conditions(worse, 'rook')).toEqual(['Permanent fall wound (left leg)']);
    expect(body(worse, 'rook').str.max).toBe(11);
    const both = twice().given({ ...choose, worsen: false });
    expect(conditions(both, 'rook')).toHaveLength(2);
    expect(offered(both, 'choose-wound')).toEqual([]);
    expect(both.refused({ ...choose, worsen: true }).code).toBe('no-need');
  });
  it('is kept off by a helmet (BDP-59)', () => {
    expect(conditions(injured([10], party({ gear: ['Helmet'] })), 'rook')).toEqual([]);
  });
  it('is kept off by gear over the place (BDP-59)', () => {
    const game = injured([10], party({ gear: ['Iron cap'] }));
    expect(conditions(game, 'rook')).toEqual([]);
    expect(conditions(injured([8], party({ gear: ['Bracers'] })), 'rook')).toEqual([]);
  });
  it('in the same place again reminds the Warden, who may take the limb (BDP-58)', () => {
    const game = injured([6, 1]);
    expect(fact(game.when(harm('fall'), [1, 20, 6, 1]), 'injury-thrown')).toMatchObject({
      total: 6,
      area: 'left leg',
      again: true,
      keptOff: false,
    });
    const torso = injured([1, 1]).when(harm('fall'), [1, 20, 5, 1]);
    expect(fact(torso, 'injury-thrown')).toMatchObject({ area: 'torso', again: true });
  });
});

describe('wounds', () => {
  const wound = (more: With<'wound'> = {}): Command => ({
    type: 'wound',
    creature: 'rook',
    wound: 'burn',
    ...more,
  });
  it('fill a slot, with type, place and level (BDP-42, BDP-43, BDP-44)', () => {
    const game = party().given(wound({ area: 'hand', level: 'severe' }));
    expect(one(game, 'rook').conditions).toMatchObject([{ name: 'Severe burn (hand)', slots: 1 }]);
  });
  it('of the same type ask: worse, or another slot (BDP-45)', () => {
    const game = party().given(wound());
    expect(game.refused(wound())).toMatchObject({ code: 'say-which', path: 'worsen' });
    game.given(wound({ worsen: true }));
    expect(conditions(game, 'rook')).toEqual(['Severe burn']);
    game.given(wound({ worsen: false }));
    expect(conditions(game, 'rook')).toEqual(['Severe burn', 'Light burn']);
  });
  it('that get worse stay in the place where they were (BDP-45)', () => {
    const game = party().given(wound({ area: 'hand' }), wound({ area: 'face', worsen: true }));
    expect(conditions(game, 'rook')).toEqual(['Severe burn (hand)']);
    expect(conditions(game.given(wound({ worsen: true })), 'rook')).toEqual(['Permanent burn (hand)']);
  });
  it('have place and choice in their form (BDP-43, BDP-45)', () => {
    const form = (game: Game) =>
      offered(game, 'wound').flatMap(({ needs = [] }) => needs.map(({ name }) => name));
    expect(form(party())).toEqual(['creature', 'wound', 'level', 'area']);
    const game = party().given(wound());
    expect(form(game)).toContain('worsen');
    game.given(wound({ worsen: 'worse' }));
    expect(conditions(game, 'rook')).toEqual(['Severe burn']);
  });
  it('that worsen are one level above the old and no lighter than the new (BDP-R10)', () => {
    const game = party().given(wound(), wound({ level: 'permanent', worsen: true }));
    expect(conditions(game, 'rook')).toEqual(['Permanent burn']);
    expect(game.refused(wound({ worsen: true }))).toMatchObject({ code: 'bad-field', path: 'worsen' });
  });
  it.each([
    ['nerve damage', 'wil'],
    ['burn', 'str'],
    ['frostbite', 'dex'],
  ] as const)(
    'that are permanent lower a fitting ability now and at most: %s %s (BDP-48, BDP-R11)',
    (type, attribute) => {
      const game = party().given(wound({ wound: type, level: 'permanent' }));
      expect(body(game, 'rook')[attribute]).toEqual({ now: 11, max: 11 });
      expect(
        game.refused({
          type: 'treat',
          creature: 'rook',
          wound: game.state.creatures['rook']!.conditions[0]!.id,
          medicine: 'anything',
        }),
      ).toMatchObject({ code: 'too-bad', path: 'wound' });
    },
  );
  it.each([
    ['burn', 'Saint’s Hood'],
    ['frostbite', 'firevine peppers'],
    ['nerve damage', 'Silverleaf'],
    ['poisoning', 'Foxglove'],
  ])('that are light heal in the field: %s with %s (BDP-46, BDP-49)', (type, herb) => {
    const game = party().given(wound({ wound: type }));
    const [treats] = offered(game, 'treat');
    const medicine = String(treats?.needs?.[0]?.value);
    expect(medicine).toContain(herb);
    const id = one(game, 'rook').conditions[0]?.id ?? '';
    game.given({ type: 'treat', creature: 'rook', wound: id, medicine });
    expect(conditions(game, 'rook')).toEqual([]);
  });
  it('that are severe take a week of care (BDP-47)', () => {
    const game = party().given(wound({ level: 'severe' }));
    expect(game.refused({ type: 'treat', creature: 'rook', wound: 'burn', medicine: 'herbs' })).toMatchObject(
      { code: 'too-bad', path: 'wound' },
    );
    game.given({ type: 'recuperate', price: 'a candle a day' });
    expect(conditions(game, 'rook')).toEqual([]);
  });
  it('with nothing left to drop get worse instead of filling a slot', () => {
    const game = party({ gear: [] }).given(
      { type: 'set-option', option: 'slots', value: 2 },
      wound(),
      wound({ wound: 'frostbite' }),
    );
    game.given(wound({ worsen: false }));
    expect(conditions(game, 'rook')).toEqual(['Light frostbite', 'Severe burn']);
  });
  it('that are new where no other can get worse put out of action', () => {
    const game = tired(
      party({ gear: [] }).given({ type: 'set-option', option: 'slots', value: 2 }),
      'rook',
      2,
    );
    game.given(wound());
    expect(conditions(game, 'rook')).toEqual(['Fatigue', 'Fatigue', 'Collapsed']);
    expect(one(game, 'rook').status).toBe('down');
  });
  it('of another type make the lightest one worse where no slot is left', () => {
    const game = party({ gear: [] }).given(
      { type: 'set-option', option: 'slots', value: 2 },
      wound({ level: 'severe' }),
      wound({ wound: 'frostbite' }),
      wound({ wound: 'poisoning' }),
    );
    expect(conditions(game, 'rook')).toEqual(['Severe burn', 'Severe frostbite']);
  });
  it('that are permanent and take the last point of a score do what an empty score does (BDP-48)', () => {
    const nerves = lower(party(), 'rook', 'wil', 11).given(
      wound({ wound: 'nerve damage', level: 'permanent' }),
    );
    expect(conditions(nerves, 'rook')).toContain('Debilitated');
    const burnt = lower(party(), 'rook', 'str', 11).given(wound({ level: 'permanent' }));
    expect(one(burnt, 'rook').status).toBe('dead');
  });
  it('may become a task of their own, with a clock (BDP-50, BDP-S8)', () => {
    const game = party().given({
      type: 'call-for-cure',
      creature: 'rook',
      words: 'a flower from the burnt wood',
    });
    expect(Object.values(game.state.timers)).toMatchObject([{ name: 'Rook’s cure', filled: 0, segments: 6 }]);
  });
});

it('a campaign may say how long severe wounds take, and says so where they cannot be treated (BDP-47)', () => {
  const game = ruled('wound-care-days', 3).given({
    type: 'wound',
    creature: 'rook',
    wound: 'burn',
    level: 'severe',
  });
  const treat: Command = { type: 'treat', creature: 'rook', wound: 'burn', medicine: 'herbs' };
  expect(game.refused(treat).code).toBe('too-bad');
  const { clock } = game.state;
  game.given({ type: 'recuperate' });
  expect(conditions(game, 'rook')).toEqual([]);
  expect(game.state.clock - clock).toBe(3 * 24 * 60 * 60);
});
