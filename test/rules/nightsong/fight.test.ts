import { describe, expect, it } from 'vitest';
import { standing } from '../../../shared/campaign/fight.ts';
import { fight, mae, pair, ruled, sheet, who, type Game } from './party.ts';

const attack = (more: object = {}): { type: string } =>
  ({ type: 'attack', actor: 'mae', weapon: 'longsword', target: 'wolf', ...more }) as never;
const bite = (more: object = {}): { type: string } =>
  ({ type: 'attack', actor: 'wolf', weapon: 'jaws', target: 'mae', ...more }) as never;
const phase = (game: Game): string =>
  `${game.state.fight ? game.state.mode.now : 'none'} ${game.state.fight?.round ?? 0}`;
const turnOf = (game: Game): string[] => game.state.fight?.slots[game.state.fight.slot]?.who ?? [];
const order = (game: Game): string[][] => game.state.fight?.slots.map(({ who: ids }) => ids) ?? [];

describe('who acts when', () => {
  it('NS-60: the players begin', () => {
    expect(order(fight(mae()))).toEqual([['mae'], ['wolf']]);
  });

  it('NS-60: the Referee may have the others begin', () => {
    const game = mae().given({ type: 'set-option', option: 'first-side', value: 'others' });
    expect(order(fight(game))).toEqual([['wolf'], ['mae']]);
  });

  it('NS-61, NS-1: sides alternate, Round by Round, and the clock stands', () => {
    const game = fight(mae(['Longsword']), 'Bear');
    const { clock } = game.state;
    game.given({ type: 'end-turn' });
    expect(turnOf(game)).toEqual(['bear']);
    game.given({ type: 'end-turn' });
    expect([phase(game), turnOf(game)]).toEqual(['turns 2', ['mae']]);
    expect(game.state.clock).toBe(clock);
  });

  it('NS-62: characters caught off guard act last in Round 1, then as ever', () => {
    const game = fight(mae(), 'Wolf', 1, { surprised: 'party' });
    expect(order(game)).toEqual([['wolf'], ['mae']]);
    game.given({ type: 'end-turn' }, { type: 'end-turn' });
    expect(order(game)).toEqual([['mae'], ['wolf']]);
  });

  it('NS-62, NS-R26: with the others surprised the players begin even where they would not', () => {
    const game = mae().given({ type: 'set-option', option: 'first-side', value: 'others' });
    expect(order(fight(game, 'Wolf', 1, { surprised: 'others' }))).toEqual([['mae'], ['wolf']]);
  });

  it('NS-R26: with both surprised the players begin', () => {
    const game = mae().given({ type: 'set-option', option: 'first-side', value: 'others' });
    expect(order(fight(game, 'Wolf', 1, { surprised: 'both' }))).toEqual([['mae'], ['wolf']]);
  });

  it('NS-S4: by the dice, each side is surprised at 30 or less', () => {
    const game = mae().given({ type: 'meet', statBlock: 'Wolf' });
    const { told } = game.when({ type: 'start-fight', surprised: 'contest' }, [30, 40]);
    expect(told).toContain('Surprise, the party: 30 against 30, caught off guard.');
    expect(order(game)).toEqual([['wolf'], ['mae']]);
  });

  it('NS-R26: of a side only those drop to the end who were caught off guard', () => {
    const game = pair().given({ type: 'meet', statBlock: 'Wolf' });
    game.when({ type: 'surprise', side: 'party' }, [20]);
    game.given({
      type: 'make-character',
      name: 'Cid',
      abilities: { str: 2, dex: 1, pre: 0, con: -1 },
      gear: [],
    });
    game.given({ type: 'start-fight' });
    expect(order(game)).toEqual([['cid'], ['wolf'], ['mae', 'bran']]);
  });

  it('NS-S4: who is on their guard is taken off the list', () => {
    const game = mae().given({ type: 'meet', statBlock: 'Wolf' });
    game.when({ type: 'surprise', side: 'others' }, [10]);
    expect(game.state.encounter?.surprised).toEqual(['wolf']);
    game.when({ type: 'surprise', side: 'others' }, [60]);
    expect(game.state.encounter?.surprised).toEqual([]);
  });
});

