import { describe, expect, it } from 'vitest';
import { fivey } from '../../../shared/systems/fivey/index.ts';
import { detailsOf } from '../../../shared/systems/fivey/sheet/sheet.ts';
import {
  fact,
  party,
  type Command,
  type FieldOf,
  type DowntimePlan,
  type With,
} from '../../helpers/fivey.ts';
import { fighting, made, one, points, sheet, thrown, withSword, type Game } from './options/ruled.ts';

const skills = (...creatures: string[]) => ({ skilledAtSurprise: creatures, skilledAtInitiative: creatures });
const meets = (statBlock: string, count = 1): Game => party().given({ type: 'meet', statBlock, count });
const slots = (game: Game): string[][] => game.state.fight?.slots.map(({ who }) => who) ?? [];
const spend = (more: With<'spend-inspiration'> = {}): Command => ({ type: 'spend-inspiration', ...more });
const inspired = (game: Game): Game =>
  game.given(
    ...['mae', 'odo', 'ansa'].map((creature): Command => ({
      type: 'set-sheet',
      creature,
      to: { inspiration: 3 },
    })),
  );

describe('a fitting skill doubles the stat', () => {
  it('in initiative: 9 + 6 beats 10 + 3', () => {
    const game = meets('Ogre');
    game.when({ type: 'start-fight', ...skills('mae') }, [10, 9, 9, 5]);
    expect(slots(game)[0]).toEqual(['mae']);
  });
  it('in the contest of surprise', () => {
    const game = meets('Ogre');
    game.when({ type: 'start-fight', surprised: 'contest', ...skills('mae') }, [10, 9, 9, 5]);
    expect([game.state.mode.now, slots(game)]).toEqual(['surprise', [['mae']]]);
  });
  it.each<['disarm' | 'push', { target?: string }, number]>([
    ['disarm', { target: 'bear' }, 3],
    ['push', {}, 1],
  ])('to %s', (act, more, stat) => {
    const command = { type: 'act', actor: 'mae', act, ...more } satisfies Command;
    const total = (skilled: boolean) =>
      fact(fighting(party()), { ...command, skilled }, [5], 'check-made')?.['total'];
    expect([total(false), total(true)]).toEqual([5 + stat, 5 + 2 * stat]);
  });
  it('to hide, and to change armour in haste', () => {
    const hide = { type: 'act', actor: 'mae', act: 'hide', skilled: true } satisfies Command;
    expect(fact(fighting(party()), hide, [5], 'hid')?.['total']).toBe(11);
    const mail = {
      type: 'act',
      actor: 'odo',
      act: 'change-armour',
      item: 'scale-mail',
      skilled: true,
    } satisfies Command;
    expect(fact(fighting(party()), mail, [5], 'check-made')?.['total']).toBe(7);
  });
  it('in a save against an area and against a spell', () => {
    const dragon = meets('Dragon, Elder');
    dragon.when({ type: 'start-fight' }, [20, 1, 1, 1]);
    const breath = {
      type: 'area-attack',
      actor: 'dragon-elder',
      targets: ['mae'],
      skilledTargets: ['mae'],
    } satisfies Command;
    expect(fact(dragon, breath, [9], 'area-endured')).toMatchObject({ total: 15, passed: true });
    const bolt = { type: 'cast', actor: 'ansa', spell: 'Lightning Bolt', targets: ['mae'] } satisfies Command;
    const save = fact(party(), { ...bolt, skilledTargets: ['mae'] }, [1, 5], 'spell-endured');
    expect(save).toMatchObject({ total: 11, passed: true });
  });
  it('in the DC of a scalespawn’s breath', () => {
    const game = fighting(made(party(), ['Scalespawn', 'Veteran']), 'Ogre');
    const breath = { type: 'area-attack', actor: 'zed', targets: ['ogre'], skilled: true } satisfies Command;
    expect(fact(game, breath, [1, 1, 1, 5], 'area-endured')?.['against']).toBe(10 + 6);
  });
});

