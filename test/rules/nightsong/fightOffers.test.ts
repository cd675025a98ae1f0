import { describe, expect, it } from 'vitest';
import { nightsong, fight, mae, pair, type Game } from './party.ts';
import { kindsOf } from '../../../shared/campaign/kinds.ts';
import type { Offer } from '../../../shared/campaign/offer.ts';

const kinds = kindsOf(nightsong);
const offers = ({ state }: Game, type: string): Offer[] =>
  kinds.commands.get(type)?.offers?.(state, nightsong) ?? [];
const blank = (offer: Offer | undefined, name: string) => offer?.needs?.find((one) => one.name === name);

describe('what is offered in a fight', () => {
  it('NS-74, NS-75: a blast asks who is caught, foes first, and may leave the number to its die', () => {
    const game = fight(pair(['Fire flask']), 'Wolf', 2);
    const [flask] = offers(game, 'attack');
    expect(flask).toMatchObject({ label: 'Mae: fire flask', detail: 'D6, blast' });
    expect(blank(flask, 'targets')).toMatchObject({ many: true, value: ['wolf-1', 'wolf-2'] });
    expect(blank(flask, 'targets')?.choices?.map(({ value }) => value)).toEqual(['wolf-1', 'wolf-2', 'bran']);
    const { told } = game.when({ ...flask!.command, targets: ['wolf-1', 'wolf-2'], countRoll: true }, [1, 3]);
    expect(told[0]).toBe('The blast catches 1: a 1, 2 in reach.');
  });

  it('NS-R24: who has two weapons for one hand is offered both at once', () => {
    const game = fight(mae(['Hand axe', 'Knife', 'Greatsword']), 'Bear');
    const two = offers(game, 'attack').find(({ label }) => label === 'Mae: two weapons');
    expect(two).toMatchObject({ detail: 'D6 + D4', command: { weapon: 'hand-axe', second: 'knife' } });
    expect(blank(two, 'second')?.choices?.map(({ value }) => value)).toEqual(['hand-axe', 'knife']);
    game.when({ ...two!.command, target: 'bear' }, [2, 4, 1]);
    expect(game.state.creatures['bear']?.hitPoints.now).toBe(10);
  });

  it('NS-22: an ally with an action left is offered as help, and it is that action', () => {
    const game = fight(pair(), 'Wolf');
    const position = (): Offer | undefined =>
      offers(game, 'feat').find(({ label }) => label === 'Mae: feat of position');
    expect(blank(position(), 'helper')?.choices).toEqual([{ value: 'bran', label: 'Bran' }]);
    game.given({ type: 'end-turn', actor: 'bran' });
    expect(blank(position(), 'helper')).toBeUndefined();
  });

  it('NS-22: outside a fight help is offered with the Check', () => {
    const game = pair().given({ type: 'open-session' });
    expect(blank(offers(game, 'check')[0], 'helper')?.optional).toBe(true);
    expect(blank(offers(mae(), 'check')[0], 'helper')).toBeUndefined();
  });

  it('NS-78: a shot may meet cover; NS-33: without arrows no bow is offered', () => {
    const game = fight(mae(['Short bow', 'Quiver']), 'Wolf');
    expect(blank(offers(game, 'attack')[0], 'cover')).toMatchObject({ kind: 'check' });
    game.given({ type: 'drop-item', creature: 'mae', item: 'quiver' });
    expect(offers(game, 'attack').map(({ label }) => label)).toEqual(['Mae: unarmed']);
  });

  it('NS-69, NS-70, NS-78: one form asks for all that may be said about a strike', () => {
    const game = fight(mae(['Knife', 'Sling']).given({ type: 'open-session' }), 'Knight');
    const detail = offers(game, 'attack').find(({ label }) => label === 'Mae: attack in detail');
    const names = ['target', 'weapon', 'edge', 'cover', 'focus', 'shield', 'shieldFrom'];
    expect(detail?.needs?.map(({ name }) => name)).toEqual(names);
  });

  it('NS-R21: a block says from which Damage on', () => {
    const game = fight(mae(['Knife']), 'Knight');
    expect(blank(offers(game, 'attack')[0], 'shieldFrom')).toMatchObject({ value: 2 });
    expect(blank(offers(game, 'feat')[0], 'shield')).toBeDefined();
  });

  it('NS-71, NS-68: a harmful feat is blocked like any attack', () => {
    const game = fight(mae(), 'Knight');
    const feat = { type: 'feat', actor: 'mae', die: 6, target: 'knight', shield: true };
    expect(game.when(feat, [5, 6]).told[0]).toBe('Mae attacks Knight with a feat: 5, blocked with shield.');
  });

  it('NS-S10: a chase is offered with whoever is met, and is an opposed Check of DEX', () => {
    const game = mae().given({ type: 'open-session' }, { type: 'meet', statBlock: 'Wolf' });
    const chase = offers(game, 'opposed-check').find(({ label }) => label === 'A chase');
    const { told } = game.when({ ...chase!.command, creature: 'mae', against: 'wolf' }, [9, 10]);
    expect(told).toEqual(['Opposed Check (a chase): Mae 9 +2 = 11; Wolf 10 +0 = 10. Mae wins.']);
  });
});