describe('a turn', () => {
  it('NS-63: the players act in any order', () => {
    const game = fight(pair());
    game.given({ type: 'act', actor: 'bran', what: 'other' }, { type: 'act', actor: 'mae', what: 'other' });
    expect(turnOf(game)).toEqual(['wolf']);
  });

  it('NS-63: one short move a Round; more is an action', () => {
    const game = fight(mae());
    game.given({ type: 'act', actor: 'mae', what: 'move', text: 'up the bank' });
    expect(game.refused({ type: 'act', actor: 'mae', what: 'move' }).code).toBe('moved');
    game.given({ type: 'act', actor: 'mae', what: 'other', text: 'further up' });
    expect(turnOf(game)).toEqual(['wolf']);
  });

  it('NS-63: by the other ruling the move may follow the action, which is only one', () => {
    const game = fight(mae().given({ type: 'set-option', option: 'action-ends-turn', value: false }));
    game.given({ type: 'act', actor: 'mae', what: 'other' });
    expect(game.refused({ type: 'act', actor: 'mae', what: 'other' }).code).toBe('action-spent');
    game.given({ type: 'act', actor: 'mae', what: 'move' });
    expect(turnOf(game)).toEqual(['wolf']);
  });

  const act = (actor: string, what = 'other') => ({ type: 'act', actor, what });

  it('NS-63: the move may follow the action while the side’s turn lasts, and is only one', () => {
    const game = fight(pair());
    game.given(act('mae'), act('mae', 'move'));
    expect(game.refused(act('mae', 'move')).code).toBe('not-your-turn');
    expect(turnOf(game)).toEqual(['mae', 'bran']);
    game.given(act('bran', 'move'), act('bran'));
    expect(game.refused(act('bran', 'move')).code).toBe('not-your-turn');
  });

  it('NS-63: and right after it where the action ended the side’s turn, until somebody else does something', () => {
    const game = fight(mae(), 'Wolf', 2).given(act('mae'));
    expect(turnOf(game)).toEqual(['wolf-1', 'wolf-2']);
    game.given(act('mae', 'move'));
    expect(game.state.fight?.combatants['mae']?.details['movedIn']).toBe(1);
    const late = fight(mae(), 'Wolf', 2).given(act('mae'), act('wolf-1'));
    expect(late.refused(act('mae', 'move')).code).toBe('not-your-turn');
  });

  it('NS-63: who ended the Round may still move for it, and then has the next Round’s move as well', () => {
    const game = fight(mae(), 'Wolf').given(act('mae'), act('wolf'));
    expect(phase(game)).toBe('turns 2');
    game.given(act('wolf', 'move'), act('mae'), act('wolf', 'move'), act('wolf'));
    expect(phase(game)).toBe('turns 3');
  });

  it('NS-63: a passed turn leaves the next Round’s move alone', () => {
    const game = fight(mae(), 'Wolf').given(act('mae'), { type: 'end-turn' }, act('mae', 'move'));
    expect(game.refused(act('mae', 'move')).code).toBe('moved');
  });

  it('NS-22, NS-63: who helps has spent the action, and moves all the same', () => {
    const game = fight(pair());
    game.when({ type: 'feat', actor: 'mae', ability: 'dex', helper: 'bran' }, [9, 12]);
    game.given(act('bran', 'move'), act('mae', 'move'));
    expect(game.refused(act('bran')).code).toBe('not-your-turn');
  });

  it('NS-22: who helps before their side’s turn has the move left in it', () => {
    const game = fight(ruled(pair(), { 'surprised-late': 'those caught off guard' }), 'Wolf', 1, {
      surprised: 'party',
    });
    game.when({ type: 'check', creature: 'mae', ability: 'con', helper: 'bran' }, [9, 12]);
    game.given({ type: 'end-turn' });
    expect(game.refused(act('bran')).code).toBe('action-spent');
    game.given(act('bran', 'move'));
    expect(turnOf(game)).toEqual(['mae', 'bran']);
    game.given(act('mae'));
    expect(phase(game)).toBe('turns 2');
  });

  it('NS-63: using a thing is the action; stress on it is nobody’s', () => {
    const game = fight(mae(['Quiver']), 'Wolf');
    const use = { type: 'use-item', creature: 'mae', item: 'quiver' };
    game.when({ ...use, stress: true }, [6]);
    expect(turnOf(game)).toEqual(['mae']);
    game.when(use, [6]);
    expect(turnOf(game)).toEqual(['wolf']);
    expect(game.refused(use).code).toBe('not-your-turn');
    game.when({ ...use, stress: true }, [6]);
  });

  it('NS-61: out of turn is refused', () => {
    expect(fight(mae(['Longsword'])).refused(bite()).code).toBe('not-your-turn');
  });
});

