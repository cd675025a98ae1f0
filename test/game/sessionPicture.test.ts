import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LinePoint, SessionPicture } from '../../shared/api.ts';
import { systems } from '../../shared/systems/registry.ts';
import { HOUR } from '../../shared/time/scales.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { answer } from '../../src-main/queries/ask.ts';
import { thinned } from '../../src-main/queries/sessionLines.ts';
import { sessionPictures } from '../../src-main/queries/sessionPicture.ts';
import type { Game } from '../../src-main/game/game.ts';
import { filled } from '../helpers/autoplay.ts';
import { carryOut, newGame } from '../helpers/campaigns.ts';

const pictureOf = async (table: Game, session = 1): Promise<SessionPicture> => {
  const picture = await answer(table, { type: 'session-picture', session }, nodeDisk);
  if (!picture) throw new Error(`There is no session ${session}.`);
  return picture as SessionPicture;
};
const spentIn = (picture: SessionPicture): Record<string, number> =>
  Object.fromEntries(
    picture.hours.filter(({ seconds }) => seconds > 0).map(({ id, seconds }) => [id, seconds]),
  );
const spent = ({ hours }: SessionPicture): number => hours.reduce((sum, { seconds }) => sum + seconds, 0);
const values = (points: readonly LinePoint[]): number[] => points.map(({ value }) => value);

const sampleOf = async (system = 'fivey'): Promise<Game> => {
  const table = await newGame({ sample: true, system }, { dice: seededDice(5) });
  await carryOut(table, { type: 'open-session' });
  return table;
};

describe('the picture of a session', () => {
  it('counts game time by scale, in the words of the chart', async () => {
    const table = await sampleOf();
    await carryOut(
      table,
      { type: 'pass-time', scale: 'hour', count: 3 },
      { type: 'meet', statBlock: 'Goblin' },
      { type: 'pass-time', scale: 'hour' },
      { type: 'part' },
      { type: 'begin-downtime' },
      { type: 'pass-time', scale: 'day', count: 2 },
    );
    const picture = await pictureOf(table);
    expect(spentIn(picture)).toEqual({ downtime: 48 * HOUR, world: 3 * HOUR, encounter: HOUR });
    expect(picture.hours.map(({ label }) => label)).toEqual([
      'Downtime',
      'World',
      'Site',
      'Encounter',
      'Round',
    ]);
    await table.close();
  });

  it('begins where the session before it ended', async () => {
    const table = await sampleOf();
    await carryOut(
      table,
      { type: 'pass-time', scale: 'hour', count: 2 },
      { type: 'close-session' },
      { type: 'open-session' },
      { type: 'pass-time', scale: 'hour' },
    );
    const [first, second] = [await pictureOf(table, 1), await pictureOf(table, 2)];
    expect([second.from, second.began]).toEqual([first.to, first.ended]);
    expect(spentIn(second)).toEqual({ world: HOUR });
    await table.close();
  });

  it('does not count what was taken back, and counts what was brought back', async () => {
    const table = await sampleOf();
    await carryOut(
      table,
      { type: 'pass-time', scale: 'hour' },
      { type: 'pass-time', scale: 'hour' },
      { type: 'undo' },
    );
    expect(spentIn(await pictureOf(table))).toEqual({ world: HOUR });
    await carryOut(table, { type: 'redo' });
    expect(spentIn(await pictureOf(table))).toEqual({ world: 2 * HOUR });
    await table.close();
  });

  it('counts the rounds of a fight, and their time where they take any', async () => {
    const table = await sampleOf('cairn');
    await carryOut(
      table,
      { type: 'meet', statBlock: table.system.statBlocks[0]!.name },
      { type: 'start-fight' },
    );
    const rounds = (): number => table.state.campaign.fight?.round ?? 0;
    for (let step = 0; step < 20 && rounds() < 3; step += 1) await carryOut(table, { type: 'end-turn' });
    expect(rounds()).toBe(3);
    const picture = await pictureOf(table);
    expect(picture.days[0]).toMatchObject({ encounters: 1, fights: 1, rounds: 3 });
    expect(spentIn(picture)).toEqual({ round: 2 * table.system.fight.roundSeconds });
    await table.close();
  });

  it('counts the road and its hexes for each day, and quiet days in a row as one', async () => {
    const table = await sampleOf();
    const travel = table.offers().find(({ command }) => command.type === 'travel')!;
    const before = table.state.campaign.clock;
    await carryOut(table, filled(travel, 0));
    const walked = table.state.campaign.clock - before;
    if (table.state.campaign.encounter) await carryOut(table, { type: 'part' });
    await carryOut(
      table,
      { type: 'begin-downtime' },
      { type: 'pass-time', scale: 'day', count: 5 },
      { type: 'end-downtime' },
    );
    const { days, marks } = await pictureOf(table);
    expect(days[0]).toMatchObject({ days: 1, road: walked, hexes: 1 });
    expect(days[1]).toMatchObject({ days: 5, road: 0, hexes: 0, encounters: 0 });
    expect(days).toHaveLength(2);
    expect(marks).toHaveLength(5);
    await table.close();
  });

  it('draws hit points from what the sheet said to what it says', async () => {
    const table = await sampleOf();
    const sheet = (): number => table.state.campaign.creatures['mae']!.hitPoints.now;
    const start = sheet();
    await carryOut(
      table,
      { type: 'adjust-hit-points', creature: 'mae', by: -2 },
      { type: 'pass-time', scale: 'hour' },
      { type: 'adjust-hit-points', creature: 'mae', by: 1 },
      { type: 'pass-time', scale: 'hour' },
    );
    const { resources, from, to } = await pictureOf(table);
    const { name, points } = resources.hitPoints.find(({ id }) => id === 'mae')!;
    expect(name).toBe('Mae Sallow');
    expect(values(points)).toEqual([start, start - 2, start - 1, sheet()]);
    expect(points.map(({ at }) => at - from)).toEqual([0, 0, HOUR, to - from]);
    expect(points[0]?.max).toBe(table.state.campaign.creatures['mae']!.hitPoints.max);
    await table.close();
  });

  it('draws what never changed from one end of the session to the other', async () => {
    const table = await sampleOf();
    await carryOut(table, { type: 'pass-time', scale: 'hour' }, { type: 'note', text: 'All is quiet.' });
    const { resources, from, to } = await pictureOf(table);
    for (const { points } of resources.hitPoints) expect(points.map(({ at }) => at)).toEqual([from, to]);
    await table.close();
  });

  it('draws someone only while they go with the party', async () => {
    const table = await sampleOf();
    await carryOut(
      table,
      { type: 'pass-time', scale: 'hour' },
      { type: 'leave-party', creature: 'odo' },
      { type: 'pass-time', scale: 'hour' },
    );
    const { resources, from } = await pictureOf(table);
    const odo = resources.hitPoints.find(({ id }) => id === 'odo')!;
    expect(odo.points.at(-1)?.at).toBe(from + HOUR);
    await table.close();
  });

  it('counts food and light that the party carries', async () => {
    const table = await sampleOf();
    const mae = table.state.campaign.creatures['mae']!;
    const ration = mae.items.find(({ kind }) => kind === 'food')!;
    await carryOut(table, { type: 'drop-item', creature: 'mae', item: ration.id });
    const { supplies } = (await pictureOf(table)).resources;
    const [food, light] = supplies.map(({ points }) => values(points));
    expect(food).toEqual([food![0], food![0]! - ration.count]);
    expect(light).toHaveLength(1);
    await table.close();
  });

  it('is null for a session that was never played, and for one that was taken back', async () => {
    const table = await sampleOf();
    const asked = (session: number) => answer(table, { type: 'session-picture', session }, nodeDisk);
    expect(await asked(7)).toBeNull();
    await carryOut(table, { type: 'undo' });
    expect(await asked(1)).toBeNull();
    await table.close();
  });

  it('adds up to what the clock went on by, whatever is played', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...systems.map(({ id }) => id)),
        fc.array(fc.nat(10_000), { minLength: 20, maxLength: 20 }),
        async (system, choices) => {
          const table = await sampleOf(system);
          const { clock } = table.state.campaign;
          for (const choice of choices) {
            const offers = table.offers().filter(({ command }) => command.type !== 'close-session');
            const offer = offers[choice % offers.length];
            if (offer) await table.dispatch(choice % 9 === 0 ? { type: 'undo' } : filled(offer, choice));
            if (table.state.campaign.mode.closed) await table.dispatch({ type: 'redo' });
          }
          const picture = await pictureOf(table);
          expect([picture.from, picture.to]).toEqual([clock, table.state.campaign.clock]);
          expect(spent(picture)).toBeCloseTo(picture.to - picture.from, 3);
          await table.close();
        },
      ),
      { numRuns: 15, seed: 1 },
    );
  });
});

