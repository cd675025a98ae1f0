import { describe, expect, it } from 'vitest';
import { fight, harm, lower, offered, party, ruled, type Command, type Game } from './party.ts';

const lines = (game: Game, command: Command, faces: number[] = []) => game.when(command, faces).told;
const fall = harm('fall');

describe('the log says', () => {
  it('what a task came to, and why', () => {
    const task: Command = {
      type: 'attempt',
      actor: 'rook',
      task: 'pick the lock',
      time: true,
      gearHelps: ['picks'],
    };
    expect(lines(party(), task, [2])).toEqual([
      'Rook, pick the lock (with time and gear, rolled 2): success at a cost.',
    ]);
    const sure: Command = { type: 'attempt', actor: 'rook', task: 'walk round it', verdict: 'sure' };
    expect(lines(party(), sure)).toEqual(['Rook, walk round it: success without a roll.']);
  });
  it('who won a contest, with both Saves', () => {
    const contest: Command = {
      type: 'contested-save',
      actor: 'rook',
      attribute: 'str',
      target: 'fen',
      targetAttribute: 'dex',
    };
    expect(lines(party(), contest, [9, 13])).toEqual([
      'Contest: Rook passes (rolled 9 against STR 12); Fen fails (rolled 13 against DEX 12): Rook wins.',
    ]);
  });
  it('where an injury struck, and the wound that it left', () => {
    const told = lines(party(), fall, [2, 20, 8]);
    expect(told).toContain('Rook is injured: left arm (rolled 8).');
    expect(told).toContain('Rook drops the sword.');
    expect(told.at(-1)).toBe('Rook is wounded: severe fall wound (left arm).');
  });
  it('that an older wound of the type may get worse instead, and what heals with it', () => {
    const game = party();
    game.when(fall, [2, 20, 8]);
    expect(lines(game, fall, [1, 20, 6, 1]).at(-1)).toBe(
      'Rook is wounded: severe fall wound (left leg). The player may choose to worsen the old wound instead: Severe fall wound (left arm).',
    );
    expect(lines(game, { type: 'recuperate' }, [4])).toContain(
      'Rook’s severe fall wound (left arm) heals thanks to long care. Rook can use the left arm again.',
    );
  });
  it('what a guard did', () => {
    const game = fight('Ogre').given({ type: 'end-turn' }, { type: 'guard', actor: 'rook', how: 'dodge' });
    expect(lines(game, { type: 'attack', actor: 'ogre', target: 'rook' }, [3])).toContain(
      'Rook dodges: the attack is impaired.',
    );
  });
  it('what foraging found, and what was brewed, in a line each', () => {
    const game = party();
    expect(lines(game, { type: 'forage', actor: 'rook' }, [3, 1, 6, 2, 6])).toEqual([
      'Rook forages (plains) and finds 3 ingredients.',
      'Rook takes yellow yarrow (common, rolled 1).',
      'Rook takes moonwheat (rare, rolled 6).',
      'Rook takes another yellow yarrow (common, rolled 2).',
      'Encounter check: rolled 6, no encounter.',
    ]);
    const ingredients = ['moonwheat', 'yellow-yarrow'];
    expect(lines(game, { type: 'brew', actor: 'rook', recipe: 'healing-salve', ingredients })).toEqual([
      'Rook brews Healing Salve (potency 5, needed 4).',
    ]);
  });
  it('what a trap did, with what Armor took off and what is left', () => {
    expect(lines(party({ gear: ['Gambeson'] }), harm('darts'), [3])).toEqual([
      'Rook takes 2 damage from darts (rolled 3, Armor takes off 1; 4 → 2 HP).',
    ]);
  });
  it('what a success cost, once', () => {
    const cost = (words: string): Command => ({
      type: 'pay-cost',
      creatures: ['rook'],
      cost: 'damage',
      words,
    });
    expect(lines(party(), cost('splinters'), [3])).toEqual(['Rook takes 3 damage (splinters): 4 → 1 HP.']);
  });
  it('who drank from whose waterskin', () => {
    const game = party({ gear: [] }).given({ type: 'set-hit-points', creature: 'rook', now: 1 });
    expect(lines(game, { type: 'breather' }, [2])).toContain(
      'Rook drinks from Fen’s waterskin (rolled 2, d8 → d6).',
    );
  });
  it('how a disease begins, and who cares for the hurt', () => {
    const exposed: Command = { type: 'expose', creature: 'rook', disease: 'swampsigh' };
    expect(lines(party(), exposed, [20, 3]).at(-1)).toBe(
      'Rook catches Swampsigh for 3 days: a green, sickly skin.',
    );
    const care: Command = {
      type: 'professional-care',
      patients: [{ creature: 'rook', scores: ['wil'] }],
      price: 'a song',
    };
    expect(lines(lower(party(), 'rook', 'wil', 2), care, [4])).toContain(
      'Rook gets a day of care: good company (price: a song).',
    );
  });
});

describe('a button says', () => {
  it('what a guard costs and does, each by its own house rules', () => {
    const details = (game: Game) => offered(fight('Ogre', 1, game), 'guard').map(({ detail }) => detail);
    const plain = party({ gear: [] });
    expect(details(ruled('dodge-fatigue', 2, plain))[0]).toBe('2 Fatigue, the attack is impaired');
    const saves = ruled(
      'block-stops',
      'halves',
      ruled('dodge-save', 'takes-a-save', party({ gear: ['Shield'] })),
    );
    expect(details(ruled('block-fatigue', 0, saves)).slice(0, 2)).toEqual([
      'free, halves the damage',
      '1 Fatigue, DEX Save',
    ]);
  });
  it('how many days a house rule gives', () => {
    const game = ruled('wound-care-days', 3, ruled('training-days', 10)).given({ type: 'begin-downtime' });
    expect(offered(game, 'recuperate')[0]?.label).toBe('Rest 3 days in care');
    expect(offered(game, 'train')[0]?.label).toBe('Train for 10 days…');
  });
});
