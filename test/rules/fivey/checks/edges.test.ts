import { describe, expect, it } from 'vitest';
import { fact, fighting, made, party, thrown, withSword, type Command, type Game } from '../party.ts';

const skills = (...creatures: string[]) => ({ skilledAtSurprise: creatures, skilledAtInitiative: creatures });
const meets = (statBlock: string, count = 1): Game => party().given({ type: 'meet', statBlock, count });
const slots = (game: Game): string[][] => game.state.fight?.slots.map(({ who }) => who) ?? [];

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

describe('edges and help', () => {
  const contest = {
    type: 'contest',
    parties: [
      { actor: 'odo', stat: 'str' },
      { actor: 'bear', stat: 'str' },
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
    expect(thrown(helped(), { type: 'check', actor: 'odo', stat: 'str', ...both }, [2])).toEqual([20]);
    expect(thrown(helped(), withSword('bear', both), [2])).toEqual([20]);
  });
  it('a check may be against 10 + a creature’s stat, doubled by its skill', () => {
    const against = { creature: 'mae', stat: 'dex' } as const;
    const check = { type: 'check', actor: 'odo', stat: 'str', against } satisfies Command;
    expect(fact(party(), check, [10], 'check-made')).toMatchObject({ against: 13, passed: true });
    const skilled = { ...check, against: { ...against, skilled: true } };
    expect(fact(party(), skilled, [10], 'check-made')).toMatchObject({ against: 16, passed: false });
  });
});
