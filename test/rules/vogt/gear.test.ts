import { describe, expect, it } from 'vitest';
import { partyOf } from '../../../shared/campaign/groups/party.ts';
import { vogt } from '../../../shared/systems/vogt/index.ts';
import { quickSlotsOf, slotsOf } from '../../../shared/systems/vogt/sheet/carrying.ts';
import { arOf } from '../../../shared/systems/vogt/fight/armor.ts';

import { allInUse, play } from '../../helpers/play.ts';
import {
  ada,
  ALL,
  attack,
  bo,
  done,
  facts,
  fight,
  one,
  party,
  ready as fightReady,
  round,
  ruled,
  sheet,
  withStatus,
  type Game,
  type With,
  type Command,
} from './party.ts';

type Thing = Extract<Command, { type: 'pick-up' }>['item'];
const stone = (slots: number, more: Partial<Thing> = {}): Thing => ({ name: 'Stone', slots, ...more });
const take = (item: Thing, more: With<'pick-up'> = {}): Command => ({
  type: 'pick-up',
  creature: 'ada',
  item,
  ...more,
});
const slots = (game: Game): number => slotsOf(one(game, 'ada'));
const quickSlots = (game: Game): number => quickSlotsOf(one(game, 'ada'));

describe('slots', () => {
  it('are 10 and the median of STR, less what statuses take off it (BV-40)', () => {
    expect(slots(party())).toBe(14);
    expect(slots(withStatus(party(), 'ada', 'frozen'))).toBe(13);
  });
  it('are never fewer than hands (BV-41)', () => {
    expect(slots(party({ abilities: { str: { die: '0' } }, hands: 8 }))).toBe(10);
    expect(slots(withStatus(party({ abilities: { str: { die: '0' } }, hands: 8 }), 'ada', 'frozen'))).toBe(9);
  });
  it('that are full refuse one thing more (BV-40, BV-43)', () => {
    const game = party().given(take(stone(13)));
    expect(game.refused(take(stone(1)))).toMatchObject({ code: 'no-slot', path: 'item' });
    expect(game.refused({ type: 'add-item', creature: 'ada', item: stone(1) }).code).toBe('no-slot');
  });
  it('are shared by what is bundled (BV-44)', () => {
    const game = party().given(take(stone(12)), take({ name: 'Arrows', count: 20, details: { bundle: 20 } }));
    expect(one(game, 'ada').items).toHaveLength(3);
    expect(game.refused(take({ name: 'Nail' })).code).toBe('no-slot');
  });
});

describe('without a bag (BV-42)', () => {
  it('there is one thing to a hand', () => {
    const game = party({ hasBag: false }).given(take(stone(1)));
    expect(game.refused(take(stone(1))).code).toBe('no-slot');
  });
  it('armour that is worn takes no hand', () => {
    const game = party({ hasBag: false, gear: ['Sword', 'Mail'] }).given(take(stone(1)));
    expect(one(game, 'ada').items).toHaveLength(3);
    expect(game.refused(take(stone(1))).code).toBe('no-slot');
  });
  it('nobody sets out with more than there are hands', () => {
    const laden = ada({ hasBag: false, gear: ['Sword', 'Rope', 'Lantern'] });
    expect(play(vogt).refused(laden)).toMatchObject({ code: 'no-slot', path: 'gear' });
  });
  it('what hands do not hold is to be put down, and tires nobody', () => {
    const game = party({ gear: ['Sword', 'Rope', 'Lantern', 'Bedroll'] });
    game.given({ type: 'set-sheet', creature: 'ada', to: { hasBag: false } });
    game.when({ type: 'pass-time', scale: 'hour', count: 1 });
    expect(sheet(game, 'ada').exhaustion).toBe(0);
    expect(vogt.summary(one(game, 'ada'), game.state).marks).toHaveLength(1);
  });
  it('slots count as well: what is too heavy for them takes saves', () => {
    const game = party({ hasBag: false });
    expect(game.refused(take(stone(15))).code).toBe('no-slot');
    game.given(take(stone(15), { overload: true }));
    game.when({ type: 'pass-time', scale: 'minute', count: 15 }, [7]);
  });
});

describe('a thing that is picked up', () => {
  it('keeps its id', () => {
    const game = party();
    expect(facts(game.when(take(stone(1, { id: 'heirloom' }))), 'item-added')).toMatchObject([
      { item: { id: 'heirloom' } },
    ]);
    game.given(take(stone(1, { id: 'heirloom' })));
    expect(one(game, 'ada').items.map(({ id }) => id)).toEqual(['sword', 'heirloom', 'stone']);
  });
});