it('all sessions in one pass are as each alone, and those that were undone are none', async () => {
  const table = await sampleOf();
  await carryOut(
    table,
    { type: 'pass-time', scale: 'hour', count: 3 },
    { type: 'close-session' },
    { type: 'open-session' },
    { type: 'adjust-hit-points', creature: 'mae', by: -2 },
    { type: 'close-session' },
    { type: 'open-session' },
    { type: 'undo' },
  );
  const found: SessionPicture[] = [];
  for await (const picture of sessionPictures(table, await table.past('all'))) found.push(picture);
  expect(found).toEqual([await pictureOf(table, 0), await pictureOf(table, 1), await pictureOf(table, 2)]);
  expect(await answer(table, { type: 'session-picture', session: 3 }, nodeDisk)).toBeNull();
  await table.close();
});

describe('a line with very many points', () => {
  it('keeps its ends, its lowest and its highest, in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -20, max: 90 }), { minLength: 1, maxLength: 1500 }), (list) => {
        const points = list.map((value, at) => ({ at, value }));
        const kept = thinned(points, 200);
        const all = kept.map(({ value }) => value);
        expect(kept.length).toBeLessThanOrEqual(200);
        expect([kept[0], kept.at(-1)]).toEqual([points[0], points.at(-1)]);
        expect([Math.min(...all), Math.max(...all)]).toEqual([Math.min(...list), Math.max(...list)]);
        expect(kept.map(({ at }) => at)).toEqual(kept.map(({ at }) => at).sort((a, b) => a - b));
      }),
    );
  });
});
