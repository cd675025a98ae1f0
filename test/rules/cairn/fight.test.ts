import { describe, expect, it } from 'vitest';
import { body, character, facts, fight, hit, offersOf, one, party, sit, saying, type With } from './party.ts';

const attack = (actor: string, target: string, more: With<'attack'> = {}) => ({
  type: 'attack' as const,
  actor,
  target,
  ...more,
});
const done = { type: 'end-turn' as const };

describe('the order of a fight', () => {
  const start = (dice: number[], more: object = {}) => {
    const game = party().given({ type: 'meet', statBlock: 'Goblin' });
    game.when({ type: 'start-fight', ...more }, dice);
    return game;
  };
  const slots = (game: ReturnType<typeof party>) => game.state.fight?.slots.map(({ who }) => who);

  it('is the party, then the others (CA-36, CA-41)', () => {
    expect(slots(start([1, 2]))).toEqual([['bryn', 'linnet'], ['goblin']]);
  });

  it('asks each PC for a DEX Save to act in the first Round (CA-39)', () => {
    const game = start([13, 12]);
    expect(slots(game)).toEqual([['linnet'], ['goblin']]);
    sit(game);
    expect(game.state.fight?.round).toBe(2);
    expect(slots(game)).toEqual([['bryn', 'linnet'], ['goblin']]);
  });

  it('waives the Save for those who are ready', () => {
    expect(slots(start([20], { ready: ['bryn'] }))).toEqual([['bryn'], ['goblin']]);
  });

  it('lets the ambushed miss the first Round, without a Save for the party', () => {
    const game = start([], { surprised: 'others' });
    expect(slots(game)).toEqual([['bryn', 'linnet']]);
    game.given(done);
    expect(slots(game)).toEqual([['bryn', 'linnet'], ['goblin']]);
  });

  it('asks hirelings for the Save as well', () => {
    const game = party().given(
      { type: 'hire', name: 'Pim', role: 'porter', scores: { str: 8, dex: 8, wil: 8 }, hitPoints: 2 },
      { type: 'meet', statBlock: 'Goblin' },
    );
    game.when({ type: 'start-fight' }, [1, 1, 9]);
    expect(slots(game)).toEqual([['bryn', 'linnet'], ['goblin']]);
  });

  it('goes on when nobody could act in a Round: ten seconds later the next one begins (CA-1)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Goblin' });
    const before = game.state.clock;
    game.when({ type: 'start-fight', surprised: 'others', ready: ['bryn'] });
    game.given(done);
    expect(game.state.clock - before).toBe(10);
  });

  it('collects what a side does before any die is thrown (CA-37, CA-42, CA-43)', () => {
    const game = fight('Ogre');
    expect(game.when(attack('bryn', 'ogre')).types).not.toContain('attack-made');
    const { types } = game.when(
      { type: 'act', actor: 'linnet', what: 'moves to the stair, 80ft in all' },
      [5],
    );
    expect(types).toContain('attack-made');
    expect(game.state.fight?.slot).toBe(1);
  });

  it('is a move of up to 40ft, short or in parts, and an action (CA-42)', () => {
    const game = fight('Ogre');
    game.given({ type: 'move', actor: 'bryn', feet: 15 });
    const [moved] = facts(game.when({ type: 'move', actor: 'bryn', feet: 25, to: 'the stair' }), 'move-made');
    expect(moved).toMatchObject({ feet: 25, total: 40, pace: 40, to: 'the stair' });
    game.given(attack('bryn', 'ogre'));
    expect(game.state.fight?.combatants['bryn']?.acted).toBe(true);
  });

  it('is up to 80ft with the action, and no farther (CA-42)', () => {
    const game = fight('Ogre');
    expect(game.refused({ type: 'move', actor: 'bryn', feet: 81 })).toMatchObject({ code: 'too-far' });
    game.given({ type: 'move', actor: 'bryn', feet: 80 });
    expect(game.refused(attack('bryn', 'ogre')).code).toBe('not-your-turn');
    game.given(done, done);
    expect(game.given({ type: 'move', actor: 'bryn', feet: 40 }).state.fight?.round).toBe(2);
  });

  it('goes three times as far for the hasted (CA-42)', () => {
    const haste = { condition: 'Hasted', details: { pace: 120 } };
    const game = fight('Ogre').given({ type: 'gain-condition', creature: 'bryn', ...haste });
    const [moved] = facts(game.when({ type: 'move', actor: 'bryn', feet: 120 }), 'move-made');
    expect(moved).toMatchObject({ total: 120, pace: 120 });
    expect(game.state.fight?.combatants['bryn']?.acted).toBe(false);
  });

  it('lets a risky deed take its Save when the side is carried out', () => {
    const game = fight('Ogre');
    game.when({ type: 'act', actor: 'bryn', what: 'leaps the gap', attribute: 'dex' });
    const [saved] = facts(game.when({ ...done }, [4]), 'save-made');
    expect(saved).toMatchObject({ attribute: 'dex', why: 'leaps the gap', total: 4, passed: true });
  });

  it('is refused to the dead, with the rule (CA-45)', () => {
    const game = fight('Ogre').given({ type: 'set-status', creature: 'bryn', status: 'dead' });
    expect(game.refused(attack('bryn', 'ogre'))).toMatchObject({
      code: 'not-able',
      message: saying('CA-45'),
    });
  });
});

