import { describe, expect, it } from 'vitest';
import { SPELLS } from '../../../shared/systems/cairn-family/book/spells.ts';
import {
  body,
  character,
  conditions,
  facts,
  fight,
  hit,
  offersOf,
  one,
  party,
  saying,
  type With,
} from './party.ts';

const caster = (gear: string[] = ['Spellbook: Sleep']) => party({ gear });
const cast = (item: string, more: With<'cast'> = {}) => ({
  type: 'cast' as const,
  actor: 'bryn',
  item,
  ...more,
});

describe('spells', () => {
  it('are a hundred, each found under its number', () => {
    expect(SPELLS.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(new Set(SPELLS.map(({ name }) => name)).size).toBe(100);
  });

  it.each(SPELLS.map(({ number, name }) => [number, name] as const))(
    '%i is %s, cast from its book (CA-93)',
    (number, name) => {
      const game = party({ gear: [] }).given({ type: 'find-spell', creature: 'bryn', spell: number });
      const [book] = one(game, 'bryn').items;
      expect(book).toMatchObject({ kind: 'spell', slots: 1, name: `Spellbook: ${name}` });
      game.given(cast(book!.id));
      expect(conditions(game, 'bryn')).toContain('Fatigue');
    },
  );

  it('say how far, how safe and in which colour', () => {
    const line = (number: number) => SPELLS[number - 1]?.line;
    expect(line(2)).toContain('within 50ft');
    expect(line(23)).toContain('without pain or harm');
    expect(line(99)).toContain('ulfire');
  });

  it('can be found by d100 (CA-93)', () => {
    const game = party({ gear: [] });
    game.when({ type: 'find-spell', creature: 'bryn', as: 'scroll' }, [47]);
    expect(one(game, 'bryn').items[0]?.name).toBe('Scroll: Liquid Air');
  });
});

describe('casting', () => {
  it('from a book costs a Fatigue (CA-96, CA-97)', () => {
    const game = caster().given(cast('spellbook-sleep', { targets: ['linnet'] }));
    expect(conditions(game, 'bryn')).toEqual(['Fatigue']);
  });

  it('makes room by dropping what the player says', () => {
    const game = party({ gear: ['Spellbook: Sleep', ...Array<string>(9).fill('Crowbar')] });
    game.given(cast('spellbook-sleep', { drop: ['crowbar'] }));
    expect(one(game, 'bryn').items).toHaveLength(9);
  });

  it('takes both hands and a voice (CA-96, CA-S11)', () => {
    const game = caster().given({ type: 'gain-condition', creature: 'bryn', condition: 'Gagged' });
    expect(game.refused(cast('spellbook-sleep'))).toMatchObject({
      code: 'no-hands',
      message: saying('CA-S11'),
    });
    expect(offersOf(game, 'cast')).toEqual([]);
  });

  it('in a fight puts sword and shield away, for both hands hold the book (CA-96)', () => {
    const gear = ['Sword', 'Shield', 'Helmet', 'Spellbook: Sleep'];
    const inHand = (game: ReturnType<typeof caster>): string[] =>
      one(game, 'bryn').items.flatMap(({ name, inUse }) => (inUse ? [name] : []));
    const game = fight('Ogre', 1, caster(gear)).given(cast('spellbook-sleep', { danger: false }));
    expect(facts(game.when({ type: 'end-turn' }), 'hand-freed')).toMatchObject([
      { actor: 'bryn', item: 'sword' },
      { actor: 'bryn', item: 'shield' },
    ]);
    expect(inHand(game)).toEqual(['Helmet']);
    const quiet = caster(gear).given(cast('spellbook-sleep'));
    expect(inHand(quiet)).toEqual(['Sword', 'Shield', 'Helmet']);
  });

  it('with time and in safety reaches further at no price (CA-98)', () => {
    const game = caster();
    const [spell] = facts(game.when(cast('spellbook-sleep', { strong: true })), 'spell-cast');
    expect(spell).toMatchObject({ spell: 74, name: 'Sleep', source: 'book', strong: true, works: true });
    expect(fight('Ogre', 1, caster()).refused(cast('spellbook-sleep', { strong: true })).code).toBe(
      'no-time',
    );
  });

  it('in danger takes a WIL Save first; then the effect, then the Fatigue', () => {
    const game = fight('Ogre', 1, caster()).given(cast('spellbook-sleep', { targets: ['ogre'] }));
    const { types } = game.when({ type: 'end-turn' }, [5]);
    const inOrder = ['save-made', 'spell-cast', 'condition-gained'];
    expect(types.filter((type) => inOrder.includes(type))).toEqual(inOrder);
  });

  it('of the Deprived takes the Save as well', () => {
    const game = caster().given({ type: 'deprive', creatures: ['bryn'], cause: 'water' });
    expect(facts(game.when(cast('spellbook-sleep'), [12]), 'save-made')).toMatchObject([
      { attribute: 'wil', passed: true },
    ]);
  });

  it('takes the Save wherever the Warden sees danger, and none where there is none', () => {
    const trapped = caster();
    trapped.when(cast('spellbook-sleep', { danger: true }), [12]);
    trapped.when(cast('spellbook-sleep'));
    const thirsty = caster().given({ type: 'deprive', creatures: ['bryn'], cause: 'water' });
    thirsty.when(cast('spellbook-sleep', { danger: false }));
    const fought = fight('Ogre', 1, caster()).given(cast('spellbook-sleep', { danger: false }));
    fought.when({ type: 'end-turn' });
    expect(conditions(fought, 'bryn')).toEqual(['Fatigue']);
  });

  it('asks in its form about danger, as it looks, and about time and care (CA-98)', () => {
    const ticks = (game: ReturnType<typeof caster>) =>
      offersOf(game, 'cast')
        .flatMap(({ needs = [] }) => needs)
        .filter(({ kind }) => kind === 'check')
        .map(({ name, value }) => [name, value]);
    expect(ticks(caster())).toEqual([
      ['danger', false],
      ['strong', false],
    ]);
    expect(ticks(fight('Ogre', 1, caster()))).toEqual([['danger', true]]);
    expect(
      ticks(caster(['Glass eye']).given({ type: 'set-option', option: 'casting-save', value: 'no-save' })),
    ).toEqual([['strong', false]]);
  });

  it('that goes wrong still works; the Warden says what it costs (CA-100)', () => {
    const game = caster().given({ type: 'deprive', creatures: ['bryn'], cause: 'water' });
    const [spell] = facts(game.when(cast('spellbook-sleep'), [13]), 'spell-cast');
    expect(spell).toMatchObject({ name: 'Sleep', passed: false, works: true });
    game.given({ type: 'mishap', creature: 'bryn', what: 'fatigue' });
    expect(conditions(game, 'bryn').filter((name) => name === 'Fatigue')).toHaveLength(2);
    game.when({ type: 'mishap', creature: 'bryn', what: 'injury', dice: 'd8' }, [5]);
    expect(body(game, 'bryn').str.now).toBe(7);
    game.given({ type: 'mishap', creature: 'bryn', what: 'book', item: 'spellbook-sleep' });
    expect(one(game, 'bryn').items).toEqual([]);
    game.given({ type: 'mishap', creature: 'bryn', what: 'death' });
    expect(one(game, 'bryn').status).toBe('dead');
  });

  it('by choice is refused to who is full of Fatigue (CA-R21)', () => {
    const game = caster([]).given({ type: 'set-option', option: 'slots', value: 2 });
    game.given(
      { type: 'find-spell', creature: 'bryn', spell: 1, as: 'book' },
      { type: 'fatigue', creature: 'bryn' },
      { type: 'fatigue', creature: 'bryn' },
    );
    expect(game.refused(cast('spellbook-adhere'))).toMatchObject({
      code: 'too-burdened',
      message: saying('CA-R21'),
    });
    expect(offersOf(game, 'cast')).toEqual([]);
  });

  it('from what holds no spell is refused (CA-96)', () => {
    expect(caster(['Rope, 25ft']).refused(cast('rope-25ft')).code).toBe('no-spell');
  });
});

describe('scrolls', () => {
  it('weigh nothing, bring no Fatigue, and are gone after one use (CA-101, CA-102, CA-103)', () => {
    const game = caster(['Scroll: Shield']);
    expect(one(game, 'bryn').items[0]?.slots).toBe(0);
    game.given(cast('scroll-shield'));
    expect(one(game, 'bryn')).toMatchObject({ items: [], conditions: [{ details: { ward: 'mundane' } }] });
  });

  it('in danger may ask for the Save, and go whatever it brings', () => {
    const game = fight('Ogre', 1, caster(['Scroll: Shield'])).given(cast('scroll-shield'));
    game.when({ type: 'end-turn' }, [20]);
    expect(one(game, 'bryn').items).toEqual([]);
  });
});

describe('relics', () => {
  it('bring no Fatigue and lose a use (CA-104, CA-105)', () => {
    const game = caster(['Glass eye']).given(cast('glass-eye'));
    expect(one(game, 'bryn')).toMatchObject({ conditions: [], items: [{ details: { uses: 2 } }] });
  });

  it('that are spent are refused with the rule until recharged (CA-105)', () => {
    const game = caster(['Glass eye']).given(cast('glass-eye'), cast('glass-eye'), cast('glass-eye'));
    expect(game.refused(cast('glass-eye'))).toMatchObject({
      code: 'drained',
      message: saying('CA-105'),
    });
    game.given({ type: 'recharge', creature: 'bryn', item: 'glass-eye' });
    game.given(cast('glass-eye'));
  });
});

describe('spells that touch other rules', () => {
  const with_ = (spell: number) =>
    party({ gear: [] }).given({ type: 'find-spell', creature: 'bryn', spell, as: 'scroll' });

  it('Cure Wounds gives 1d4 STR back, once a day for one, not above the maximum (CA-R26)', () => {
    const game = with_(20).given(
      { type: 'find-spell', creature: 'bryn', spell: 20 },
      { type: 'adjust-score', creature: 'linnet', attribute: 'str', by: -3 },
    );
    game.when(cast('scroll-cure-wounds', { targets: ['linnet'] }), [2]);
    expect(body(game, 'linnet').str.now).toBe(11);
    const again = game.when(cast('spellbook-cure-wounds', { targets: ['linnet'] }));
    expect(facts(again, 'cure-failed')).toMatchObject([{ creature: 'linnet', why: 'once-a-day' }]);
  });

  it('Cure Wounds says so when it gives nothing back (CA-R26)', () => {
    const game = with_(20);
    const cured = game.when(cast('scroll-cure-wounds', { targets: ['linnet'] }), [2]);
    expect(facts(cured, 'cure-failed')).toMatchObject([{ why: 'nothing-regained' }]);
  });

  it('Magic Dampener halves it', () => {
    const game = with_(48).given(
      { type: 'find-spell', creature: 'bryn', spell: 20 },
      { type: 'adjust-score', creature: 'linnet', attribute: 'str', by: -4 },
      cast('scroll-magic-dampener', { targets: ['linnet'] }),
    );
    game.when(cast('spellbook-cure-wounds', { targets: ['linnet'] }), [3]);
    expect(body(game, 'linnet').str.now).toBe(9);
  });

  it('Haste lets one move three times as fast, in a fight for a minute', () => {
    const game = fight('Ogre', 1, with_(36)).given(cast('scroll-haste', { targets: ['linnet'] }));
    game.when({ type: 'end-turn' }, [1]);
    expect(conditions(game, 'linnet')).toEqual(['Hasted: 120ft a turn']);
    game.given({ type: 'end-fight' }, { type: 'pass-time', scale: 'minute' });
    expect(conditions(game, 'linnet')).toEqual([]);
  });

  it('Haste outside of a fight lasts until someone ends it', () => {
    const game = with_(36).given(cast('scroll-haste', { targets: ['linnet'] }));
    game.given({ type: 'pass-time', scale: 'hour' });
    expect(conditions(game, 'linnet')).toEqual(['Hasted: 120ft a turn']);
    game.given({ type: 'lose-condition', creature: 'linnet', condition: 'hasted-120ft-a-turn' });
    expect(conditions(game, 'linnet')).toEqual([]);
  });

  it('Shield keeps mundane blows off for a minute, not magic ones', () => {
    const game = with_(71).given(cast('scroll-shield'));
    fight('Ogre', 1, game).given({ type: 'end-turn' });
    game.when({ type: 'attack', actor: 'ogre', target: 'bryn' }, [9]);
    expect(one(game, 'bryn').hitPoints.now).toBe(4);
  });

  it('Swarm lets only blasts hurt', () => {
    const game = with_(84).given(cast('scroll-swarm'));
    fight('Wyrm', 1, game).given({ type: 'end-turn' });
    game.when({ type: 'attack', actor: 'wyrm', weapon: 'claws', target: 'bryn' }, [8, 8]);
    expect(one(game, 'bryn').hitPoints.now).toBe(4);
    game.given({ type: 'end-turn' });
    game.when({ type: 'attack', actor: 'wyrm', weapon: 'fire-breath', targets: ['bryn'] }, [3]);
    expect(one(game, 'bryn').hitPoints.now).toBe(1);
  });
});

it('a character may carry any spell by choice (CA-93)', () => {
  const game = hit(party().given(character('Osk', { gear: ['Spellbook: Cure Wounds'] })), 'osk', 2);
  expect(one(game, 'osk').items).toHaveLength(1);
});