describe('how a fight goes on', () => {
  it('NS-R23: several attackers make several attacks, each for itself', () => {
    const game = fight(pair(['Knife'], ['Knife']), 'Giant spider');
    expect(
      game.when({ type: 'attack', actor: 'mae', weapon: 'knife', target: 'giant-spider' }, [4, 3]).told[0],
    ).toBe('Mae attacks Giant spider with knife: 4 − armour 3 = 1; 8 → 7 HP.');
    expect(
      game.when({ type: 'attack', actor: 'bran', weapon: 'knife', target: 'giant-spider' }, [4, 3]).told[0],
    ).toBe('Bran attacks Giant spider with knife: 4 − armour 3 = 1; 7 → 6 HP.');
  });

  it('NS-69, NS-73: of several dice the log strikes out those that do not count', () => {
    const game = fight(mae(['Longsword']), 'Wolf');
    const attack = { type: 'attack', actor: 'mae', weapon: 'longsword', target: 'wolf' };
    const { events } = game.when({ ...attack, edge: 'disadvantage' }, [4, 2]);
    const [struck] = events.filter(({ type }) => type === 'attack-made');
    expect(struck?.rolls?.map(({ kept }) => kept)).toEqual([[], undefined]);
  });

  it('NS-S9: a short move is told in words, without a grid', () => {
    const { told } = fight(mae()).when({ type: 'act', actor: 'mae', what: 'move', text: 'behind the cart' });
    expect(told).toEqual(['Mae moves: behind the cart.']);
  });

  it('NS-S11: the highest face is Damage like any other', () => {
    const game = fight(mae(['Longsword']), 'Bear');
    const { told } = game.when({ type: 'attack', actor: 'mae', weapon: 'longsword', target: 'bear' }, [8, 1]);
    expect(told[0]).toBe('Mae attacks Bear with longsword: 8, the armour fails on a 1; 14 → 6 HP.');
  });

  it('NS-76: bare hands do another die where the Referee says so', () => {
    const game = fight(mae(['Knife']), 'Wolf');
    expect(game.when({ type: 'attack', actor: 'mae', target: 'wolf', die: 6 }, [4]).told[0]).toContain(
      '4 damage',
    );
    const again = fight(mae(['Knife']), 'Wolf');
    const armed = { type: 'attack', actor: 'mae', weapon: 'knife', target: 'wolf', die: 6 };
    expect(again.refused(armed)).toMatchObject({ code: 'bad-field', path: 'die' });
  });

  it('NS-76: the armed are offered their bare hands too, last', () => {
    const single = offers(fight(mae(['Knife'])), 'attack').filter(({ label }) => !label.includes('detail'));
    expect(single.map(({ label, key }) => [label, key])).toEqual([
      ['Mae: knife', 'a'],
      ['Mae: unarmed', undefined],
    ]);
  });

  it('NS-63: the move is offered right after the action', () => {
    const game = fight(mae()).given({ type: 'act', actor: 'mae', what: 'other' });
    const moves = offers(game, 'act').filter(({ command }) => command['what'] === 'move');
    expect(moves.map(({ actor }) => actor)).toEqual(['wolf', 'mae']);
  });

  it('NS-63: a thing is used by whose action it is', () => {
    const game = fight(pair(['Quiver'], ['Quiver'])).given({ type: 'act', actor: 'bran', what: 'other' });
    expect(offers(game, 'use-item').map(({ actor }) => actor)).toEqual(['mae']);
  });

  it('NS-42, NS-R20: whether Armor helps against the surroundings is asked', () => {
    expect(blank(offers(mae(['Mail']), 'harm')[0], 'armour')).toMatchObject({ value: false });
  });

  it('NS-79: first the Weapons used, then the Armor worn', () => {
    const game = fight(mae(['Mail', 'Knife']), 'Wolf');
    game.given({ type: 'attack', actor: 'mae', weapon: 'knife', target: 'wolf' });
    game.given({ type: 'end-fight' });
    expect(game.state.fight?.aftermath.map(({ label }) => label)).toEqual([
      'Mae: Knife, wear',
      'Mae: Mail, wear',
    ]);
  });
});

