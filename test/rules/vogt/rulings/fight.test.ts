import { describe, expect, it } from 'vitest';
import { vogt } from '../../../../shared/systems/vogt/index.ts';
import { ALL, attack, fight, one, party, round, ruled, saying, sheet, slots, type Game } from '../party.ts';

const done = { type: 'end-turn' };
/** Ada first, then Bo, then the marauder. */
const ready = (game: Game, decided: object = {}): Game => round(game, { ...ALL, ...decided }, [1, 2, 3]);
const offered = (game: Game, type: string) =>
  vogt.commands.filter((kind) => kind.type === type).flatMap((kind) => kind.offers?.(game.state, vogt) ?? []);

describe('a campaign may say of the order', () => {
  const dex = (die: string, modifier: number) => ({ abilities: { dex: { die, modifier } } });
  it.each([
    ['die, then modifier', ['ada']],
    ['die alone', ['ada', 'bo']],
  ])('that on a tie of DEX it is the %s (BV-10)', (reading, first) => {
    const game = fight(
      ruled('tie-dexterity', reading, party({ gear: ['Dagger'], ...dex('1d8', 3) }, dex('1d8', 0))),
    );
    expect(slots(round(game, ALL, [3, 3, 6]))?.[0]).toEqual(first);
  });
  it('that on a tie the average of DEX with its modifier counts (BV-10)', () => {
    const game = fight(ruled('tie-dexterity', 'average with modifier', party(dex('1d6', 2))));
    expect(slots(round(game, ALL, [3, 3, 6]))?.[0]).toEqual(['ada']);
  });
  it.each([
    ['by their average', 'ada'],
    ['by their highest total', 'bo'],
  ])('that dice off the chart go %s (BV-63)', (reading, first) => {
    const flail = (creature: string, dice: string) => ({
      type: 'add-item',
      creature,
      item: { name: 'Flail', kind: 'weapon', inUse: true, details: { dice } },
    });
    const game = ruled('off-chart-dice', reading, party({ gear: [] }, { gear: [], ...dex('1d6', 0) }));
    fight(game.given(flail('ada', '1d20'), flail('bo', '2d10')));
    expect(slots(round(game, ALL, [4, 2, 2, 6]))?.[0]).toEqual([first]);
  });
  it('the die of fetching a thing (BV-21)', () => {
    const game = fight(ruled('retrieve-die', '1d10', party({ gear: ['Sword', 'Rope'] })));
    expect(offered(game, 'declare').find(({ label }) => label === 'Ada: fetch a thing')?.detail).toBe('1d10');
    round(game, { ...ALL, ada: { action: 'retrieve', item: 'rope' } }, [9, 1, 2]);
  });
  it('the die of anything else, none at all included (BV-S5)', () => {
    round(fight(ruled('other-die', '1d10')), { ...ALL, ada: { action: 'other' } }, [9, 1, 2]);
    const game = round(fight(ruled('other-die', '0')), { ...ALL, ada: { action: 'other' } }, [1, 2]);
    expect(slots(game)?.[0]).toEqual(['ada']);
    const order = party();
    ruled('other-die', '1d10', order).when({ type: 'order', who: ['ada'] }, [9]);
  });
});

describe('a campaign may say of a turn', () => {
  it('that whoever moves before the action does not move after it (BV-13)', () => {
    const game = ready(fight(ruled('split-movement', false)));
    game.given({ type: 'move', actor: 'ada', squares: 1 }, { type: 'move', actor: 'ada', squares: 1 });
    game.when(attack('ada', 'marauder'), [3]);
    expect(slots(game)?.[game.state.fight?.slot ?? 0]).toEqual(['bo']);
    game.when(attack('bo', 'marauder'), [2]);
    game.given({ type: 'move', actor: 'bo', squares: 6 });
  });
  it.each([
    ['with the turn', 7],
    ['with the decision', 9],
  ])('that Defend protects %s (BV-16)', (reading, left) => {
    const game = fight(ruled('defence-begins', reading, party({ hitPoints: 10 }, { ar: 0 })));
    round(game, { ...ALL, bo: { action: 'defend' } }, [1, 4, 3]);
    game.given(done);
    game.when(attack('marauder', 'bo'), [3]);
    expect(one(game, 'bo').hitPoints.now).toBe(left);
  });
  it.each([
    ['half of it while standing', 3],
    ['all of it', 0],
    ['nothing', 6],
  ])('that standing up takes %s (BV-S8)', (reading, left) => {
    const game = ready(fight(ruled('standing-up', reading)));
    game.given({ type: 'give-status', creature: 'ada', status: 'prone' }, { type: 'stand-up', actor: 'ada' });
    if (left > 0) game.given({ type: 'move', actor: 'ada', squares: left });
    expect(game.refused({ type: 'move', actor: 'ada', squares: 1 }).code).toBe('too-far');
  });
  it('that standing up is not offered to who has moved too far for it (BV-S8)', () => {
    const game = ready(fight(ruled('standing-up', 'all of it')));
    game.given({ type: 'give-status', creature: 'ada', status: 'prone' });
    expect(offered(game, 'stand-up')[0]?.detail).toBe('6 squares of the movement');
    game.given({ type: 'move', actor: 'ada', squares: 1 });
    expect(offered(game, 'stand-up')).toEqual([]);
    expect(game.refused({ type: 'stand-up', actor: 'ada' })).toMatchObject({ message: saying('BV-S8') });
  });
  it('how many feet a square has (BV-S12)', () => {
    const game = ready(fight(ruled('square-feet', 10)));
    expect(offered(game, 'move')[0]?.detail).toBe('6 of 6 squares left, 10 feet each');
    expect(JSON.stringify(vogt.figures(one(game, 'ada'), game.state))).toContain('60 feet');
  });
  it('that one reevaluates once a round (BV-S14)', () => {
    const game = ready(fight(ruled('reevaluate-often', false)));
    game.when({ type: 'reevaluate', actor: 'ada', action: 'run' }, [1]);
    game.given(done);
    expect(offered(game, 'reevaluate').map(({ actor }) => actor)).not.toContain('ada');
    expect(game.refused({ type: 'reevaluate', actor: 'ada', action: 'defend' })).toMatchObject({
      code: 'reevaluated',
      message: saying('BV-S14'),
    });
  });
  it('which types of damage there are (BV-S21)', () => {
    const game = fight(ruled('other-damage', false));
    round(game, { ...ALL, bo: { action: 'technique', technique: 'Ember lash' } }, [6, 1, 3]);
    const used = { type: 'technique', actor: 'bo', targets: ['marauder'] };
    expect(game.refused({ ...used, damageType: 'song' })).toMatchObject({ message: saying('BV-S21') });
    expect(offered(game, 'act')[0]?.needs?.[1]?.kind).toBe('choice');
    game.when({ ...used, damageType: 'fire' }, [3]);
  });
});

