import { describe, expect, it } from 'vitest';
import type { DowntimePlan, LaneView, StayView } from '../../shared/api.ts';
import type { AnyCommand } from '../../shared/campaign/offer.ts';
import { systems } from '../../shared/systems/registry.ts';
import { downtimePlan } from '../../src-main/queries/downtime/plan.ts';
import { gameView } from '../../src-main/queries/view/gameView.ts';
import type { Game } from '../../src-main/game/game.ts';
import { filledIn, suggestedFor, type Value } from '../../shared/page/blanks.ts';
import { carryOut, newGame } from '../helpers/campaigns.ts';

const resting = async (system = 'fivey'): Promise<Game> => {
  const table = await newGame({ system, sample: true });
  await carryOut(table, { type: 'open-session' }, { type: 'begin-downtime' });
  return table;
};

/** The command of a stay with its suggested values, and others where they are given. */
function planned(table: Game, label: string, values: Record<string, Value> = {}): AnyCommand {
  const stay = gameView(table).downtime?.stays.find((one: StayView) => one.label === label);
  if (!stay) throw new Error(`There is no ${label}.`);
  const own = suggestedFor(stay.offer);
  return filledIn(stay.offer, { ...own, ...values });
}

const look = (table: Game, command: AnyCommand): DowntimePlan => {
  const plan = downtimePlan(table, command);
  if (!plan) throw new Error('There is nothing to plan.');
  return plan;
};
const laneOf = ({ lanes }: DowntimePlan, id: string): LaneView => {
  const lane = lanes.find((one) => one.id === id);
  if (!lane) throw new Error(`${id} has no lane.`);
  return lane;
};
const STUDY = { 'plans.1.lifestyle': 'comfortable', 'plans.1.activity': 'study' };