describe('blows', () => {
  it('always land: the die less Armor, off HP (CA-45, CA-22)', () => {
    const game = fight('Ogre').given(attack('bryn', 'ogre'));
    game.when(done, [6]);
    expect(one(game, 'ogre').hitPoints.now).toBe(3);
  });

  it('of a 1 are 1 damage, and Armor may leave nothing of them (CA-45)', () => {
    const bare = fight('Bandit').given(attack('bryn', 'bandit'));
    bare.when(done, [1]);
    expect(one(bare, 'bandit').hitPoints.now).toBe(3);
    const clad = fight('Ogre').given(attack('bryn', 'ogre'));
    clad.when(done, [1]);
    expect(one(clad, 'ogre').hitPoints.now).toBe(8);
  });

  it('at one target count only with the highest die, Armor once (CA-R2)', () => {
    const game = fight('Ogre').given(attack('bryn', 'ogre'));
    const outcome = game.when(attack('linnet', 'ogre'), [3, 6]);
    expect(facts(outcome, 'blow-thrown')).toMatchObject([
      { actor: 'bryn', faces: [3] },
      { actor: 'linnet', faces: [6] },
    ]);
    expect(facts(outcome, 'attack-made')).toMatchObject([
      { actor: 'linnet', target: 'ogre', hit: true, thrown: 6, armour: 1, damage: 5, left: 3 },
    ]);
    expect(one(game, 'ogre').hitPoints.now).toBe(3);
  });

  it('of the whole side can be declared at once', () => {
    const game = fight('Ogre');
    game.when(attack('bryn', 'ogre', { also: ['linnet'] }), [2, 5]);
    expect(one(game, 'ogre').hitPoints.now).toBe(4);
  });

  it.each([
    ['impaired', { impaired: true }, 4, 'CA-48'],
    ['from very far off', { impaired: true }, 4, 'CA-55'],
    ['enhanced', { enhanced: true }, 12, 'CA-50'],
    ['impaired and enhanced', { impaired: true, enhanced: true }, 8, 'CA-R3'],
    ['by bare hands', { unarmed: true }, 4, 'CA-49'],
    ['by bare hands, enhanced', { unarmed: true, enhanced: true }, 4, 'CA-R4'],
  ])('%s are a die of their own (%s → d%i, %s)', (_name, more: object, sides, _rule) => {
    const game = fight('Ogre').given(attack('bryn', 'ogre', more));
    const { events } = game.when(done, [4]);
    expect(events.flatMap(({ rolls = [] }) => rolls.flatMap(({ dice }) => dice))).toEqual([[sides, 4]]);
  });

  it('with two weapons throw both, the higher counts (CA-53)', () => {
    const game = fight('Bandit', 1, party({ gear: ['Sword', 'Dagger'] }));
    game.given(attack('bryn', 'bandit', { second: 'dagger' }));
    game.when(done, [2, 3]);
    expect(one(game, 'bandit').hitPoints.now).toBe(1);
  });

  it('with a weapon for both hands and another one are refused (CA-53)', () => {
    const game = fight('Bandit', 1, party({ gear: ['Greatsword', 'Sword'] }));
    expect(game.refused(attack('bryn', 'bandit', { second: 'sword' }))).toMatchObject({
      code: 'hands-full',
      path: 'second',
    });
    expect(offersOf(game, 'attack').filter(({ command }) => 'second' in command)).toEqual([]);
  });

  it('with two weapons impaired are one d4, enhanced one d12 (CA-R5)', () => {
    const blades = () => fight('Ogre', 1, party({ gear: ['Two short blades'] }));
    blades()
      .given(attack('bryn', 'ogre', { impaired: true }))
      .when(done, [4]);
    blades()
      .given(attack('bryn', 'ogre', { enhanced: true }))
      .when(done, [7]);
  });

  it('with a blast throw for each in it (CA-51)', () => {
    const game = fight('Goblin', 3, party({ gear: ['Bomb'] }));
    game.given({ type: 'attack', actor: 'bryn', targets: ['goblin-1', 'goblin-2', 'goblin-3'] });
    game.when(done, [1, 2, 3]);
    expect(['goblin-1', 'goblin-2', 'goblin-3'].map((id) => one(game, id).hitPoints.now)).toEqual([3, 2, 1]);
  });

  it('with a blast of unsure reach catch as many as its die says, the nearest first (CA-52, CA-R6)', () => {
    const game = fight('Goblin', 3, party({ gear: ['Bomb'] }));
    game.given({
      type: 'attack',
      actor: 'bryn',
      targets: ['goblin-2', 'goblin-1', 'goblin-3'],
      countRoll: true,
    });
    game.when(done, [2, 3, 3]);
    expect(['goblin-1', 'goblin-2', 'goblin-3'].map((id) => one(game, id).hitPoints.now)).toEqual([1, 1, 4]);
  });

  it('at several without a blast are refused with the rule (CA-51)', () => {
    const refusal = fight('Goblin', 2).refused({
      type: 'attack',
      actor: 'bryn',
      targets: ['goblin-1', 'goblin-2'],
    });
    expect(refusal).toMatchObject({ code: 'no-blast', message: saying('CA-51') });
  });

  it('use no arrows up (CA-56)', () => {
    const game = fight('Ogre', 1, party({ gear: ['Bow'] })).given(attack('bryn', 'ogre'));
    game.when(done, [3]);
    expect(one(game, 'bryn').items).toHaveLength(1);
  });

  it('in the dark are impaired', () => {
    const game = party().given({ type: 'pass-time', scale: 'hour', count: 14 });
    fight('Ogre', 1, game).given(attack('bryn', 'ogre'));
    expect(game.when(done, [4]).events.flatMap(({ rolls = [] }) => rolls[0]?.dice ?? [])).toEqual([[4, 4]]);
  });

  it('of both sides in one Round count even for the fallen of the same half, not for those felled before', () => {
    const game = fight('Goblin', 2).given(attack('bryn', 'goblin-1'));
    game.when(attack('linnet', 'goblin-2'), [8, 3, 20]);
    expect(one(game, 'goblin-1').status).toBe('dead');
    expect(game.state.mode.now).toBe('morale');
  });
});

