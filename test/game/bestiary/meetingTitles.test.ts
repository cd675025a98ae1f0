import { describe, expect, it } from 'vitest';
import { cairn } from '../../../shared/systems/cairn/index.ts';
import { openedSample } from '../../helpers/play.ts';

describe('the title of an encounter', () => {
  it('names a stat block as the bestiary does, however it was typed', () => {
    const game = openedSample(cairn).given({ type: 'meet', statBlock: 'ROLLWORM' });
    expect(game.state.encounter?.title).toBe('1 × Rollworm');
  });
  it('adds up a kind that is given twice', () => {
    const others = [{ statBlock: 'rollworm', count: 1 }];
    const game = openedSample(cairn).given({ type: 'meet', statBlock: 'Rollworm', count: 2, others });
    expect(game.state.encounter?.title).toBe('3 × Rollworm');
  });
});