describe('the downtime plan', () => {
  it('is there in downtime alone', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'open-session' });
    expect(gameView(table).downtime).toBeNull();
    await carryOut(table, { type: 'begin-downtime' });
    expect(gameView(table).downtime?.stays.map(({ label }) => label)).toEqual(['Ten days', 'Season', 'Year']);
    await table.close();
  });

  it('says what each pays, what is rolled and between what it leads, and changes nothing', async () => {
    const table = await resting();
    const { seq, state } = table;
    const mae = laneOf(look(table, planned(table, 'Ten days')), 'mae');
    expect(mae).toMatchObject({
      state: 'ready',
      awaits: {
        purse: { from: '30', to: '20', note: 'pays 10' },
        luck: { rolls: [{ dice: [[20, 10]] }] },
        rolls: [{ dice: [[20, 10]], bonus: 3 }],
        changes: [{ label: 'Crowns', from: '20', to: '24 to 43' }],
      },
    });
    expect(table.seq).toBe(seq);
    expect(table.state).toBe(state);
    await table.close();
  });

  it('leaves only what a lifestyle opens, and asks only what an activity needs', async () => {
    const table = await resting();
    const { fields } = laneOf(look(table, planned(table, 'Ten days')), 'mae');
    const names = fields.map(({ name }) => name.split('.').at(-1));
    expect(fields[0]?.choices?.map(({ value }) => value)).toEqual(['beg', 'work', 'other']);
    expect(names).not.toContain('institution');
    expect(names).not.toContain('teacher');
    await table.close();
  });

  it('marks the steps that are too expensive', async () => {
    const table = await resting();
    const { stairs } = laneOf(look(table, planned(table, 'Season')), 'mae');
    expect(stairs?.steps.filter(({ able }) => able).map(({ price }) => price)).toEqual([0, 20]);
    await table.close();
  });

  it('shows all refusals at once, each with whose it is, and the others as ready', async () => {
    const table = await resting();
    const values = { ...STUDY, 'plans.3.activity': 'ball' };
    const plan = look(table, planned(table, 'Ten days', values));
    expect(plan.lanes.map(({ state }) => state)).toEqual(['ready', 'refused', 'ready', 'refused']);
    expect(plan.lanes.map(({ refusal }) => refusal?.field)).toEqual([
      undefined,
      'lifestyle',
      undefined,
      'activity',
    ]);
    expect(plan.refusal).toBeNull();
    await table.close();
  });

  it('offers ways out that were tried: each of them makes the plan possible', async () => {
    const table = await resting();
    const { ways } = laneOf(look(table, planned(table, 'Ten days', STUDY)), 'odo');
    expect(ways.length).toBeGreaterThan(1);
    for (const { values } of ways) {
      const plan = look(table, planned(table, 'Ten days', { ...STUDY, ...values }));
      expect(laneOf(plan, 'odo').state).toBe('ready');
    }
    await table.close();
  });

  it('lets somebody sell what brings enough', async () => {
    const table = await resting();
    await carryOut(table, { type: 'set-sheet', creature: 'odo', to: { crowns: 45 } });
    const values = { 'plans.1.lifestyle': 'comfortable', 'plans.1.activity': 'carouse' };
    const { ways } = laneOf(look(table, planned(table, 'Ten days', values)), 'odo');
    const sale = ways.find(({ first }) => first?.type === 'sell');
    expect(sale).toBeDefined();
    await carryOut(table, sale?.first ?? {});
    expect(laneOf(look(table, planned(table, 'Ten days', values)), 'odo').state).toBe('ready');
    await table.close();
  });

  it('counts the days, with the clocks that run out in them', async () => {
    const table = await resting();
    const plan = look(table, planned(table, 'Ten days'));
    expect(plan.seconds).toBe(10 * 86_400);
    expect(plan.due).toMatchObject([{ label: 'New moon', day: 9 }]);
    await table.close();
  });

  it('says to what capital an institution may grow', async () => {
    const table = await resting();
    await carryOut(table, { type: 'set-sheet', creature: 'mae', to: { crowns: 100 } });
    const values = {
      'plans.0.lifestyle': 'wealthy',
      'plans.0.activity': 'establish',
      'plans.0.institution': 'Ferry',
    };
    const { awaits } = laneOf(look(table, planned(table, 'Ten days', values)), 'mae');
    expect(awaits.changes).toEqual([{ label: 'Capital of Ferry', from: '–', to: '4 to 23' }]);
    await table.close();
  });

  it('says afterwards what each was rolled and got, until something else is done', async () => {
    const table = await resting();
    const command = planned(table, 'Ten days');
    await carryOut(table, { ...command, faces: [17, 9, 14, 3, 15, 6, 10, 11, 10, 12] });
    const { played } = laneOf(look(table, command), 'mae');
    expect(played).toMatchObject({
      luck: { head: 'Good', good: true },
      rolls: [{ kept: [1], total: 17 }],
      purse: { from: '30', to: '37', note: 'pays 10, earns 17' },
    });
    expect(laneOf(look(table, command), 'odo').played?.luck).toMatchObject({ head: 'Bad', good: false });
    expect(gameView(table).undo).toBe('Plan downtime (10 days)');
    await carryOut(table, { type: 'undo' });
    expect(gameView(table).downtime?.played).toBeNull();
    expect(laneOf(look(table, command), 'mae').played).toBeNull();
    await table.close();
  });

  it('leaves out whoever can’t act', async () => {
    const table = await resting();
    await carryOut(table, { type: 'set-status', creature: 'odo', status: 'down' });
    const plan = look(table, planned(table, 'Ten days'));
    expect(laneOf(plan, 'odo')).toMatchObject({ state: 'ready', fields: [], stairs: null });
    expect(plan.refusal).toBeNull();
    await table.close();
  });
});

describe('other systems', () => {
  const MENDED = [
    ['nightsong', 'mae', 'Full Rest'],
    ['cairn', 'bryn', 'A week of care'],
    ['block-dodge-parry', 'rook', 'Long-term care'],
  ] as const;
  it.each(MENDED)('%s has a stay that heals', async (system, creature, label) => {
    const table = await resting(system);
    const max = table.state.campaign.creatures[creature]?.hitPoints.max;
    await carryOut(table, { type: 'set-hit-points', creature, now: 1, max });
    const { awaits } = laneOf(look(table, planned(table, label)), creature);
    expect(awaits.changes).toContainEqual({ label: 'HP', from: '1', to: String(max) });
    expect(awaits.purse).toBeNull();
    await table.close();
  });

  it('Block, Dodge, Parry has training, with a score for each', async () => {
    const table = await resting('block-dodge-parry');
    const plan = look(table, planned(table, 'Training', { 'trainees.0.attribute': 'str' }));
    expect(laneOf(plan, 'rook').awaits.changes).toContainEqual({ label: 'STR', from: '15', to: '16' });
    await table.close();
  });

  it.each(systems)('$name has something to plan where its rules have such time', async (system) => {
    const table = await resting(system.id);
    expect(gameView(table).downtime === null).toBe(system.downtime === undefined);
    const plans = system.commands.flatMap(({ type }) => downtimePlan(table, { type }) ?? []);
    if (!system.downtime) expect(plans).toEqual([]);
    await table.close();
  });
});
