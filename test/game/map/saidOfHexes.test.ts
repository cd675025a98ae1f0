import { describe, expect, it } from 'vitest';
import { cairn } from '../../../shared/systems/cairn/index.ts';
import { openedSample, play, type AnyCommand } from '../../helpers/play.ts';

const person = { type: 'add-person', name: 'Zed', statBlock: cairn.statBlocks[0]!.name } as const;
const nowhere = '9999';

describe('a hex that somebody is said to be at', () => {
  it.each<[string, AnyCommand]>([
    ['a new person’s', { ...person, hex: nowhere }],
    ['a person’s', { type: 'describe', creature: 'zed', hex: nowhere }],
    ['a new faction’s', { type: 'add-faction', name: 'The Reeves', hexes: ['0101', nowhere] }],
    ['a faction’s', { type: 'change-faction', faction: 'the-ferrymen', hexes: [nowhere] }],
  ])('has to be on the map: %s', (_whose, command) => {
    const game = openedSample(cairn).given(person, {
      type: 'add-faction',
      name: 'The Ferrymen',
      hexes: ['0101'],
    });
    expect(game.attempt(command)?.code).toBe('unknown-hex');
  });

  it('may be any while there is no map', () => {
    const game = play(cairn).given({ ...person, hex: nowhere });
    expect(game.state.creatures['zed']?.hex).toBe(nowhere);
  });

  it('stays when it was erased, whatever else changes', () => {
    const game = openedSample(cairn).given(
      { ...person, hex: '0101' },
      { type: 'add-faction', name: 'The Ferrymen', hexes: ['0101'] },
      { type: 'erase-hexes', hexes: ['0101'] },
      { type: 'describe', creature: 'zed', hex: '0101', note: 'Drowned.' },
      { type: 'change-faction', faction: 'the-ferrymen', hexes: ['0101', '0102'] },
    );
    expect(game.state.factions['the-ferrymen']?.hexes).toEqual(['0101', '0102']);
  });
});

it('nobody is added with more hit points than they have at most', () => {
  const game = openedSample(cairn);
  expect(game.refused({ ...person, hitPoints: { now: 9, max: 3 } }).code).toBe('bad-field');
  game.given({ ...person, hitPoints: { now: 2, max: 3 } });
  expect(game.state.creatures['zed']?.hitPoints).toEqual({ now: 2, max: 3 });
});