describe('attacks', () => {
  it('NS-64: the Weapon’s die is the Damage', () => {
    const game = fight(mae(['Longsword']), 'Bear');
    game.given({ type: 'end-turn' }, { type: 'end-turn' });
    const { told } = game.when(attack({ target: 'bear' }), [7, 3]);
    expect(told[0]).toBe('Mae attacks Bear with longsword: 7 − armour 3 = 4; 14 → 10 HP.');
  });

  it('NS-65, NS-50: armour comes off it, the rest off HP', () => {
    const game = fight(mae(['Longsword']), 'Giant spider');
    game.when(attack({ target: 'giant-spider' }), [6, 2]);
    expect(who(game, 'giant-spider').hitPoints.now).toBe(4);
  });

  it('NS-66, NS-R20: a 1 misses, and no Armor is thrown', () => {
    const game = fight(mae(['Longsword']), 'Giant spider');
    const { told } = game.when(attack({ target: 'giant-spider' }), [1]);
    expect(told[0]).toContain('a 1, a miss');
  });

  it('NS-67: a 1 for Armor protects from nothing', () => {
    const game = fight(mae(['Longsword']), 'Giant spider');
    game.when(attack({ target: 'giant-spider' }), [5, 1]);
    expect(who(game, 'giant-spider').hitPoints.now).toBe(3);
  });

  it('NS-R20: Armor never gives HP', () => {
    const game = fight(mae(['Knife']), 'Giant spider');
    game.when(attack({ weapon: 'knife', target: 'giant-spider' }), [2, 4]);
    expect(who(game, 'giant-spider').hitPoints.now).toBe(8);
  });

  it('NS-69, NS-70: thrown twice, the higher or the lower counts', () => {
    const high = fight(mae(['Longsword']), 'Ogre');
    high.when(attack({ target: 'ogre', edge: 'advantage' }), [2, 6, 1]);
    expect(who(high, 'ogre').hitPoints.now).toBe(10);
    const low = fight(mae(['Longsword']), 'Ogre');
    low.when(attack({ target: 'ogre', edge: 'disadvantage' }), [2, 6, 1]);
    expect(who(low, 'ogre').hitPoints.now).toBe(14);
  });

  it('NS-R19: the die that counts decides about a miss', () => {
    const game = fight(mae(['Longsword']), 'Ogre');
    game.when(attack({ target: 'ogre', edge: 'disadvantage' }), [1, 6]);
    expect(who(game, 'ogre').hitPoints.now).toBe(16);
  });

  it('NS-76: bare hands do 1d4', () => {
    const game = fight(mae());
    const { events } = game.when({ type: 'attack', actor: 'mae', target: 'wolf' }, [3]);
    expect(events.flatMap((event) => event.rolls ?? [])[0]?.dice).toEqual([[4, 3]]);
    expect(who(game, 'wolf').hitPoints.now).toBe(2);
  });

  it('NS-73: of a plus attack the highest die counts', () => {
    const game = fight(mae(), 'Bear');
    game.given({ type: 'end-turn' });
    game.when({ type: 'attack', actor: 'bear', weapon: 'claws', target: 'mae' }, [3, 5]);
    expect(who(game).hitPoints.now).toBe(1);
  });

  it('NS-R24: two weapons are a plus attack; with Disadvantage the worse set counts', () => {
    const game = fight(mae(['Hand axe', 'Knife']), 'Ogre');
    game.when(
      attack({ weapon: 'hand-axe', second: 'knife', target: 'ogre', edge: 'disadvantage' }),
      [2, 4, 3, 2, 1],
    );
    expect(who(game, 'ogre').hitPoints.now).toBe(13);
    expect(game.state.fight?.combatants['mae']?.details['used']).toEqual(['hand-axe', 'knife']);
  });

  it('NS-R24: a second weapon needs another first one', () => {
    expect(fight(mae(['Knife'])).refused(attack({ weapon: 'knife', second: 'knife' })).path).toBe('second');
  });

  it('NS-80: what is broken does not strike', () => {
    const game = mae(['Longsword']).given({ type: 'set-item', creature: 'mae', item: 'longsword', die: 0 });
    expect(fight(game).refused(attack()).code).toBe('broken');
  });

  it('NS-71: what is no weapon is a feat', () => {
    expect(fight(mae(['Rope'])).refused(attack({ weapon: 'rope' })).code).toBe('no-weapon');
  });

  it('whom it strikes has to be said, able, and somebody else', () => {
    const game = fight(mae(['Longsword']), 'Wolf', 2);
    expect(game.refused(attack({ target: undefined })).path).toBe('target');
    expect(game.refused(attack({ target: 'mae' }), [5]).path).toBe('target');
    game.when(attack({ target: 'wolf-1' }), [8]);
    game.given({ type: 'check-morale', word: 'hold' }, { type: 'end-turn' });
    expect(game.refused(attack({ target: 'wolf-1' })).code).toBe('not-able');
  });

  it('NS-S7: without light a character strikes with Disadvantage, a torch helps; so do monsters', () => {
    const game = fight(
      mae(['Longsword', 'Torch']).given({ type: 'pass-time', scale: 'watch', count: 2 }),
      'Ogre',
    );
    expect(game.when(attack({ target: 'ogre' }), [7, 2, 1]).told[0]).toContain(
      'with Disadvantage (darkness)',
    );
    game.when({ type: 'attack', actor: 'ogre', weapon: 'tree-trunk', target: 'mae' }, [2, 5]);
    game.given({ type: 'light', creature: 'mae', item: 'torch' });
    expect(game.when(attack({ target: 'ogre' }), [7, 2]).told[0]).not.toContain('darkness');
  });
});