describe('Armor', () => {
  it('is summed up to 3 and no further (CA-24)', () => {
    const game = fight('Ogre', 1, party({ gear: ['Plate', 'Helmet', 'Shield'] })).given(done);
    game.when(attack('ogre', 'bryn'), [5]);
    expect(one(game, 'bryn').hitPoints.now).toBe(2);
  });

  it('of a shield does not count behind a bow: it is put away (CA-23)', () => {
    const game = fight('Ogre', 1, party({ gear: ['Bow', 'Shield'] }));
    const shot = game.when(attack('bryn', 'ogre'));
    expect(facts(shot, 'hand-freed')).toMatchObject([{ actor: 'bryn', item: 'shield', weapon: 'bow' }]);
    game.given(done).when(attack('ogre', 'bryn'), [3]);
    expect(one(game, 'bryn').hitPoints.now).toBe(1);
  });

  it('of a shield stays beside a sword (CA-23)', () => {
    const game = fight('Ogre', 1, party({ gear: ['Sword', 'Shield'] }));
    expect(game.when(attack('bryn', 'ogre')).types).not.toContain('hand-freed');
  });

  it('of a shield counts only in hand (CA-23)', () => {
    const game = party({ gear: ['Shield'] }).given({
      type: 'set-item',
      creature: 'bryn',
      item: 'shield',
      inUse: false,
    });
    fight('Ogre', 1, game).given(done);
    game.when(attack('ogre', 'bryn'), [3]);
    expect(one(game, 'bryn').hitPoints.now).toBe(1);
  });
});