describe('worn armour', () => {
  it('counts once in the AR of each kit', () => {
    const { state } = play(vogt).given({ type: 'make-party' });
    expect(partyOf(state).map((made) => [made.name, arOf(made, state)])).toEqual([
      ['Hask', 1],
      ['Wren', 1],
      ['Ilse', 0],
      ['Toma', 2],
    ]);
  });
  const armour = (more: Partial<Thing> = {}): Thing => ({
    name: 'Plate',
    kind: 'armour',
    inUse: true,
    details: { ar: 3 },
    ...more,
  });
  it.each([
    ['worn', armour(), 3 + 1],
    ['in the bag', armour({ inUse: false }), 1],
    ['broken', armour({ die: 0 }), 1],
  ] satisfies [string, Thing, number][])(
    'counts in AR beside that of the sheet: %s, AR %3$i',
    (_how, thing, ar) => {
      const game = party().given({ type: 'pick-up', creature: 'bo', item: thing });
      expect(arOf(one(game, 'bo'), game.state)).toBe(ar);
      expect(vogt.summary(one(game, 'bo'), game.state).line).toContain(`AR ${ar},`);
    },
  );
  it('takes its points off a blow', () => {
    const armed = party().given({ type: 'pick-up', creature: 'bo', item: armour() });
    const game = fightReady({}, fight(armed)).given(done, done);
    expect(facts(game.when(attack('marauder', 'bo'), [5]), 'attack-made')).toMatchObject([
      { target: 'bo', thrown: 5, armour: 4, damage: 1 },
    ]);
  });
  it('gives the four of a party the AR of what they wear', () => {
    const game = play(vogt).given({ type: 'make-party' });
    const all = game.state.party.members.map((id) => arOf(one(game, id), game.state));
    expect(all).toEqual([1, 1, 0, 2]);
  });
});

describe('hands', () => {
  const shield: Thing = { name: 'Buckler', kind: 'shield', inUse: true, details: { ar: 2 } };
  const arOfBo = (game: Game): number => arOf(one(game, 'bo'), game.state);
  const armed = () => party({}, { gear: ['Greataxe', 'Dagger'] });
  const inUse = (game: Game) => one(game, 'bo').items.flatMap((item) => (item.inUse ? [item.id] : []));

  it('hold a shield or what takes them both, and only what they hold protects (BV-38)', () => {
    const game = armed();
    const taken = game.when({ type: 'pick-up', creature: 'bo', item: shield });
    expect(taken.told).toEqual(['Bo’s greataxe: put away.', 'Bo takes buckler.']);
    expect(arOfBo(game)).toBe(3);
    game.given({ type: 'draw', actor: 'bo', item: 'dagger' });
    expect(inUse(game)).toEqual(['dagger', 'buckler']);
    expect(arOfBo(allInUse(game, 'bo', 'greataxe'))).toBe(1);
    game.given({ type: 'set-item', creature: 'bo', item: 'greataxe', inUse: true });
    expect(inUse(game)).toEqual(['greataxe']);
  });
  it('let the shield go when a blow takes both (BV-38)', () => {
    const laden = armed().given({ type: 'pick-up', creature: 'bo', item: shield });
    const game = round(fight(laden), { ada: {}, bo: { weapon: 'greataxe' }, marauder: {} }, [1, 1, 1, 3]);
    game.given(done);
    const struck = game.when(attack('bo', 'marauder'), [1, 2]);
    expect(facts(struck, 'item-changed')).toMatchObject([{ item: 'buckler', to: { inUse: false } }]);
    expect(arOfBo(game)).toBe(1);
  });
  it('let go what there is none left for when something is fetched (BV-38)', () => {
    const laden = armed().given({ type: 'stow', creature: 'bo', item: 'dagger', quick: false });
    const game = round(fight(laden), { ...ALL, bo: { action: 'retrieve', item: 'dagger' } }, [1, 2, 3]);
    game.given(done, { type: 'act', actor: 'bo' });
    expect(inUse(game)).toEqual(['dagger']);
  });
  it('are one fewer without an arm, and hold one thing less (BV-38)', () => {
    const game = party({ hasBag: false, hands: 1 });
    game.given({ type: 'set-sheet', creature: 'ada', to: { lost: ['arm'] } });
    expect(game.refused(take(stone(1))).code).toBe('no-slot');
  });
  it('are one fewer without an arm: what takes two is refused (BV-38)', () => {
    const game = armed().given({ type: 'set-sheet', creature: 'bo', to: { lost: ['arm'] } });
    const axe = { creature: 'bo', item: 'greataxe', inUse: true } as const;
    const { code, message } = game.refused({ type: 'set-item', ...axe });
    expect(code).toBe('no-hand');
    expect(message).toBe('Greataxe takes 2 hands, and Bo has 1 hand (BV-38). Choose something smaller.');
  });
});