describe('shooting', () => {
  it('NS-77: not while in melee; moving away frees', () => {
    const game = fight(mae(['Sling', 'Knife']), 'Bear');
    game.when(attack({ weapon: 'knife', target: 'bear' }), [2, 2]);
    game.given({ type: 'end-turn' });
    expect(game.refused(attack({ weapon: 'sling', target: 'bear' })).code).toBe('engaged');
    game.given({ type: 'act', actor: 'mae', what: 'move' });
    game.when(attack({ weapon: 'sling', target: 'bear' }), [3, 2]);
  });

  it('NS-77: who is struck at is in melee as well; a fallen foe holds nobody', () => {
    const game = fight(mae(['Sling', 'Knife']), 'Wolf', 2);
    game.given({ type: 'end-turn' });
    game.when(bite({ actor: 'wolf-1' }), [2]);
    game.given({ type: 'end-turn' });
    expect(game.refused(attack({ weapon: 'sling', target: 'wolf-2' })).code).toBe('engaged');
    game.given({ type: 'set-status', creature: 'wolf-1', status: 'down' });
    game.when(attack({ weapon: 'sling', target: 'wolf-2' }), [2]);
  });

  it('NS-77: the Referee’s word goes before', () => {
    expect(fight(mae(['Sling'])).refused(attack({ weapon: 'sling', engaged: true })).code).toBe('engaged');
  });

  it('NS-78: cover gives Disadvantage', () => {
    const { told } = fight(mae(['Sling']), 'Ogre').when(
      attack({ weapon: 'sling', target: 'ogre', cover: true }),
      [4, 2, 2],
    );
    expect(told[0]).toContain('with Disadvantage (cover): 2');
  });

  it('NS-R3: each shot throws the quiver; an empty one shoots nothing', () => {
    const game = fight(
      mae(['Short bow', 'Quiver']).given({ type: 'set-item', creature: 'mae', item: 'quiver', die: 4 }),
      'Ogre',
    );
    game.when(attack({ weapon: 'short-bow', target: 'ogre' }), [4, 2, 3]);
    game.given({ type: 'end-turn' });
    expect(game.refused(attack({ weapon: 'short-bow', target: 'ogre' })).code).toBe('no-arrows');
  });

  it('NS-R3: or once after the fight, by the other ruling', () => {
    const game = fight(
      mae(['Short bow', 'Quiver']).given({ type: 'set-option', option: 'arrows', value: 'after the fight' }),
    );
    game.when(attack({ weapon: 'short-bow' }), [6]);
    expect(game.state.fight?.aftermath.map(({ id }) => id)).toEqual(['mae/short-bow', 'mae/quiver']);
  });
});

