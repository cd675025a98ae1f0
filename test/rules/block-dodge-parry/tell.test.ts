import { describe, expect, it } from 'vitest';
import { fight, lower, party, type Game } from './party.ts';

const lines = (game: Game, command: { type: string; [field: string]: unknown }, faces: number[] = []) =>
  game.when(command, faces).told;
const fall = { type: 'harm', creature: 'rook', hazard: 'fall' };

describe('the log says', () => {
  it('what a task came to, and why', () => {
    const task = {
      type: 'attempt',
      creature: 'rook',
      task: 'pick the lock',
      time: true,
      gearHelps: ['picks'],
    };
    expect(lines(party(), task, [2])).toEqual(['Rook, pick the lock: time and gear; 2, it works at a cost.']);
    const sure = { type: 'attempt', creature: 'rook', task: 'walk round it', verdict: 'sure' };
    expect(lines(party(), sure)).toEqual(['Rook, walk round it: it works, without dice.']);
  });
  it('who won a contest, with both Saves', () => {
    const contest = {
      type: 'contested-save',
      creature: 'rook',
      attribute: 'str',
      against: 'fen',
      againstAttribute: 'dex',
    };
    expect(lines(party(), contest, [9, 13])).toEqual([
      'Rook, STR Save: 9 against 12, passed; Fen, DEX Save: 13 against 12, failed: Rook wins.',
    ]);
  });
  it('where an injury struck, and the wound that it left', () => {
    const told = lines(party(), fall, [2, 20, 8]);
    expect(told).toContain('Rook is injured: 8, left arm.');
    expect(told).toContain('Rook drops the sword; it lies there.');
    expect(told.at(-1)).toBe('Rook is wounded: severe fall wound (left arm).');
  });
  it('that an older wound of the type may get worse instead, and what heals with it', () => {
    const game = party();
    game.when(fall, [2, 20, 8]);
    expect(lines(game, fall, [1, 20, 6, 1]).at(-1)).toBe(
      'Rook is wounded: severe fall wound (left leg). Rook has severe fall wound (left arm) already: the player may let that one get worse instead.',
    );
    expect(lines(game, { type: 'recuperate' }, [4])).toContain(
      'Rook: severe fall wound (left arm) is healed by long care. Rook’s left arm is well again.',
    );
  });
  it('what a guard did', () => {
    const game = fight('Ogre').given({ type: 'end-turn' }, { type: 'guard', creature: 'rook', how: 'dodge' });
    expect(lines(game, { type: 'attack', actor: 'ogre', target: 'rook' }, [3])).toContain(
      'Rook dodges: the blow is impaired.',
    );
  });
  it('how a disease begins, and who cares for the hurt', () => {
    const exposed = { type: 'expose', creature: 'rook', disease: 'swampsigh' };
    expect(lines(party(), exposed, [20, 3]).at(-1)).toBe(
      'Rook has Swampsigh for 3 days: a green, sickly skin.',
    );
    const care = {
      type: 'professional-care',
      patients: [{ creature: 'rook', scores: ['wil'] }],
      price: 'a song',
    };
    expect(lines(lower(party(), 'rook', 'wil', 2), care, [4])).toContain(
      'Rook spends a day with company, leisure, tea or prayer, for a song.',
    );
  });
});