describe('quick slots', () => {
  it('are 4 and the median of DEX, between hands and slots (BV-45)', () => {
    expect(quickSlots(party())).toBe(7);
    expect(quickSlots(party({ hands: 8 }))).toBe(8);
    expect(quickSlots(party({ abilities: { dex: { die: '5d12' } } }))).toBe(15);
  });
  it('take a thing whole or not at all (BV-47)', () => {
    const game = party().given(take(stone(7)));
    expect(game.refused({ type: 'stow', creature: 'ada', item: 'stone' }).code).toBe('no-slot');
    const outcome = game.when({ type: 'stow', creature: 'ada', item: 'sword', quick: false });
    expect(facts(outcome, 'item-stowed')).toMatchObject([{ creature: 'ada', item: 'sword', quick: false }]);
    game.given({ type: 'stow', creature: 'ada', item: 'stone' });
  });
});

describe('carrying too much (BV-48)', () => {
  const laden = (slots: number, game = party()) => game.given(take(stone(slots), { overload: true }));
  const quarter = { type: 'pass-time', scale: 'minute', count: 15 } as const;

  it('is saved against with STR every 15 minutes, less the slots too many', () => {
    const game = laden(15);
    expect(facts(game.when(quarter, [4]), 'save-made')).toMatchObject([
      { ability: 'str', bonus: -1, total: 3, against: 4, passed: false },
    ]);
    expect(sheet(game, 'ada').exhaustion).toBe(1);
  });
  it('that is saved against tires nobody', () => {
    const game = laden(15);
    game.when(quarter, [5]);
    expect(sheet(game, 'ada').exhaustion).toBe(0);
  });
  it('is saved against first when it has been carried for 15 minutes', () => {
    const game = party().given({ type: 'pass-time', scale: 'minute', count: 14 });
    game.given(take(stone(15), { overload: true }));
    game.when({ type: 'pass-time', scale: 'minute', count: 14 });
    game.when({ type: 'pass-time', scale: 'minute', count: 1 }, [7]);
    game.when({ type: 'pass-time', scale: 'minute', count: 14 });
    game.when({ type: 'pass-time', scale: 'minute', count: 1 }, [7]);
  });
  it('ends when something is dropped', () => {
    laden(15).given({ type: 'drop-item', creature: 'ada', item: 'stone' }).when(quarter);
  });
  it('costs as many levels, against such a target, as the house says', () => {
    const game = laden(15, ruled('burden-levels', 2, ruled('save-target', 6)));
    expect(facts(game.when(quarter, [5]), 'save-made')).toMatchObject([{ against: 6, passed: false }]);
    expect(sheet(game, 'ada').exhaustion).toBe(2);
  });
});

describe('people (BV-S13)', () => {
  it('are made as told: movement, HP, AR, technique dice, hands', () => {
    const game = play(vogt).given(ada({ movement: 9, ar: 3, hands: 4, techniqueDice: 2 }));
    expect(sheet(game, 'ada')).toMatchObject({ movement: 9, ar: 3, hands: 4, technique: { now: 2 } });
  });
  it.each([
    ['usual-movement', 8, { movement: 8 }],
    ['technique-die', 'd8', { technique: { sides: 8, now: 4, max: 4 } }],
  ])('have the usual %s of the house', (option, value, expected) => {
    const game = play(vogt).given({ type: 'set-option', option, value }, bo());
    expect(sheet(game, 'bo')).toMatchObject(expected);
  });
  it('of the party come four at once', () => {
    expect(play(vogt).given({ type: 'make-party' }).state.party.members).toHaveLength(4);
  });
});

describe('creatures and the road are our own (BV-S18)', () => {
  it('and prices the table’s', () => {
    const game = party().given(
      { type: 'add-coins', to: 'ada', count: 9 },
      { type: 'set-price', ware: 'Bandages', price: 4 },
      { type: 'trade', buys: [{ ware: 'Bandages', to: 'ada' }] },
    );
    expect(one(game, 'ada').coins).toBe(5);
    expect(one(game, 'ada').items.at(-1)).toMatchObject({ name: 'Bandages', count: 4 });
  });
  const hours = (game: Game, to: string): number => {
    const before = game.state.clock;
    return (game.given({ type: 'travel', to }).state.clock - before) / 3600;
  };
  const there = (): Game => party().given({ type: 'place-party', hex: '0102' });
  it('four hours for a hex, eight for a hard one, also for the tired', () => {
    const game = party().given({ type: 'exhaust', creature: 'ada' });
    expect([hours(game, '0102'), hours(game, '0103')]).toEqual([4, 8]);
  });
  it('as many hours as the house says, for hard ground never fewer than for any other', () => {
    expect(hours(ruled('hex-hours', 2), '0102')).toBe(2);
    expect(hours(ruled('hard-hex-hours', 6, there()), '0103')).toBe(6);
    expect(hours(ruled('hard-hex-hours', 1, there()), '0103')).toBe(4);
  });
  it('reactions go by two dice', () => {
    const game = party().given({ type: 'meet', statBlock: 'Storm drake' });
    game.when({ type: 'react' }, [6, 6]);
    expect(game.state.encounter?.reaction?.row).toBe('helpful');
  });
});