describe('shields', () => {
  const ready = (): Game => {
    const game = fight(mae(['Longsword', 'Mail', 'Round shield']), 'Ogre');
    return game.given({ type: 'end-turn' });
  };
  const blow = (more: object = {}): { type: string } =>
    ({ type: 'attack', actor: 'ogre', weapon: 'tree-trunk', target: 'mae', ...more }) as never;

  it('NS-68, NS-43, NS-R20: a block stops all of it, then the Shield is thrown; no Armor', () => {
    const game = ready();
    const { told } = game.when(blow({ shield: true }), [9, 3]);
    expect(told).toContain('Ogre attacks Mae with tree trunk: 9, blocked with round shield.');
    expect(told).toContain('Mae’s round shield: 3, D6 → D4.');
    expect(who(game).hitPoints.now).toBe(6);
  });

  it('NS-R21: it is declared with the Damage known: not for a miss, nor for less than is said', () => {
    const miss = ready();
    miss.when(blow({ shield: true }), [1]);
    const light = ready();
    light.when(blow({ shield: true, shieldFrom: 5 }), [4, 2]);
    expect(who(light).hitPoints.now).toBe(4);
  });

  it('NS-80: a broken Shield blocks nothing', () => {
    const game = ready().given({ type: 'set-item', creature: 'mae', item: 'round-shield', die: 0 });
    expect(game.refused(blow({ shield: true })).code).toBe('no-shield');
  });

  it('NS-43, NS-81: the Shields of others are thrown after a block as well, unless an option says no', () => {
    const game = fight(mae(['Longsword']), 'Knight');
    const shield = (now: Game) => who(now, 'knight').items.find((one) => one.kind === 'shield')?.die;
    game.when(attack({ target: 'knight', shield: true }), [7, 2]);
    expect(shield(game)).toBe(4);
    const other = fight(ruled(mae(['Longsword']), { 'shields-of-others': false }), 'Knight');
    other.when(attack({ target: 'knight', shield: true }), [7]);
    expect(shield(other)).toBe(6);
  });
});

describe('blasts', () => {
  const flask = (more: object): { type: string } =>
    ({ type: 'attack', actor: 'mae', weapon: 'fire-flask', ...more }) as never;

  it('NS-74: Damage for each who is caught, with a miss and Armor of their own', () => {
    const game = fight(mae(['Fire flask']), 'Giant spider', 3);
    const targets = ['giant-spider-1', 'giant-spider-2', 'giant-spider-3'];
    game.when(flask({ targets }), [6, 1, 1, 5, 4]);
    expect(targets.map((id) => who(game, id).hitPoints.now)).toEqual([2, 8, 7]);
  });

  it('NS-75, NS-R25: the die says how many, a 1 is one of them, never more than are there', () => {
    const one = fight(mae(['Fire flask']), 'Wolf', 3);
    one.when(flask({ targets: ['wolf-1', 'wolf-2', 'wolf-3'], countRoll: true }), [1, 4]);
    expect(who(one, 'wolf-1').hitPoints.now).toBe(1);
    const all = fight(mae(['Fire flask']), 'Wolf', 2);
    all.when(flask({ targets: ['wolf-1', 'wolf-2'], countRoll: true }), [6, 2, 3]);
    expect([who(all, 'wolf-1').hitPoints.now, who(all, 'wolf-2').hitPoints.now]).toEqual([3, 2]);
  });

  it('NS-74, NS-75: nobody is caught twice, and only blasts are counted', () => {
    const game = fight(mae(['Fire flask']));
    expect(game.refused(flask({ targets: ['wolf', 'wolf'] })).path).toBe('targets');
    expect(game.refused(flask({ target: 'wolf', countRoll: true })).path).toBe('countRoll');
  });
});