describe('Critical Damage', () => {
  /** The ogre strikes Bryn, who has 2 HP and STR 12. */
  const struck = (faces: number[], game = party()) => {
    hit(fight('Ogre', 1, game), 'bryn', 2).given(done);
    return { game, ...game.when(attack('ogre', 'bryn'), faces) };
  };

  it('is what goes beyond HP: off STR, then a Save on what is left (CA-58, CA-59)', () => {
    const { game, events } = struck([7, 7]);
    expect(one(game, 'bryn').hitPoints.now).toBe(0);
    expect(body(game, 'bryn').str).toEqual({ now: 7, max: 12 });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'save-made', attribute: 'str', total: 7, against: 7, passed: true }),
    );
  });

  it('that was saved against leaves one fighting, and the next hit goes to STR again (CA-60, CA-R11)', () => {
    const { game } = struck([7, 7]);
    expect(one(game, 'bryn').status).toBe('up');
    game.given(done).when(attack('ogre', 'bryn'), [3, 4]);
    expect(body(game, 'bryn').str.now).toBe(4);
  });

  it('that was not lets a PC only crawl, and die within the hour (CA-61, CA-62)', () => {
    const { game } = struck([7, 8]);
    expect(one(game, 'bryn').status).toBe('down');
    game.given({ type: 'end-fight' }, { type: 'pass-time', scale: 'minute', count: 59 });
    expect(one(game, 'bryn').status).toBe('down');
    game.given({ type: 'pass-time', scale: 'minute' });
    expect(one(game, 'bryn').status).toBe('dead');
  });

  it('is stopped by help; who was helped stays helpless until a breather (CA-64, CA-12)', () => {
    const { game } = struck([7, 8]);
    game.given({ type: 'end-fight' }, { type: 'aid', actor: 'linnet', target: 'bryn' });
    expect(one(game, 'bryn').status).toBe('down');
    expect(Object.values(game.state.timers)).toEqual([]);
    game.given({ type: 'breather' });
    expect(one(game, 'bryn')).toMatchObject({ status: 'up', hitPoints: { now: 4 } });
    expect(body(game, 'bryn').str.now).toBe(7);
  });

  it('can be tended in the fight as the action of the Round (CA-64)', () => {
    const { game } = struck([7, 8]);
    game.when({ type: 'aid', actor: 'linnet', target: 'bryn' });
    expect(Object.values(game.state.timers)).toEqual([]);
  });

  it('is death for everybody else, unless the Warden says otherwise (CA-63)', () => {
    const game = hit(fight('Goblin', 2), 'goblin-1', 1).given(attack('bryn', 'goblin-1'));
    game.when(done, [5, 5]);
    expect(one(game, 'goblin-1').status).toBe('dead');
    game.given({ type: 'set-status', creature: 'goblin-1', status: 'down' });
    expect(one(game, 'goblin-1').status).toBe('down');
  });

  it('brings with it what the attacker does to the fallen (CA-65)', () => {
    expect(struck([7, 8]).events).toContainEqual(
      expect.objectContaining({ type: 'effect-suffered', target: 'bryn', actor: 'ogre' }),
    );
  });

  it('that takes all STR kills without a Save', () => {
    const { game, types } = struck([10], party({ scores: { str: 3, dex: 12, wil: 12 } }));
    expect(one(game, 'bryn').status).toBe('dead');
    expect(types).toContain('status-changed');
  });
});