describe('what else is offered', () => {
  it('NS-10, NS-100: poison is resisted with CON, without choosing the Ability', () => {
    const game = mae().given({ type: 'open-session' });
    const resist = offers(game, 'check').find(({ label }) => label === 'Resist');
    const { told } = game.when({ ...resist!.command, creature: 'mae', condition: 'Poisoned' }, [3]);
    expect(told).toEqual(['Mae, CON Check: 3 +0 = 3 against DR 12, failure.', 'Mae is poisoned: 1 slot.']);
  });

  it('NS-49, NS-56: a Remedy is offered for a Condition that needs care', () => {
    const game = mae(['Healing herbs']).given(
      { type: 'open-session' },
      { type: 'gain-condition', creature: 'mae', condition: 'Poisoned', needsCare: true },
    );
    const treat = offers(game, 'use-remedy').find(({ label }) => label === 'Healing herbs for Mae: poisoned');
    expect(game.when(treat!.command, [2, 4]).state.creatures['mae']?.conditions).toEqual([]);
  });

  it('NS-88: a printed chance is asked by its number', () => {
    const printed = offers(mae(), 'die-of-fate').find(({ label }) => label === 'A printed chance');
    expect(mae().when({ ...printed!.command, chance: 15 }, [15]).told).toEqual([
      'Die of Fate: 15 against 15%, it happens.',
    ]);
  });
});

describe('what an attack cannot do', () => {
  it('NS-77: a shot needs a clear line', () => {
    const game = fight(mae(['Sling']), 'Wolf');
    const shot = { type: 'attack', actor: 'mae', weapon: 'sling', target: 'wolf', sight: false };
    expect(game.refused(shot)).toMatchObject({ code: 'no-sight', path: 'sight' });
  });

  it('NS-22: nobody of the other side helps', () => {
    const game = fight(mae(), 'Wolf');
    const feat = { type: 'feat', actor: 'mae', ability: 'dex', helper: 'wolf' };
    expect(game.refused(feat)).toMatchObject({ code: 'bad-helper', path: 'helper' });
  });

  it('NS-36: Focus may go into a Spell’s Damage, where it does any', () => {
    const game = fight(mae(['Shard of Embers', 'Shard of Hush']).given({ type: 'open-session' }), 'Bear');
    const cast = { type: 'cast', creature: 'mae', shard: 'shard-of-embers', damageFocus: true };
    expect(game.refused({ ...cast, shard: 'shard-of-hush' }).code).toBe('one-roll');
    const { told } = game.when({ ...cast, target: 'bear' }, [3, 7, 2, 18, 6]);
    expect(told[2]).toBe(
      'Mae attacks Bear with the shard of embers with Advantage (Focus): 7 − armour 2 = 5; 14 → 9 HP.',
    );
  });
});
