import { describe, expect, it } from 'vitest';
import {
  body,
  conditions,
  fatigue,
  fight,
  lower,
  offered,
  one,
  party,
  ruled,
  saying,
  tired,
} from '../party.ts';

const harm = (hazard: string, more: object = {}) => ({ type: 'harm', creature: 'rook', hazard, ...more });
const wound = (more: object = {}) => ({ type: 'wound', creature: 'rook', wound: 'burn', ...more });
const done = { type: 'end-turn' };

describe('a campaign may say of damage', () => {
  it('that exactly 0 HP calls for a Save as well (BDP-R5)', () => {
    const game = ruled('zero-hit-points-save', true);
    game.when(harm('darts'), [4, 20, 8]);
    expect(conditions(game, 'rook')).toContain('Injured left arm: attacks impaired');
  });
  it('that a fall asks for a Save a storey (BDP-R8)', () => {
    const { told } = ruled('saves-of-a-fall', 'one a storey').when(
      harm('fall', { storeys: 2 }),
      [3, 9, 2, 7],
    );
    expect(told.filter((line) => line.includes('Critical Damage'))).toHaveLength(2);
  });
  it('that nobody falls on who died on the way (BDP-R8)', () => {
    const game = ruled('saves-of-a-fall', 'one a storey', lower(party(), 'rook', 'str', 9));
    game.when(harm('fall', { storeys: 3 }), [3]);
    expect(one(game, 'rook').status).toBe('dead');
  });
  it('that Armor comes off STR, or off STR and DEX (BDP-R9)', () => {
    const armoured = () => party({ gear: ['Chainmail'] });
    const str = ruled('armour-on-scores', 'STR', armoured());
    str.when(harm('other', { dice: 'd6' }), [5]);
    str.when(harm('bear-trap'), [3]);
    str.when(harm('gas'));
    expect([body(str, 'rook').str.now, body(str, 'rook').dex.now]).toEqual([9, 9]);
    const both = ruled('armour-on-scores', 'STR and DEX', armoured());
    both.when(harm('bear-trap'), [3]);
    both.when(harm('glimpse'));
    expect([body(both, 'rook').dex.now, body(both, 'rook').wil.now]).toEqual([11, 11]);
  });
});

describe('a campaign may say of wounds', () => {
  it('that one too many puts out of action (BDP-R7)', () => {
    const game = ruled('wound-without-slot', 'puts out of action', tired(party({ gear: [] }), 'rook', 9));
    game.given(wound(), wound({ worsen: false }));
    expect(conditions(game, 'rook').slice(9)).toEqual(['Light burn', 'Collapsed']);
    game.given({ type: 'sleep', quality: 'normal' });
    expect(one(game, 'rook').status).toBe('up');
  });
  it('that they rise a level, whatever the new one is (BDP-R10)', () => {
    const game = ruled('worsened-wound', 'a level').given(
      wound(),
      wound({ level: 'permanent', worsen: true }),
    );
    expect(conditions(game, 'rook')).toEqual(['Severe burn']);
  });
  it('that the type alone makes two the same (BDP-R10)', () => {
    const twice = [wound({ area: 'hand' }), wound({ area: 'foot', worsen: true })] as const;
    expect(conditions(ruled('same-wound', 'type').given(...twice), 'rook')).toEqual(['Severe burn (foot)']);
    expect(party().given(twice[0]).refused(twice[1])).toMatchObject({ message: saying('BDP-R10') });
  });
  it('that a permanent one lowers only what a score can be at most (BDP-R11)', () => {
    const permanent = wound({ level: 'permanent' });
    const hurt = ruled('permanent-wound', 'at most', lower(party(), 'rook', 'str', 3)).given(permanent);
    expect(body(hurt, 'rook').str).toEqual({ now: 9, max: 11 });
    expect(body(ruled('permanent-wound', 'at most').given(permanent), 'rook').str).toEqual({
      now: 11,
      max: 11,
    });
  });
  it('how long severe ones take, and says so where they cannot be treated (BDP-47)', () => {
    const game = ruled('wound-care-days', 3).given(wound({ level: 'severe' }));
    const treat = { type: 'treat', creature: 'rook', wound: 'burn', medicine: 'herbs' };
    expect(game.refused(treat).message).toContain('a healer and 3 days');
  });
});

