import { describe, expect, it } from 'vitest';
import { creditFor, institutionLevel } from '../../../../shared/systems/fivey/downtime/institutions.ts';
import { party, sheet, type DowntimePlan } from '../party.ts';

const rest = () =>
  party().given({ type: 'set-option', option: 'downtime-events', value: 'none' }, { type: 'begin-downtime' });

describe('a tennite', () => {
  it.each<[string, Partial<DowntimePlan>, number[], number]>([
    [
      'FV-171: begging is d6 and a stat',
      { lifestyle: 'squalid', activity: 'beg', stat: 'cha' },
      [4],
      100 + 4 + 1,
    ],
    [
      'FV-173: working is d20 and a stat, doubled by a skill',
      { lifestyle: 'poor', activity: 'work', stat: 'dex', skilled: true },
      [10],
      90 + 10 + 6,
    ],
    [
      'FV-163: a lower activity may be lived at its own price',
      { lifestyle: 'wealthy', activity: 'work', stat: 'str', thrifty: true },
      [10],
      90 + 11,
    ],
    ['FV-161: a modest life costs 20', { lifestyle: 'modest' }, [], 80],
  ])('%s', (_, plan, faces, crowns) => {
    const game = rest();
    game.when({ type: 'tennite', plans: [{ actor: 'mae', ...plan }] }, faces);
    expect(sheet(game, 'mae')['crowns']).toBe(crowns);
  });

  it('FV-175: carousing gives experience', () => {
    const game = rest();
    game.when(
      {
        type: 'tennite',
        plans: [{ actor: 'mae', lifestyle: 'modest', activity: 'carouse', stat: 'cha' }],
      },
      [15],
    );
    expect(sheet(game, 'mae')['experience']).toBe(116);
  });

  it('FV-177: study is DC 16 with a teacher; a skill helps research only', () => {
    const plan = {
      actor: 'mae',
      lifestyle: 'comfortable',
      activity: 'study',
      stat: 'dex',
      subject: 'the bell',
      skilled: true,
    } satisfies DowntimePlan;
    expect(rest().refused({ type: 'tennite', plans: [plan] }).code).toBe('no-teacher');
    expect(rest().when({ type: 'tennite', plans: [{ ...plan, teacher: true }] }, [10]).events).toContainEqual(
      expect.objectContaining({ type: 'studied', total: 16, against: 16, passed: true }),
    );
    expect(
      rest().refused({ type: 'tennite', plans: [{ ...plan, teacher: true, purpose: 'skill' }] }, [16]).code,
    ).toBe('no-slot');
  });

  it('FV-178, FV-179, FV-180: capital makes levels, levels give credit', () => {
    expect(
      [9, 10, 30, 120, 240, 360, 480, 600].map((capital) => [
        institutionLevel(capital).level,
        creditFor(capital),
      ]),
    ).toEqual([
      [0, 0],
      [1, 1],
      [2, 5],
      [3, 20],
      [4, 50],
      [5, 100],
      [6, 150],
      [7, 200],
    ]);
    const game = rest();
    game.when(
      {
        type: 'tennite',
        plans: [
          {
            actor: 'odo',
            lifestyle: 'wealthy',
            activity: 'establish',
            stat: 'str',
            institution: 'The Bell Inn',
          },
        ],
      },
      [12],
    );
    expect(game.state.details['institutions']).toEqual({ 'The Bell Inn': { owner: 'odo', capital: 15 } });
  });

  it('FV-169: the event comes first; good luck is advantage, bad luck disadvantage', () => {
    const game = party().given({ type: 'begin-downtime' });
    const work = (creature: string): DowntimePlan => ({
      actor: creature,
      lifestyle: 'poor',
      activity: 'work',
      stat: 'str',
    });
    game.when(
      { type: 'tennite', plans: [work('mae'), work('odo'), work('ansa')] },
      [16, 3, 12, 5, 3, 12, 6, 10],
    );
    expect(['mae', 'odo', 'ansa'].map((id) => sheet(game, id)['crowns'])).toEqual([
      90 + 13,
      90 + 3 + 3,
      90 + 11,
    ]);
  });

  it('FV-5, FV-S7: takes ten days and heals all', () => {
    const game = rest().given({ type: 'adjust-hit-points', creature: 'odo', by: -5 });
    const before = game.state.clock;
    game.given({ type: 'tennite', plans: [] });
    expect([game.state.clock - before, game.state.creatures['odo']?.hitPoints.now]).toEqual([864_000, 11]);
  });

  it('FV-37: a new adventure restores inspiration', () => {
    const game = rest().given(
      { type: 'set-sheet', creature: 'mae', to: { inspiration: 0 } },
      { type: 'end-downtime' },
    );
    expect(sheet(game, 'mae')['inspiration']).toBe(1);
  });

  it.each<[string, DowntimePlan[], string]>([
    ['FV-162: above one’s means', [{ actor: 'mae', lifestyle: 'poor', activity: 'study' }], 'above-means'],
    ['FV-164: that nobody can pay', [{ actor: 'mae', lifestyle: 'decadent' }], 'no-money'],
    ['FV-160: two activities of one character', [{ actor: 'mae' }, { actor: 'mae' }], 'one-activity'],
  ])('%s is refused', (_, plans, code) => {
    expect(rest().refused({ type: 'tennite', plans }).code).toBe(code);
  });

  it('is refused for all whose plans cannot be, at once and before any dice are asked for', () => {
    const plans: DowntimePlan[] = [
      { actor: 'mae', lifestyle: 'poor', activity: 'study' },
      { actor: 'odo', lifestyle: 'decadent' },
    ];
    const { faults } = rest().refused({ type: 'tennite', plans });
    expect(faults?.map(({ path }) => path.split('.').slice(0, 2).join('.'))).toEqual(['plans.0', 'plans.1']);
  });
});

describe('a spell', () => {
  it('FV-213: empties its vessel; FV-216, FV-220: who saves takes half', () => {
    const game = party().given({ type: 'meet', statBlock: 'Goblin', count: 2 });
    game.when(
      { type: 'cast', actor: 'ansa', spell: 'Fire Ball', targets: ['goblin-1', 'goblin-2'] },
      [3, 2, 19],
    );
    expect(['goblin-1', 'goblin-2'].map((id) => game.state.creatures[id]?.hitPoints.now)).toEqual([1, 3]);
    expect(game.state.creatures['ansa']?.items.filter(({ kind }) => kind === 'spell')).toHaveLength(1);
  });

  it('FV-222: that lasts has a clock', () => {
    const game = party();
    game.when({ type: 'cast', actor: 'mae', spell: 'Illuminate' }, [3]);
    expect(
      Object.values(game.state.timers).map(({ name, dueAt }) => [name, (dueAt ?? 0) - game.state.clock]),
    ).toContainEqual(['Illuminate', 1800]);
  });

  it('needs a vessel, and a magician above level 1', () => {
    expect(party().refused({ type: 'cast', actor: 'odo', spell: 'Knock' }).code).toBe('no-vessel');
    expect(party().refused({ type: 'cast', actor: 'ansa', spell: 'Knock', level: 2 }).code).toBe(
      'no-magician',
    );
  });
});