describe('a campaign may say that technique dice are spent with the decision (BV-S15)', () => {
  const lash = (dice: number) => ({ action: 'technique', technique: 'Ember lash', dice });
  const decided = (dice: number): Game =>
    round(fight(ruled('technique-dice-go', 'when decided')), { ...ALL, bo: lash(dice) }, [
      4,
      ...Array<number>(dice).fill(1),
      6,
    ]);
  it('and not again when it is used, though none are left', () => {
    const game = decided(4);
    expect(sheet(game, 'bo').technique.now).toBe(0);
    game.when({ type: 'technique', actor: 'bo', targets: ['marauder'] }, [1, 1, 1, 1]);
    expect(sheet(game, 'bo').technique.now).toBe(0);
  });
  it('and are lost to who reevaluates', () => {
    const game = decided(3);
    game.given({ type: 'reevaluate', actor: 'bo', action: 'defend' });
    expect(sheet(game, 'bo').technique.now).toBe(1);
  });
  it('and still holds for what was decided when the campaign changes its mind', () => {
    const game = ruled('technique-dice-go', 'when used', decided(1));
    game.when({ type: 'technique', actor: 'bo', targets: ['marauder'] }, [1]);
    expect(sheet(game, 'bo').technique.now).toBe(3);
  });
});

describe('a campaign may say of those who are late', () => {
  const late = (reading: string): Game =>
    round(fight(ruled('newcomers', reading)), ALL, [2, 4, 6]).given({
      type: 'add-person',
      name: 'Late',
      statBlock: 'Guard',
    });
  const join = { type: 'join-fight', creature: 'late', side: 'others' };
  it('that they act last, without a throw (BV-S16)', () => {
    const game = late('acts last');
    game.when(join);
    expect(slots(game)).toEqual([['ada'], ['bo'], ['marauder'], ['late']]);
  });
  it('that they wait for the next round (BV-S16)', () => {
    const game = late('waits for the next round');
    game.when(join);
    game.given(done, done, done);
    expect(game.state.fight).toMatchObject({ round: 2, phase: 'declare' });
    expect(slots(game)?.[0]).toContain('late');
  });
  const ambushed = (surprised: string): Game => {
    const game = ruled('surprise', true).given({ type: 'meet', statBlock: 'Marauder' });
    return game.given({ type: 'start-fight', surprised });
  };
  it('that whoever is caught off guard loses the first round (BV-S22)', () => {
    const game = ambushed('others');
    expect(slots(game)).toEqual([['ada', 'bo']]);
    round(game, { ada: {}, bo: {} }, [3, 2]);
    expect(slots(game)).toEqual([['bo'], ['ada']]);
    game.given(done, done);
    expect(slots(game)).toEqual([['ada', 'bo', 'marauder']]);
  });
  it('and where both are, that the round goes by (BV-S22)', () => {
    expect(ambushed('both').state.fight).toMatchObject({ round: 2, phase: 'declare' });
  });
  it('that the unconscious do not bleed (BV-61)', () => {
    const game = fight(ruled('unconscious-bleed', false)).given(
      { type: 'give-status', creature: 'bo', status: 'unconscious' },
      { type: 'give-status', creature: 'bo', status: 'bleeding' },
    );
    round(game, { ada: {}, marauder: {} }, [8, ...Array<number>(10).fill(5), 6]);
    game.given(done, done);
    expect(game.state.fight?.round).toBe(2);
    expect(one(game, 'bo').hitPoints.now).toBe(10);
  });
});