describe('a campaign may say of injuries', () => {
  it('that what they cost calls for another Save (BDP-R12)', () => {
    const leg = ruled('injury-saves', true);
    leg.when(harm('fall'), [2, 20, 6, 3, 20]);
    expect(conditions(leg, 'rook')).toEqual(['Immobilised', 'Severe fall wound (left leg)']);
    const torso = ruled('injury-saves', true);
    torso.when(harm('fall'), [2, 20, 1, 3, 20, 10, 6]);
    expect(conditions(torso, 'rook')).toEqual(['Severe fall wound (head)', 'Severe fall wound (torso)']);
  });
  it('that an arm is well again with its wound (BDP-R13)', () => {
    const healed = (until: string) => {
      const game = ruled('arm-impairs-until', until);
      game.when(harm('fall'), [2, 20, 8]);
      return conditions(game.given({ type: 'recuperate' }), 'rook');
    };
    expect(healed('its wound heals')).toEqual([]);
    expect(healed('the Warden says')).toEqual(['Injured left arm: attacks impaired']);
  });
  it('that the same place again is lost for good (BDP-58)', () => {
    const game = ruled('same-place-again', 'leaves a permanent wound');
    game.when(harm('fall'), [1, 20, 6, 1]);
    game.when(harm('fall'), [1, 20, 6, 1]);
    expect(conditions(game, 'rook')).toEqual([
      'Severe fall wound (left leg)',
      'Permanent fall wound (left leg)',
    ]);
    expect(body(game, 'rook').str.max).toBe(11);
  });
  it('that gear does not keep them off (BDP-59)', () => {
    const game = ruled('gear-keeps-injury-off', false, party({ gear: ['Iron cap'] }));
    game.when(harm('fall'), [2, 20, 10, 6]);
    expect(conditions(game, 'rook')).toEqual(['Severe fall wound (head)']);
  });
});

describe('a campaign may say of fights', () => {
  it('that foes are put out of action instead of killed (BDP-S3)', () => {
    const game = fight('Goblin', 2, ruled('foes-felled', 'are out of action')).given(
      { type: 'set-hit-points', creature: 'goblin-1', now: 1 },
      { type: 'attack', actor: 'rook', target: 'goblin-1' },
    );
    game.when(done, [5, 20]);
    expect(one(game, 'goblin-1').status).toBe('down');
  });
  const guarded = (how: string, game = party({ gear: ['Shield'] })) =>
    fight('Ogre', 1, game).given(done, { type: 'guard', creature: 'rook', how });
  const blow = { type: 'attack', actor: 'ogre', target: 'rook' };
  it('what a block and a dodge cost (BDP-S3)', () => {
    const block = guarded('block', ruled('block-fatigue', 0, party({ gear: ['Shield'] })));
    block.when(blow, [9]);
    expect(fatigue(block, 'rook')).toBe(0);
    const dodge = guarded('dodge', ruled('dodge-fatigue', 2));
    dodge.when(blow, [3, 12]);
    expect(fatigue(dodge, 'rook')).toBe(2);
    const details = offered(fight('Ogre', 1, ruled('dodge-fatigue', 2)), 'guard').map(({ detail }) => detail);
    expect(details).toEqual(['2 Fatigue, DEX Save', '2 Fatigue, DEX Save']);
  });
  it('that a dodge needs no Save (BDP-S3)', () => {
    const game = guarded('dodge', ruled('dodge-save', false));
    expect(offered(fight('Ogre', 1, ruled('dodge-save', false)), 'guard')[0]?.detail).toBe('a Fatigue');
    game.when(blow, [3]);
    expect(one(game, 'rook').hitPoints.now).toBe(4);
  });
  it('that a block turns half of a blow aside (BDP-S3)', () => {
    const game = guarded('block', ruled('block-stops', 'half of it', party({ gear: ['Shield'] })));
    game.when(blow, [8]);
    expect(one(game, 'rook').hitPoints.now).toBe(1);
  });
});