describe('feats', () => {
  it('NS-71: harm by the die the Referee picks; it is not thrown for wear', () => {
    const game = fight(mae());
    game.when({ type: 'feat', actor: 'mae', die: 8, target: 'wolf', about: 'a falling beam' }, [7]);
    expect(who(game, 'wolf').status).toBe('down');
    expect(game.state.fight).toBeNull();
  });

  it('NS-72: position by a Check, which is the action', () => {
    const game = fight(mae());
    const { told } = game.when({ type: 'feat', actor: 'mae', ability: 'dex', about: 'up the tree' }, [12]);
    expect(told[0]).toContain('success');
    expect(turnOf(game)).toEqual(['wolf']);
  });

  it('NS-71, NS-72: it is the one or the other', () => {
    const game = fight(mae());
    expect(game.refused({ type: 'feat', actor: 'mae' }).code).toBe('bad-field');
    expect(game.refused({ type: 'feat', actor: 'mae', die: 6 }).path).toBe('target');
  });
});

describe('Focus on Damage', () => {
  const game = (): Game => fight(mae(['Longsword']).given({ type: 'open-session' }), 'Ogre');

  it('NS-36: before the roll it is Advantage', () => {
    const now = game();
    now.when(attack({ target: 'ogre', focus: true }), [2, 8, 1]);
    expect(who(now, 'ogre').hitPoints.now).toBe(8);
  });

  it('NS-R8: afterwards the better of two counts, and the Armor thrown stands', () => {
    const now = game();
    now.when(attack({ target: 'ogre' }), [4, 3]);
    now.when({ type: 'spend-focus', creature: 'mae' }, [8]);
    expect(who(now, 'ogre').hitPoints.now).toBe(11);
  });

  it('NS-R8: a miss may become a hit, and then Armor is thrown', () => {
    const now = game();
    now.when(attack({ target: 'ogre' }), [1]);
    now.when({ type: 'spend-focus', creature: 'mae' }, [6, 2]);
    expect(who(now, 'ogre').hitPoints.now).toBe(12);
  });

  it('NS-R8: a worse die changes nothing; against Disadvantage the first stands', () => {
    const now = game();
    now.when(attack({ target: 'ogre' }), [6, 2]);
    now.when({ type: 'spend-focus', creature: 'mae' }, [3]);
    expect(who(now, 'ogre').hitPoints.now).toBe(12);
    const other = game();
    other.when(attack({ target: 'ogre', edge: 'disadvantage' }), [8, 3, 2]);
    other.when({ type: 'spend-focus', creature: 'mae' }, []);
    expect(who(other, 'ogre').hitPoints.now).toBe(10);
  });

  it('NS-R8: the last foe may fall to it, and the fight is over', () => {
    const now = fight(mae(['Longsword']).given({ type: 'open-session' }), 'Wolf');
    now.when(attack(), [2]);
    now.when({ type: 'spend-focus', creature: 'mae' }, [8]);
    expect(phase(now)).toBe('aftermath 1');
  });

  it('NS-68: a blocked attack cannot be mended', () => {
    const now = fight(mae(['Longsword']).given({ type: 'open-session' }), 'Knight');
    now.when(attack({ target: 'knight', shield: true }), [7, 6]);
    expect(now.refused({ type: 'spend-focus', creature: 'mae' }).code).toBe('blocked');
    expect(sheet(now).focus).toBe(2);
  });

  it('NS-R9: only for one’s own roll', () => {
    const now = game().given({ type: 'end-turn' });
    now.when({ type: 'attack', actor: 'ogre', weapon: 'tree-trunk', target: 'mae' }, [2]);
    expect(now.refused({ type: 'spend-focus', creature: 'mae' }).code).toBe('no-roll');
  });
});

