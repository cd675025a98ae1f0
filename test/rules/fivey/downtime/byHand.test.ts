import { describe, expect, it } from 'vitest';
import { detailsOf } from '../../../../shared/systems/fivey/sheet/sheet.ts';
import { party, sheet, type FieldOf } from '../party.ts';

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
