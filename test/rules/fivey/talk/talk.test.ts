import { describe, expect, it } from 'vitest';
import { fivey } from '../../../../shared/systems/fivey/index.ts';
import { party, sheet } from '../party.ts';

const met = () => party().given({ type: 'meet', statBlock: 'Commoner', count: 2 });

describe('the reaction', () => {
  it.each([
    [1, 'hostile'],
    [6, 'hostile'],
    [7, 'uncertain'],
    [14, 'uncertain'],
    [15, 'friendly'],
    [20, 'friendly'],
  ])('FV-187: %i is %s', (face, row) => {
    expect(met().when({ type: 'react' }, [face]).state.encounter?.reaction?.row).toBe(row);
  });

  it('FV-187: advantage keeps the higher, disadvantage the lower, both together one die', () => {
    expect(met().when({ type: 'react', advantage: true }, [3, 16]).state.encounter?.reaction?.total).toBe(16);
    expect(met().when({ type: 'react', disadvantage: true }, [3, 16]).state.encounter?.reaction?.total).toBe(
      3,
    );
    expect(
      met().when({ type: 'react', advantage: true, disadvantage: true }, [9]).state.encounter?.reaction
        ?.total,
    ).toBe(9);
  });

  it.each(['normal', 'advantage', 'disadvantage'] as const)(
    'FV-187: odds at %s are those of counted dice',
    (edge) => {
      const faces = Array.from({ length: 20 }, (_, index) => index + 1);
      const totals =
        edge === 'normal'
          ? faces
          : faces.flatMap((a) => faces.map((b) => (edge === 'advantage' ? Math.max(a, b) : Math.min(a, b))));
      const counted = fivey.reaction.rows.map(
        ({ from, to }) => totals.filter((total) => total >= from && total <= to).length / totals.length,
      );
      fivey.reaction
        .odds(edge, 'neutral')
        .forEach((odds, index) => expect(odds).toBeCloseTo(counted[index] ?? -1, 12));
    },
  );
});

describe('a mood that is certain', () => {
  it('FV-187, FV-188: is set without a throw, and the request follows from it', () => {
    const game = met();
    game.when({ type: 'react', mood: 'friendly' });
    expect(game.state.encounter?.reaction).toEqual({ row: 'friendly', label: 'Friendly' });
    game.when({ type: 'request', actor: 'ansa' });
    expect(game.state.encounter?.request).toEqual({ granted: true });
  });

  it('FV-187: is one of the table', () => {
    expect(met().refused({ type: 'react', mood: 'hungry' }).code).toBe('bad-field');
  });
});

describe('the request', () => {
  const after = (face: number) => {
    const game = met();
    game.when({ type: 'react' }, [face]);
    return game;
  };

  it('FV-188: friends help without a roll, into danger only when persuaded', () => {
    expect(after(18).when({ type: 'request', actor: 'ansa' }).state.encounter?.request).toEqual({
      granted: true,
    });
    expect(
      after(18).when({ type: 'request', actor: 'ansa', what: 'danger' }, [11]).state.encounter?.request,
    ).toEqual({ granted: true });
  });

  it('FV-189: the uncertain are to be persuaded, never into danger; the hostile at best to let be', () => {
    expect(after(10).when({ type: 'request', actor: 'ansa' }, [10]).state.encounter?.request).toEqual({
      granted: false,
    });
    expect(
      after(10).when({ type: 'request', actor: 'ansa', what: 'danger' }).state.encounter?.request,
    ).toEqual({
      granted: false,
    });
    expect(after(2).when({ type: 'request', actor: 'ansa', what: 'help' }).state.encounter?.request).toEqual({
      granted: false,
    });
    expect(
      after(2).when({ type: 'request', actor: 'ansa', what: 'mercy' }, [11]).state.encounter?.request,
    ).toEqual({ granted: true });
  });

  it('FV-190: is CHA against 14, or 16 when they must go out of their way; a skill doubles', () => {
    expect(after(10).when({ type: 'request', actor: 'ansa' }, [11]).state.encounter?.request).toEqual({
      granted: true,
    });
    expect(
      after(10).when({ type: 'request', actor: 'ansa', difficult: true }, [12]).state.encounter?.request,
    ).toEqual({ granted: false });
    expect(
      after(10).when({ type: 'request', actor: 'ansa', difficult: true, skilled: true }, [10]).state.encounter
        ?.request,
    ).toEqual({ granted: true });
  });

  it('FV-191: is made once, unless the GM says otherwise', () => {
    const game = after(18).given({ type: 'request', actor: 'ansa' });
    expect(game.refused({ type: 'request', actor: 'mae' }).code).toBe('one-request');
    game.given({ type: 'request', actor: 'mae', again: true });
  });
});

describe('titles', () => {
  it('bring one acquaintance each at the most (FV-31, FV-32)', () => {
    const game = party().given({ type: 'acquaint', creature: 'mae', title: 'Criminal', name: 'Fingers' });
    expect(game.state.creatures['fingers']?.kind).toBe('person');
    expect(game.refused({ type: 'acquaint', creature: 'mae', title: 'Criminal', name: 'Toes' }).code).toBe(
      'bond-taken',
    );
    expect(game.refused({ type: 'acquaint', creature: 'mae', title: 'Duke', name: 'Toes' }).code).toBe(
      'no-title',
    );
  });
  it('bring an organisation’s help, at the referee’s price (FV-33)', () => {
    const game = party().given({
      type: 'call-on',
      actor: 'ansa',
      title: 'Acolyte',
      what: 'a bed in the temple',
      crowns: 4,
    });
    expect(sheet(game, 'ansa')['crowns']).toBe(96);
  });
  it('are reasons for an edge in a reaction (FV-31)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Commoner' });
    game.when({ type: 'react', advantage: true }, [5, 16]);
    expect(game.state.encounter?.reaction?.row).toBe('friendly');
  });
});

describe('the talk', () => {
  it('that went well or badly gives the request its edge (FV-192)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Commoner' });
    game.when({ type: 'react' }, [10]);
    game.when({ type: 'request', actor: 'ansa', advantage: true }, [3, 12]);
    expect(game.state.encounter?.request?.granted).toBe(true);
  });
  it('with the hostile offers only mercy a roll, and says of the rest that they never grant it (FV-189)', () => {
    const game = met();
    game.when({ type: 'react' }, [2]);
    const choices = game.offersOf('request')[0]?.needs?.find(({ name }) => name === 'what')?.choices;
    expect(choices?.map(({ value, detail }) => [value, detail !== undefined])).toEqual([
      ['help', true],
      ['danger', true],
      ['mercy', false],
    ]);
  });
});
