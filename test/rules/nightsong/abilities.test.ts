import { describe, expect, it } from 'vitest';
import { capacity } from '../../../shared/systems/nightsong/sheet/sheet.ts';
import { fight, mae, nightsong, onLand, pair, sheet, thing, who } from './party.ts';

describe('what the Abilities do', () => {
  it('NS-6: there are four of them, and a score is added to a d20', () => {
    const game = mae();
    expect(sheet(game)).toMatchObject({ str: 1, dex: 2, pre: -1, con: 0 });
    expect(game.when({ type: 'check', creature: 'mae', ability: 'dex' }, [10]).told[0]).toContain(
      '10 +2 = 12',
    );
  });

  it('NS-6: the Referee may set a score by hand, and the log says so', () => {
    const { told } = mae().when({ type: 'set-sheet', creature: 'mae', to: { str: 3 } });
    expect(told).toEqual(['Mae: str changed by hand.']);
  });

  it('NS-7: Strength sets the Slots', () => {
    const game = mae();
    expect(capacity(who(game))).toBe(11);
    expect(capacity(who(game.given({ type: 'set-sheet', creature: 'mae', to: { str: -3 } })))).toBe(7);
  });

  it('NS-8, NS-35: Dexterity is the Focus of each session', () => {
    const game = mae().given({ type: 'open-session' }, { type: 'close-session' });
    expect(game.when({ type: 'open-session' }).told).toContain('Mae has 2 Focus.');
  });

  it('NS-35: three points at most, however nimble', () => {
    const game = mae().given(
      { type: 'set-sheet', creature: 'mae', to: { dex: 5 } },
      { type: 'open-session' },
    );
    expect(sheet(game).focus).toBe(3);
  });

  it('NS-9: Presence bears the strain of a cast', () => {
    const game = mae(['Shard of Hush']);
    const { told } = game.when({ type: 'cast', creature: 'mae', shard: 'shard-of-hush' }, [12, 6]);
    expect(told[1]).toContain('PRE Check (strain of casting): 12 −1 = 11 against DR 12, failure');
  });

  it('NS-10: Constitution makes the first HP and the time left to the dying', () => {
    const game = pair();
    expect(who(game, 'bran').hitPoints.max).toBe(8);
    expect(game.when({ type: 'adjust-hit-points', creature: 'bran', by: -8 }, [3]).told.at(-1)).toBe(
      'Bran is taken out and dying: 5 minutes unless somebody helps.',
    );
  });

  it('NS-95: an Advancement comes when the Referee says so, to characters only', () => {
    const game = fight(mae(), 'Wolf');
    expect(game.when({ type: 'advance', creature: 'mae' }, [4, 6, 6, 6, 6]).told[0]).toBe(
      'Mae advances: 6 + 4 = 10 HP at most.',
    );
    expect(game.refused({ type: 'advance', creature: 'wolf' }).message).toContain('(NS-95)');
  });
});

describe('what is carried', () => {
  it('NS-39: things take one Slot, bulky ones two, petty ones none', () => {
    const game = mae(['Rope', 'Tent', 'Chalk']);
    expect(who(game).items.map(({ slots }) => slots)).toEqual([1, 2, 0]);
    expect(nightsong.summary(who(game), game.state).slots).toMatchObject({ used: 3, total: 11 });
  });

  it('NS-42: Armor is D4 to D6, and so are Shields', () => {
    const game = mae(['Leather jerkin', 'Mail', 'Plate', 'Buckler', 'Round shield']);
    expect(who(game).items.map(({ die }) => die)).toEqual([4, 6, 6, 4, 6]);
  });

  it('NS-44, NS-59: a Remedy fills a Slot; common D4, well made D6, rare D8', () => {
    const game = mae(['Healing herbs', 'Healing salve', 'Elixir']);
    expect(who(game).items.map(({ kind, slots, die }) => [kind, slots, die])).toEqual([
      ['remedy', 1, 4],
      ['remedy', 1, 6],
      ['remedy', 1, 8],
    ]);
  });

  it('NS-45: a drained shard fills its Slot all the same', () => {
    const game = mae(['Shard of Briars']);
    game.when({ type: 'cast', creature: 'mae', shard: 'shard-of-briars' }, [20, 1]);
    expect(thing(game, 'shard-of-briars')).toMatchObject({ die: 0, slots: 1 });
  });
});

describe('what time a deed takes', () => {
  const hours = (command: { type: string; [field: string]: unknown }, faces: number[]): number => {
    const game = onLand(mae(['Elixir']), 'plain').given(
      { type: 'open-session' },
      { type: 'set-option', option: 'hunger', value: false },
      { type: 'set-option', option: 'daily-weather', value: false },
      { type: 'adjust-hit-points', creature: 'mae', by: -2 },
    );
    const before = game.state.clock;
    return (game.when(command, faces).state.clock - before) / 3600;
  };

  it('NS-5: a Short Rest and a Remedy are a Turn', () => {
    expect(hours({ type: 'short-rest' }, [1])).toBeCloseTo(1 / 6);
    expect(hours({ type: 'use-remedy', creature: 'mae', item: 'elixir' }, [1, 8])).toBeCloseTo(1 / 6);
  });

  it('NS-5: a Long Rest is a Watch, a Full Rest a week', () => {
    expect(hours({ type: 'long-rest' }, [1])).toBe(6);
    expect(hours({ type: 'full-rest', care: true }, [])).toBe(7 * 24);
  });
});