describe('out of the fight', () => {
  it('NS-83: others at 0 HP are out, without dying', () => {
    const game = fight(mae(['Longsword']), 'Wolf', 2);
    const { told } = game.when(attack({ target: 'wolf-1' }), [5]);
    expect(told).toContain('Wolf 1 is out of the fight.');
    expect(standing(game.state, 'others')).toHaveLength(1);
  });

  it('NS-51, NS-52, NS-R13: a character at 0 is dying, CON + 1d4 Rounds', () => {
    const game = fight(pair());
    game.given({ type: 'end-turn' });
    const { told } = game.when(bite({ target: 'bran' }), [6]);
    expect(told.join()).not.toContain('dying');
    game.given({ type: 'end-turn' });
    game.when(bite({ target: 'bran' }), [6, 2]);
    expect(who(game, 'bran')).toMatchObject({ status: 'down', hitPoints: { now: -4 } });
    expect(sheet(game, 'bran').dyingRounds).toBe(3);
  });

  it('NS-R13: counted down as each Round ends; at 0 the character dies', () => {
    const game = fight(pair(), 'Ogre');
    game.given({ type: 'end-turn' });
    game.when({ type: 'attack', actor: 'ogre', weapon: 'tree-trunk', target: 'mae' }, [9, 2]);
    expect(sheet(game).dyingRounds).toBe(1);
    game.given({ type: 'end-turn' });
    game.given({ type: 'end-turn' });
    expect(who(game).status).toBe('dead');
  });

  it('NS-R13: never less than one', () => {
    const game = mae([], { str: 2, dex: 1, pre: 0, con: -1 }).given({ type: 'make-party' });
    fight(game, 'Ogre').given({ type: 'end-turn' });
    const ends = game.when({ type: 'attack', actor: 'ogre', weapon: 'tree-trunk', target: 'mae' }, [9, 1]);
    expect(ends.told).toContain('Mae is taken out and dying: 1 Round unless somebody helps.');
  });

  it('NS-R13, NS-S14: help stops it for good, costs the action and leaves HP', () => {
    const game = fight(pair(), 'Ogre');
    game.given({ type: 'end-turn' });
    game.when({ type: 'attack', actor: 'ogre', weapon: 'tree-trunk', target: 'mae' }, [9, 4]);
    game.given({ type: 'rescue', actor: 'bran', creature: 'mae' });
    expect(turnOf(game)).toEqual(['ogre']);
    expect([who(game).status, who(game).hitPoints.now, sheet(game).dyingRounds]).toEqual(['down', -3, null]);
    game.given({ type: 'adjust-hit-points', creature: 'mae', by: -2 });
    expect(sheet(game).dyingRounds).toBeNull();
    game.given({ type: 'end-turn' });
    expect(game.refused({ type: 'rescue', actor: 'bran', creature: 'mae' }).code).toBe('not-dying');
  });

  it('NS-52: Rounds left after the fight are minutes', () => {
    const game = fight(pair(), 'Ogre');
    game.given({ type: 'end-turn' });
    game.when({ type: 'attack', actor: 'ogre', weapon: 'tree-trunk', target: 'mae' }, [9, 4]);
    game.given({ type: 'end-fight' }, { type: 'settle' });
    game.given({ type: 'pass-time', scale: 'minute', count: 2 });
    expect(who(game).status).toBe('down');
    game.given({ type: 'pass-time', scale: 'minute', count: 1 });
    expect(who(game).status).toBe('dead');
  });
});

