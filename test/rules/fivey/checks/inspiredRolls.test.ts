import { describe, expect, it } from 'vitest';
import { detailsOf } from '../../../../shared/systems/fivey/sheet/sheet.ts';
import { fivey } from '../../../../shared/systems/fivey/index.ts';
import {
  fighting,
  made,
  one,
  party,
  points,
  sheet,
  type DowntimePlan,
  type Game,
  inspired,
  meets,
  spend,
} from '../party.ts';

const slots = (game: Game): string[][] => game.state.fight?.slots.map(({ who }) => who) ?? [];

describe('an inspiration die', () => {
  it('on haste puts the armour on', () => {
    const game = inspired(fighting(made(party(), ['Elf', 'Sage'], { gear: ['Leather'] })));
    game.given({ type: 'set-sheet', creature: 'zed', to: { inspiration: 1 } });
    const worn = () => one(game, 'zed').items.find(({ id }) => id === 'leather')?.inUse;
    const before = worn();
    game.when({ type: 'act', actor: 'zed', act: 'change-armour', item: 'leather' }, [8]);
    expect(worn()).toBe(before);
    game.when(spend(), [2]);
    expect(worn()).toBe(!before);
  });
  it('on swimming gives back what drowning took', () => {
    const game = inspired(party());
    const before = points(game, 'odo');
    game.when({ type: 'swim', actor: 'odo' }, [5, 4]);
    expect(points(game, 'odo')).toBe(before - 4);
    game.when(spend(), [6]);
    expect(points(game, 'odo')).toBe(before - 4);
    const other = inspired(party());
    other.when({ type: 'swim', actor: 'odo' }, [10, 4]);
    other.when(spend(), [6]);
    expect(points(other, 'odo')).toBe(before);
  });
  it('on a save leaves the lesser harm, also to one whom it had killed; each target has a roll', () => {
    const game = inspired(meets('Dragon, Elder'));
    game.when({ type: 'start-fight' }, [20, 1, 1, 1]);
    game.given({ type: 'set-hit-points', creature: 'mae', now: 5, max: 8 });
    game.when({ type: 'area-attack', actor: 'dragon-elder', targets: ['mae', 'odo'] }, [9, 9]);
    expect([one(game, 'mae').status, points(game, 'odo')]).toEqual(['dead', 5]);
    game.when(spend({ actor: 'odo' }), [6]);
    game.when(spend({ actor: 'mae' }), [3]);
    expect([one(game, 'mae').status, points(game, 'mae'), points(game, 'odo')]).toEqual(['up', 2, 8]);
    expect(game.refused(spend({ actor: 'mae' })).code).toBe('no-roll');
  });
  it('on a save against a spell halves it', () => {
    const game = inspired(party());
    game.given({ type: 'set-hit-points', creature: 'mae', now: 20, max: 20 });
    game.when({ type: 'cast', actor: 'ansa', spell: 'Fire Ball', targets: ['mae'] }, [6, 2]);
    expect(points(game, 'mae')).toBe(14);
    game.when(spend(), [6]);
    expect(points(game, 'mae')).toBe(17);
  });
  it('on initiative lets its giver act before the opposition', () => {
    const game = inspired(meets('Goblin'));
    game.when({ type: 'start-fight' }, [10, 5, 6, 7]);
    expect(slots(game)).toEqual([['goblin'], ['mae', 'odo', 'ansa']]);
    game.when(spend({ actor: 'mae' }), [5]);
    expect(slots(game)).toEqual([['mae'], ['goblin'], ['odo', 'ansa']]);
    game.when(spend({ actor: 'ansa' }), [6]);
    expect(slots(game)).toEqual([['mae', 'ansa'], ['goblin'], ['odo']]);
  });
  it.each(['end-fight', 'set-aside'] as const)('on initiative is refused after %s', (type) => {
    const game = inspired(meets('Goblin'));
    game.when({ type: 'start-fight' }, [10, 5, 6, 7]);
    game.given({ type });
    expect(game.attempt(spend({ actor: 'mae' }))).toMatchObject({ code: 'no-roll' });
  });
  it('on recovering adds to what comes back', () => {
    const game = inspired(party()).given(
      { type: 'set-hit-points', creature: 'mae', now: 1, max: 20 },
      { type: 'camp' },
    );
    game.when({ type: 'rest-action', actor: 'mae', action: 'recover' }, [2]);
    game.when(spend(), [5]);
    expect(points(game, 'mae')).toBe(1 + 3 + 5);
  });
  it.each<['work' | 'carouse', string, number]>([
    ['work', 'crowns', 90 + 8 + 3],
    ['carouse', 'experience', 100 + 8],
  ])('on a downtime roll to %s raises what it brings', (activity, what, least) => {
    const game = inspired(party()).given({ type: 'begin-downtime' });
    const lifestyle = activity === 'work' ? 'poor' : 'modest';
    game.when({ type: 'tennite', plans: [{ actor: 'mae', lifestyle, activity }] }, [10, 5]);
    const before = Number(sheet(game, 'mae')[what]);
    game.when(spend(), [4]);
    expect(Number(sheet(game, 'mae')[what])).toBe(before + 4);
    expect(before).toBeGreaterThanOrEqual(least - 8);
  });
  it('on the contest of surprise wins a free turn that was lost, and is not spent on one that was won', () => {
    const game = inspired(meets('Ogre'));
    const inspiredAtSurprise = ['mae', 'odo'];
    game.when({ type: 'start-fight', surprised: 'contest', inspiredAtSurprise }, [10, 12, 9, 9, 5]);
    expect([game.state.mode.now, slots(game)]).toEqual(['surprise', [['mae', 'odo']]]);
    expect(['mae', 'odo'].map((id) => sheet(game, id)['inspiration'])).toEqual([3, 2]);
  });
  it('of the alert one keeps the others from surprising the party', () => {
    const game = inspired(meets('Goblin'));
    const inspiredAtSurprise = ['mae'];
    game.when(
      { type: 'start-fight', surprised: 'their-contest', inspiredAtSurprise },
      [9, 12, 4, 1, 9, 9, 9],
    );
    expect(game.state.mode.now).toBe('turns');
    expect(sheet(game, 'mae')['inspiration']).toBe(2);
  });
  it('on the dice of a fall lowers the damage, also of one that killed', () => {
    const game = inspired(party()).given({ type: 'set-hit-points', creature: 'mae', now: 5, max: 8 });
    game.when({ type: 'fall', creature: 'mae', feet: 20 }, [4, 3]);
    expect(one(game, 'mae').status).toBe('dead');
    game.when(spend(), [3]);
    expect([one(game, 'mae').status, points(game, 'mae')]).toEqual(['up', 5 - 4]);
    expect(game.refused(spend()).code).toBe('no-roll');
  });
  it('on dice of harm lowers them before they are resisted, and never below nothing', () => {
    const game = inspired(party()).given(
      { type: 'set-sheet', creature: 'mae', to: { resists: ['fire'] } },
      { type: 'set-hit-points', creature: 'mae', now: 20, max: 20 },
    );
    game.when({ type: 'harm', creature: 'mae', dice: '2d6', damageType: 'fire' }, [6, 4]);
    game.when(spend(), [4]);
    expect(points(game, 'mae')).toBe(20 - 3);
    game.when({ type: 'harm', creature: 'mae', dice: 'd6', damageType: 'cold' }, [2]);
    game.when(spend(), [6]);
    expect(points(game, 'mae')).toBe(20 - 3);
  });
  it('on a bad event of downtime makes it none, and the activity takes no disadvantage', () => {
    const game = inspired(party()).given({ type: 'begin-downtime' });
    game.given({ type: 'set-sheet', creature: 'mae', to: { inspiration: 1 } });
    const work = { actor: 'mae', lifestyle: 'poor', activity: 'work', stat: 'dex' } satisfies DowntimePlan;
    const crowns = Number(sheet(game, 'mae')['crowns']);
    game.when({ type: 'tennite', plans: [{ ...work, inspired: true }] }, [4, 3, 11]);
    expect(sheet(game, 'mae')).toMatchObject({ crowns: crowns - 10 + 14, inspiration: 0 });
  });
  it('has no place on what begging earned and bad luck took', () => {
    const game = inspired(party()).given({ type: 'begin-downtime' });
    game.given({ type: 'set-sheet', creature: 'mae', to: { inspiration: 1 } });
    const beg = { actor: 'mae', activity: 'beg', stat: 'cha', trouble: 'listed' } satisfies DowntimePlan;
    game.when({ type: 'tennite', plans: [beg] }, [2, 4]);
    expect(game.refused(spend()).code).toBe('no-roll');
  });
  it('is kept where the event of downtime is not bad', () => {
    const game = inspired(party()).given({ type: 'begin-downtime' });
    game.given({ type: 'set-sheet', creature: 'mae', to: { inspiration: 1 } });
    const work = { actor: 'mae', lifestyle: 'poor', activity: 'work', stat: 'dex' } satisfies DowntimePlan;
    game.when({ type: 'tennite', plans: [{ ...work, inspired: true }] }, [6, 11]);
    expect(sheet(game, 'mae')['inspiration']).toBe(1);
  });
  it('on an investment raises the capital, on study teaches the skill', () => {
    const game = inspired(party()).given(
      { type: 'set-sheet', creature: 'mae', to: { crowns: 500, skills: [], inspiration: 3 } },
      { type: 'begin-downtime' },
    );
    const plan = { actor: 'mae', lifestyle: 'wealthy', institution: 'Guild' } satisfies DowntimePlan;
    game.when({ type: 'tennite', plans: [{ ...plan, activity: 'establish' }] }, [10, 5]);
    game.given({ type: 'set-sheet', creature: 'mae', to: { inspiration: 3 } });
    game.when(spend(), [6]);
    expect(detailsOf(game.state).institutions['Guild']?.capital).toBe(5 + 3 + 6);
    const study = { activity: 'study', purpose: 'skill', subject: 'law', teacher: true } as const;
    game.when({ type: 'tennite', plans: [{ ...plan, ...study }] }, [10, 11]);
    expect(sheet(game, 'mae')['skills']).toEqual([]);
    game.when(spend(), [4]);
    expect(sheet(game, 'mae')['skills']).toEqual(['law']);
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