describe('hiding', () => {
  const game = (): Game => {
    const there = meets('Goblin').given({ type: 'identify', statBlock: 'Ogre' });
    there.when({ type: 'start-fight' }, [1, 19, 18, 17]);
    return there;
  };
  it('is decided for each observer apart, each against 10 + its INT', () => {
    expect(fact(game(), { type: 'act', actor: 'mae', act: 'hide' }, [8], 'hid')).toMatchObject({
      total: 11,
      observers: [
        { creature: 'goblin', against: 11, unseen: true },
        { creature: 'ogre', against: 13, unseen: false },
      ],
    });
  });
  it('that an inspiration die raises is decided again', () => {
    const there = inspired(game());
    there.when({ type: 'act', actor: 'mae', act: 'hide' }, [8]);
    const seen = fact(there, spend(), [2], 'hid')?.['observers'];
    expect(seen).toMatchObject([{ unseen: true }, { creature: 'ogre', unseen: true }]);
  });
});

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
    game.when({ type: 'swim', creature: 'odo' }, [5, 4]);
    expect(points(game, 'odo')).toBe(before - 4);
    game.when(spend(), [6]);
    expect(points(game, 'odo')).toBe(before - 4);
    const other = inspired(party());
    other.when({ type: 'swim', creature: 'odo' }, [10, 4]);
    other.when(spend(), [6]);
    expect(points(other, 'odo')).toBe(before);
  });
  it('on a save leaves the lesser harm, also to one whom it had killed; each target has a roll', () => {
    const game = inspired(meets('Dragon, Elder'));
    game.when({ type: 'start-fight' }, [20, 1, 1, 1]);
    game.given({ type: 'set-hit-points', creature: 'mae', now: 5, max: 8 });
    game.when({ type: 'area-attack', actor: 'dragon-elder', targets: ['mae', 'odo'] }, [9, 9]);
    expect([one(game, 'mae').status, points(game, 'odo')]).toEqual(['dead', 5]);
    game.when(spend({ creature: 'odo' }), [6]);
    game.when(spend({ creature: 'mae' }), [3]);
    expect([one(game, 'mae').status, points(game, 'mae'), points(game, 'odo')]).toEqual(['up', 2, 8]);
    expect(game.refused(spend({ creature: 'mae' })).code).toBe('no-roll');
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
    game.when(spend({ creature: 'mae' }), [5]);
    expect(slots(game)).toEqual([['mae'], ['goblin'], ['odo', 'ansa']]);
    game.when(spend({ creature: 'ansa' }), [6]);
    expect(slots(game)).toEqual([['mae', 'ansa'], ['goblin'], ['odo']]);
  });
  it('on recovering adds to what comes back', () => {
    const game = inspired(party()).given(
      { type: 'set-hit-points', creature: 'mae', now: 1, max: 20 },
      { type: 'camp' },
    );
    game.when({ type: 'rest-action', creature: 'mae', action: 'recover' }, [2]);
    game.when(spend(), [5]);
    expect(points(game, 'mae')).toBe(1 + 3 + 5);
  });
  it.each<['work' | 'carouse', string, number]>([
    ['work', 'crowns', 90 + 8 + 3],
    ['carouse', 'experience', 100 + 8],
  ])('on a downtime roll to %s raises what it brings', (activity, what, least) => {
    const game = inspired(party()).given({ type: 'begin-downtime' });
    const lifestyle = activity === 'work' ? 'poor' : 'modest';
    game.when({ type: 'tennite', plans: [{ creature: 'mae', lifestyle, activity }] }, [10, 5]);
    const before = Number(sheet(game, 'mae')[what]);
    game.when(spend(), [4]);
    expect(Number(sheet(game, 'mae')[what])).toBe(before + 4);
    expect(before).toBeGreaterThanOrEqual(least - 8);
  });
  it('on an investment raises the capital, on study teaches the skill', () => {
    const game = inspired(party()).given(
      { type: 'set-sheet', creature: 'mae', to: { crowns: 500, skills: [], inspiration: 3 } },
      { type: 'begin-downtime' },
    );
    const plan = { creature: 'mae', lifestyle: 'wealthy', institution: 'Guild' } satisfies DowntimePlan;
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

describe('edges and help', () => {
  const contest = {
    type: 'contest',
    parties: [
      { creature: 'odo', stat: 'str' },
      { creature: 'bear', stat: 'str' },
    ],
  } satisfies Command;
  const helped = (): Game =>
    fighting(party()).given({ type: 'act', actor: 'mae', act: 'help', target: 'odo' });
  it('help counts in a contest, once', () => {
    const game = helped();
    expect(thrown(game, contest, [2, 3, 4])).toEqual([20, 20, 20]);
    expect(thrown(game, contest, [2, 3])).toEqual([20, 20]);
  });
  it('all grounds of a check are weighed together, help among them, as in an attack', () => {
    const both = { advantage: true, disadvantage: true };
    expect(thrown(helped(), { type: 'check', creature: 'odo', stat: 'str', ...both }, [2])).toEqual([20]);
    expect(thrown(helped(), withSword('bear', both), [2])).toEqual([20]);
  });
  it('a check may be against 10 + a creature’s stat, doubled by its skill', () => {
    const against = { creature: 'mae', stat: 'dex' } as const;
    const check = { type: 'check', creature: 'odo', stat: 'str', against } satisfies Command;
    expect(fact(party(), check, [10], 'check-made')).toMatchObject({ against: 13, passed: true });
    const skilled = { ...check, against: { ...against, skilled: true } };
    expect(fact(party(), skilled, [10], 'check-made')).toMatchObject({ against: 16, passed: false });
  });
});

describe('armour without figures', () => {
  const odd = (): Game =>
    party().given({
      type: 'add-item',
      creature: 'mae',
      item: { name: 'Bone coat', kind: 'armour', inUse: true },
    });
  const attack = { type: 'attack', actor: 'bear', target: 'mae' } satisfies Command;
  it('asks for them before it is struck, swum in or changed', () => {
    const game = fighting(odd()).given({ type: 'end-turn' });
    expect(game.refused(attack).code).toBe('no-figures');
    expect(odd().refused({ type: 'swim', creature: 'mae' }).code).toBe('no-figures');
  });
  it('counts with those that it is given', () => {
    const game = fighting(odd()).given({ type: 'end-turn' });
    game.given({ type: 'set-armour', creature: 'mae', item: 'bone-coat', defense: 14 });
    expect(fact(game, attack, [2], 'attack-made')?.['against']).toBe(14);
  });
});

describe('hunger', () => {
  const marks = (game: Game, id: string): string[] =>
    fivey.summary(game.state.creatures[id]!, game.state).marks;
  it('is nobody’s who was fed in town, was made today, or is dead', () => {
    const game = party(['plain', 'plain'], false, []).given(
      { type: 'begin-downtime' },
      { type: 'tennite', plans: [] },
      { type: 'make-character', name: 'Zed', templates: ['Elf', 'Sage'] },
    );
    expect([marks(game, 'mae'), marks(game, 'zed')].flat()).not.toContain('hungry');
    const starved = party(['plain', 'plain'], false, []).given({ type: 'pass-time', scale: 'day', count: 3 });
    expect(marks(starved, 'mae')).toContain('hungry');
    starved.given({ type: 'set-status', creature: 'mae', status: 'dead' });
    expect(marks(starved, 'mae')).not.toContain('hungry');
  });
  it('does not keep those from recovering whom a performance lodged', () => {
    const game = made(party(['plain', 'plain'], false, []), ['Elf', 'Entertainer']).given({ type: 'camp' });
    game.given({ type: 'rest-action', creature: 'zed', action: 'feat', what: 'One Night Only!' });
    game.when({ type: 'rest-action', creature: 'mae', action: 'recover' }, [3]);
  });
});

describe('an institution by hand', () => {
  it('has the owner and capital that it is given, and comes to an end', () => {
    const game = party().given({ type: 'set-institution', institution: 'Guild', owner: 'mae', capital: 120 });
    expect(detailsOf(game.state).institutions['Guild']).toMatchObject({ owner: 'mae', capital: 120 });
    game.given({ type: 'set-institution', institution: 'Guild', owner: 'odo' });
    expect(detailsOf(game.state).institutions['Guild']).toMatchObject({ owner: 'odo', capital: 120 });
    game.given({ type: 'close-institution', institution: 'Guild' });
    expect(detailsOf(game.state).institutions).toEqual({});
    expect(game.refused({ type: 'set-institution', institution: 'New' }).code).toBe('bad-field');
  });
});

describe('Force of Will', () => {
  const orc = (): Game => fighting(made(party(), ['Orc', 'Noble']));
  const fall = { type: 'adjust-hit-points', creature: 'zed', by: -20 } satisfies Command;
  it('asks at 0 hit points; its player chooses to stand at 1', () => {
    const game = orc().given(fall);
    expect([one(game, 'zed').status, points(game, 'zed')]).toEqual(['up', 0]);
    expect(game.refused({ type: 'attack', actor: 'zed', target: 'bear' }).code).toBe('about-to-fall');
    game.given({ type: 'force-of-will', creature: 'zed' });
    expect([one(game, 'zed').status, points(game, 'zed')]).toEqual(['up', 1]);
    expect(thrown(game, { type: 'attack', actor: 'zed', target: 'bear' }, [2, 3])).toEqual([20, 20]);
  });
  it('or to fall', () => {
    const game = orc().given(fall, { type: 'force-of-will', creature: 'zed', stand: false });
    expect(one(game, 'zed').status).toBe('dead');
    expect(party().refused({ type: 'force-of-will', creature: 'odo' }).code).toBe('not-falling');
  });
});

describe('an inn', () => {
  it('charges each for their own way of life', () => {
    const each: FieldOf<'inn', 'each'> = [{ creature: 'mae', lifestyle: 'decadent' }];
    const game = party().given({ type: 'inn', lifestyle: 'modest', each });
    expect(['mae', 'odo', 'ansa'].map((id) => sheet(game, id)['crowns'])).toEqual([80, 98, 98]);
    expect(party().refused({ type: 'inn', each: [{ creature: 'bear', lifestyle: 'poor' }] }).code).toBe(
      'not-here',
    );
  });
});

describe('a hex of no region', () => {
  it('is dangerous only where the land says so: no check is made', () => {
    const game = party().given({
      type: 'chart-land',
      land: {
        name: 'Empty',
        columns: [[{ terrain: 'plain' }, { terrain: 'plain' }]],
        paths: [],
        regions: {},
      },
    });
    game.given({ type: 'place-party', hex: '0101' });
    expect(game.when({ type: 'travel', to: '0102' }, []).types).not.toContain('encounter-checked');
    const wild = party();
    expect(wild.when({ type: 'travel', to: '0102' }, [20]).types).toContain('encounter-checked');
  });
});