describe('morale', () => {
  const kill = (game: ReturnType<typeof party>, id: string) =>
    game.given({ type: 'set-status', creature: id, status: 'dead' });

  it('is due at the first casualty and again at half, each once (CA-27)', () => {
    const game = kill(fight('Goblin', 4), 'goblin-1');
    expect(game.state.fight?.moraleDue).toEqual(['the first casualty']);
    game.when({ type: 'check-morale' }, [8]);
    kill(game, 'goblin-2');
    expect(game.state.fight?.moraleDue).toEqual(['half of them lost']);
    game.when({ type: 'check-morale' }, [8]);
    kill(game, 'goblin-3');
    expect(game.state.mode.now).toBe('declare');
  });

  it('for both reasons at once is one Save', () => {
    const game = kill(fight('Goblin', 2), 'goblin-1');
    expect(game.state.fight?.moraleDue).toHaveLength(2);
  });

  it('that fails lets them flee (CA-27)', () => {
    const game = kill(fight('Goblin', 4), 'goblin-1');
    game.when({ type: 'check-morale' }, [9]);
    expect(one(game, 'goblin-2').status).toBe('fled');
  });

  it('may be the leader’s (CA-28)', () => {
    const game = party().given(
      { type: 'meet', statBlock: 'Goblin', count: 3 },
      { type: 'identify', statBlock: 'Knight' },
    );
    game.when({ type: 'start-fight', ready: ['bryn', 'linnet'] });
    game.given({ type: 'name-leader', creature: 'knight' });
    kill(game, 'goblin-1');
    const [saved] = facts(game.when({ type: 'check-morale' }, [13]), 'morale-save-made');
    expect(saved).toMatchObject({ actor: 'knight', total: 13, against: 13, passed: true });
  });

  it('of one alone is due at 0 HP (CA-29)', () => {
    const game = fight('Goblin').given({ type: 'adjust-hit-points', creature: 'goblin', by: -4 });
    expect(game.state.fight?.moraleDue).toEqual(['lone foe at 0 HP']);
  });

  it('does not count those who fled as the first casualty (CA-27)', () => {
    const game = fight('Goblin', 4).given({ type: 'set-status', creature: 'goblin-1', status: 'fled' });
    expect(game.state.mode.now).toBe('declare');
    game.given({ type: 'set-status', creature: 'goblin-2', status: 'fled' });
    expect(game.state.fight?.moraleDue).toEqual(['half of them lost']);
  });

  it('of a lone foe comes with the blow that leaves it at 0 HP (CA-29)', () => {
    const game = hit(fight(), 'goblin', 3).given(attack('bryn', 'goblin'));
    const outcome = game.when(done, [3, 9]);
    expect(facts(outcome, 'morale-save-made')).toMatchObject([{ total: 9, against: 8, passed: false }]);
    expect(one(game, 'goblin').status).toBe('fled');
    expect(game.state.fight).toBeNull();
  });

  it('of a lone foe that holds is not asked for again (CA-29)', () => {
    const game = hit(fight(), 'goblin', 3).given(attack('bryn', 'goblin'));
    game.when(done, [3, 8]);
    expect(game.state.mode.now).toBe('declare');
    expect(game.state.fight?.slot).toBe(1);
  });

  it('never touches PCs (CA-30)', () => {
    const game = fight('Goblin', 2);
    kill(game, 'bryn');
    expect(game.state.mode.now).toBe('declare');
  });
});