describe('morale', () => {
  const others = (game: Game): number => standing(game.state, 'others').length;

  it('NS-S1: the first loss calls for it; below DR 12 they flee', () => {
    const game = fight(mae(['Longsword']), 'Wolf', 3);
    game.when(attack({ target: 'wolf-1' }), [6]);
    expect(game.state.fight?.moraleDue).toEqual(['the first loss']);
    const { told } = game.when({ type: 'check-morale' }, [12]);
    expect(told[0]).toBe('Morale: 12 −1 = 11 against DR 12, their nerve breaks.');
    expect(phase(game)).toBe('aftermath 1');
  });

  it('NS-S1: half losses call for it again, each reason once', () => {
    const game = fight(mae(['Longsword']), 'Restless dead', 4);
    game.when(attack({ target: 'restless-dead-1' }), [8]);
    game.when({ type: 'check-morale' }, [6]);
    expect(others(game)).toBe(3);
    game.given({ type: 'end-turn' });
    game.when(attack({ target: 'restless-dead-2' }), [8]);
    expect(game.state.fight?.moraleDue).toEqual(['half are gone']);
  });

  it('NS-S1: the leader’s fall calls for it, and the leader’s Resolve counts while they stand', () => {
    const game = mae(['Longsword']).given(
      { type: 'meet', statBlock: 'Cultist', count: 3 },
      { type: 'identify', statBlock: 'Witch' },
    );
    game.given({ type: 'start-fight' }, { type: 'name-leader', creature: 'witch' });
    game.when(attack({ target: 'cultist-1' }), [8]);
    expect(game.when({ type: 'check-morale' }, [10]).told[0]).toContain('10 +2 = 12');
    game.given({ type: 'end-turn' });
    game.when(attack({ target: 'witch' }), [8]);
    expect(game.state.fight?.moraleDue).toEqual(['half are gone', 'the leader fell']);
  });

  it('NS-S1: one alone checks at half its HP', () => {
    const game = fight(mae(['Longsword']), 'Ogre');
    game.when(attack({ target: 'ogre' }), [8, 1]);
    expect(game.state.fight?.moraleDue).toEqual(['half its strength is gone']);
  });

  it('nobody casts or helps before morale is settled; Focus cannot change who is out already', () => {
    const game = fight(mae(['Longsword', 'Shard of Hush']).given({ type: 'open-session' }), 'Wolf', 3);
    game.when(attack({ target: 'wolf-1' }), [6]);
    expect(game.refused({ type: 'cast', creature: 'mae', shard: 'shard-of-hush' }).code).toBe('not-now');
    expect(game.refused({ type: 'rescue', actor: 'mae', creature: 'mae' }).code).toBe('not-now');
    expect(game.refused({ type: 'spend-focus', creature: 'mae' }).code).toBe('no-use');
  });

  it('only one of them leads', () => {
    expect(fight(mae()).refused({ type: 'name-leader', creature: 'mae' }).code).toBe('not-in-fight');
  });
});

describe('wear and tear', () => {
  it('NS-79, NS-R22: each Weapon used, even if it missed, and worn Armor, even if never hit; no Shield', () => {
    const game = fight(mae(['Longsword', 'Knife', 'Mail', 'Round shield']));
    game.when(attack(), [1]);
    game.given({ type: 'end-fight' });
    expect(game.state.fight?.aftermath.map(({ label }) => label)).toEqual([
      'Mae: Longsword, wear',
      'Mae: Mail, wear',
    ]);
    game.when({ type: 'settle' }, [3, 1]);
    expect(who(game).items.map(({ die }) => die)).toEqual([6, 4, 0, 6]);
    expect(game.state.encounter).toBeNull();
  });

  it('NS-41: wear weakens the next attack', () => {
    const game = fight(mae(['Longsword']));
    game.when(attack(), [8]);
    game.when({ type: 'settle', line: 'mae/longsword' }, [2]);
    fight(game, 'Ogre');
    expect(game.refused(attack({ target: 'ogre' }), [7]).code).toBe('dice-mismatch');
  });

  it('NS-79: bare hands and unworn Armor leave nothing to throw', () => {
    const game = fight(
      mae(['Mail']).given({ type: 'set-item', creature: 'mae', item: 'mail', inUse: false }),
    );
    game.when({ type: 'attack', actor: 'mae', target: 'wolf' }, [4]);
    game.given({ type: 'end-fight' });
    expect(game.state.fight).toBeNull();
  });

  it('NS-79: what was lost meanwhile is not thrown', () => {
    const game = fight(mae(['Longsword']));
    game.when(attack(), [8]);
    game.given({ type: 'drop-item', creature: 'mae', item: 'longsword' });
    game.when({ type: 'settle' }, []);
    expect(game.state.fight).toBeNull();
  });
});