describe('flight', () => {
  it('takes a place that is safe, else it is refused with the rule (CA-57)', () => {
    expect(fight().refused({ type: 'flee', actors: ['bryn'] })).toMatchObject({
      code: 'nowhere-to-flee',
      message: saying('CA-57'),
    });
  });

  it('is one DEX Save by the slowest of those who flee together (CA-57)', () => {
    const game = fight('Ogre', 1, party({}, { scores: { str: 12, dex: 7, wil: 12 } }));
    const outcome = game.when({ type: 'flee', actors: ['bryn', 'linnet'], to: 'the gate' }, [7]);
    expect(facts(outcome, 'save-made')).toMatchObject([
      { actor: 'linnet', attribute: 'dex', total: 7, against: 7, passed: true },
    ]);
    game.given({ type: 'settle' });
    expect(one(game, 'bryn').status).toBe('up');
  });

  it('that fails leaves them there, to try again', () => {
    const game = fight('Ogre');
    game.when({ type: 'flee', actors: ['bryn', 'linnet'], to: 'the gate' }, [13]);
    expect(one(game, 'bryn').status).toBe('up');
    expect(game.state.mode.now).toBe('declare');
  });
});

describe('detachments', () => {
  const company = (more: object = {}) =>
    fight('Spear company', 1, party({ gear: ['Sword', 'Bomb'], ...more }));

  it('are one stat block (CA-72)', () => {
    expect(body(company(), 'spear-company').detachment).toBe(true);
  });

  it('are struck impaired by one, but not by a blast (CA-75)', () => {
    const game = company().given(attack('bryn', 'spear-company', { weapon: 'sword' }));
    game.when(done, [4]);
    const bombed = company().given(attack('bryn', 'spear-company', { weapon: 'bomb' }));
    bombed.when(done, [8]);
    expect(one(bombed, 'spear-company').hitPoints.now).toBe(3);
  });

  it('strike each of their targets enhanced, as a blast (CA-76)', () => {
    const game = company().given(done);
    game.when({ type: 'attack', actor: 'spear-company', targets: ['bryn', 'linnet'] }, [3, 12, 9]);
    expect(one(game, 'bryn').hitPoints.now).toBe(1);
    expect(body(game, 'linnet').str.now).toBe(4);
  });

  it('against each other use their own dice (CA-R22)', () => {
    const game = party().given({ type: 'set-sheet', creature: 'bryn', to: { detachment: true } });
    fight('Spear company', 1, game).given(attack('bryn', 'spear-company'));
    game.when(done, [8]);
  });

  it('with Critical Damage are routed (CA-73)', () => {
    const game = party({ gear: ['Bomb'] });
    hit(fight('Spear company', 1, game), 'spear-company', 1);
    game.given(attack('bryn', 'spear-company'));
    game.when(done, [4, 20]);
    expect(one(game, 'spear-company').status).toBe('fled');
  });

  it('are destroyed without STR (CA-74)', () => {
    const game = company().given({
      type: 'adjust-score',
      creature: 'spear-company',
      attribute: 'str',
      by: -13,
    });
    expect(one(game, 'spear-company').status).toBe('dead');
  });
});

it('a die that no weapon has is refused with the rule (CA-45)', () => {
  const item = { name: 'Odd blade', kind: 'weapon', die: 7 } as const;
  expect(party().refused({ type: 'add-item', creature: 'bryn', item })).toMatchObject({
    code: 'bad-die',
    message: saying('CA-45'),
  });
});

it('an eleventh thing in ten slots is refused with the rule', () => {
  const full = party({ gear: Array<string>(10).fill('Crowbar') });
  expect(full.refused({ type: 'add-item', creature: 'bryn', item: { name: 'Harp' } })).toMatchObject({
    code: 'no-slot',
  });
});

it('reach is the Warden’s word: whoever is in the fight can be shot at (CA-54)', () => {
  const game = fight('Ogre', 1, party({ gear: ['Bow'] })).given(attack('bryn', 'ogre'));
  expect(game.when(done, [2]).types).toContain('attack-made');
});

it('a character can be made by choice', () => {
  expect(body(party().given(character('Ash')), 'ash').wil).toEqual({ now: 12, max: 12 });
});
