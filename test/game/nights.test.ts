import { describe, expect, it } from 'vitest';
import type { StepAhead } from '../../shared/api.ts';
import type { Game } from '../../src-main/game/game.ts';
import { nights } from '../../src-main/queries/nights.ts';
import { stepAhead } from '../../src-main/queries/stepAhead.ts';
import { systems } from '../../shared/systems/registry.ts';
import { hexesAround, hexDistance } from '../../shared/hex/coordinates.ts';
import { carryOut, newGame } from '../helpers/campaigns.ts';

const neighbours = (hex: string): string[] =>
  hexesAround(hex, 1).filter((one) => hexDistance(one, hex) === 1);

/** Somebody leaves all their food behind. */
async function leaveFood(table: Game, creature: string): Promise<void> {
  const food = table.state.campaign.creatures[creature]?.items.filter(({ kind }) => kind === 'food') ?? [];
  for (const { id: item, count } of food)
    await carryOut(table, ...Array<object>(count).fill({ type: 'drop-item', creature, item }));
}

describe.each(systems)('the nights of $name', ({ id: system }) => {
  it('have a lane for each who goes with the party, and change nothing', async () => {
    const table = await newGame({ system, sample: true });
    await carryOut(table, { type: 'open-session' });
    const { seq } = table;
    const cards = nights(table);
    expect(cards.length).toBeGreaterThan(0);
    for (const { lanes, refused } of cards) {
      expect(lanes.map(({ id }) => id)).toEqual(table.state.campaign.party.members);
      expect(refused).toBeNull();
    }
    expect(table.seq).toBe(seq);
    await table.close();
  });
});

describe('a night', () => {
  it('heals by the lowest and by the highest die', async () => {
    const table = await newGame({ system: 'nightsong', sample: true });
    await carryOut(table, { type: 'open-session' });
    const { id, hitPoints } = Object.values(table.state.campaign.creatures).find(
      (one) => one.id === table.state.campaign.party.members[0],
    )!;
    await carryOut(table, { type: 'set-hit-points', creature: id, now: hitPoints.max - 3 });
    const lane = nights(table)[0]?.lanes[0];
    expect(lane?.hitPoints).toMatchObject({
      now: hitPoints.max - 3,
      least: hitPoints.max - 2,
      most: hitPoints.max,
    });
    await table.close();
  });

  it('shows the figures that it changes, as they will be read', async () => {
    const table = await newGame({ system: 'block-dodge-parry', sample: true });
    const [who = ''] = table.state.campaign.party.members;
    await carryOut(
      table,
      { type: 'open-session' },
      { type: 'adjust-score', creature: who, attribute: 'dex', by: -3 },
    );
    const changes = (label: string) => nights(table).find((one) => one.label === label)?.lanes[0]?.changes;
    expect(changes('Sleep: perilous')).toEqual([]);
    expect(changes('Sleep: comfortable')).toContainEqual({ label: 'DEX', now: '6', then: '7' });
    await table.close();
  });

  it('has those without food share with the others, and go hungry where there is too little', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'open-session' });
    const [first, ...others] = table.state.campaign.party.members;
    const lane = () => nights(table)[0]?.lanes.find(({ id }) => id === first);
    await leaveFood(table, first!);
    expect(lane()).toMatchObject({ hungry: false, food: { count: 0, shared: true } });
    for (const one of others) await leaveFood(table, one);
    expect(lane()).toMatchObject({ hungry: true, food: { count: 0, shared: false } });
    await table.close();
  });

  it.each([
    ['nightsong', { left: 'd6', least: '0', most: 'd6' }],
    ['cairn', { left: '3', least: '2', most: '2' }],
  ])(
    'tells in %s what food is left in a pack, by the lowest and by the highest die',
    async (system, food) => {
      const table = await newGame({ system, sample: true });
      await carryOut(table, { type: 'open-session' }, { type: 'pass-time', scale: 'hour', count: 6 });
      expect(nights(table)[0]?.lanes[0]?.food).toMatchObject(food);
      await table.close();
    },
  );

  it('has food that a die wears down last as many meals as it does on average', async () => {
    const table = await newGame({ system: 'nightsong', sample: true });
    await carryOut(table, { type: 'open-session' }, { type: 'pass-time', scale: 'hour', count: 6 });
    const { party, creatures } = table.state.campaign;
    const hungry = () => nights(table)[0]?.lanes.flatMap((lane) => (lane.hungry ? [lane.id] : []));
    const [first, second, third, fourth] = party.members as [string, string, string, string];
    await leaveFood(table, third);
    await leaveFood(table, fourth);
    expect(hungry()).toEqual([]);
    await leaveFood(table, second);
    expect(hungry()).toEqual([second, third, fourth]);
    expect(creatures[first]?.items.filter(({ kind }) => kind === 'food')).toMatchObject([
      { die: 6, count: 1 },
    ]);
    await table.close();
  });

  it('names what falls due before it is over', async () => {
    const table = await newGame({ sample: true });
    await carryOut(
      table,
      { type: 'open-session' },
      { type: 'start-timer', name: 'Low tide', kind: 'countdown', scale: 'hour', count: 2 },
      { type: 'start-timer', name: 'The siege', kind: 'countdown', scale: 'day', count: 9 },
    );
    const due = nights(table)[0]?.due.map(({ label }) => label);
    expect(due).toContain('Low tide');
    expect(due).not.toContain('The siege');
    await table.close();
  });
});

describe('what a night still lets somebody do', () => {
  it('is not over, but unused if they sleep now', async () => {
    const table = await newGame({ sample: true, system: 'fivey' });
    await carryOut(table, { type: 'open-session' }, { type: 'camp' });
    const lanes = nights(table)[0]?.lanes ?? [];
    expect(lanes.map(({ unused }) => unused)).toContain('1 rest action');
    for (const { over } of lanes) expect(over.join()).not.toMatch(/rest action/);
    await table.close();
  });
});

/** What a step brings that can be gone; null for any other. */
function openStep(table: Game, to: string): StepAhead | null {
  const step = stepAhead(table, to);
  return step && 'head' in step ? step : null;
}

describe('the step ahead', () => {
  it('tells the hours and the meals, the same as the step brings, and takes none', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'open-session' });
    const { clock, party } = table.state.campaign;
    const to = neighbours(party.hex!).find((hex) => openStep(table, hex)?.arrived);
    const ahead = openStep(table, to!)!;
    expect(table.state.campaign.clock).toBe(clock);
    expect(ahead.seconds).toBeGreaterThan(0);
    await carryOut(table, { type: 'travel', to, faces: [20] });
    expect(table.state.campaign.clock - clock).toBe(ahead.seconds);
    await table.close();
  });

  it('that can’t be gone says why', async () => {
    const table = await newGame({ system: 'fivey', sample: true });
    await carryOut(table, { type: 'open-session' }, { type: 'pass-time', scale: 'hour', count: 12 });
    const [to] = neighbours(table.state.campaign.party.hex!);
    expect(stepAhead(table, to!)).toEqual({
      to,
      why: expect.stringContaining('The daytime hours are used up') as string,
    });
    await table.close();
  });

  it.each(['nightsong', 'cairn'])('tells in %s how many eat on the way', async (system) => {
    const table = await newGame({ system, sample: true });
    await carryOut(table, { type: 'open-session' }, { type: 'pass-time', scale: 'hour', count: 6 });
    const [to] = neighbours(table.state.campaign.party.hex!).filter((hex) => openStep(table, hex)?.arrived);
    expect(openStep(table, to!)).toMatchObject({ meals: 4 });
    expect(openStep(table, to!)?.text).toContain('4 meals eaten');
    await table.close();
  });

  it('names the light that burns out on the way', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'open-session' });
    const { creatures, party } = table.state.campaign;
    const bearer = party.members.find((id) => creatures[id]?.items.some(({ kind }) => kind === 'light'));
    const light = creatures[bearer!]?.items.find(({ kind }) => kind === 'light');
    await carryOut(table, { type: 'light', creature: bearer, item: light?.id });
    const ahead = neighbours(party.hex!).flatMap((hex) => openStep(table, hex) ?? [])[0];
    expect(ahead?.lightsOut).toHaveLength(1);
    await table.close();
  });

  it.each(['nightsong', 'cairn'])('says in %s whom the step costs the sleep of the night', async (system) => {
    const table = await newGame({ system, sample: true });
    await carryOut(table, { type: 'open-session' });
    const { party } = table.state.campaign;
    const [by] = neighbours(party.hex!).filter((hex) => openStep(table, hex)?.arrived);
    expect(openStep(table, by!)?.gained).toEqual([]);
    await carryOut(table, { type: 'pass-time', scale: 'hour', count: 23 });
    const names = table.state.campaign.party.members.map((id) => table.state.campaign.creatures[id]?.name);
    expect(openStep(table, by!)?.gained.at(-1)).toEqual({
      condition: system === 'cairn' ? 'Deprived: sleep' : 'Fatigued',
      names,
    });
    await table.close();
  });

  it('does not list all of a large party by their names', async () => {
    const table = await newGame({ system: 'cairn', sample: true });
    await carryOut(table, { type: 'open-session' });
    const { party } = table.state.campaign;
    const [by] = neighbours(party.hex!).filter((hex) => openStep(table, hex)?.arrived);
    for (const id of party.members)
      await carryOut(table, { type: 'describe', creature: id, name: `${id} of the Long Hollow Road` });
    await carryOut(table, { type: 'pass-time', scale: 'hour', count: 23 });
    expect(openStep(table, by!)?.text).toContain('Deprived: sleep (everyone)');
    await table.close();
  });

  it('is none to a hex that lies far off', async () => {
    const table = await newGame({ sample: true });
    await carryOut(table, { type: 'open-session' });
    expect(openStep(table, '9999')).toBeNull();
    await table.close();
  });
});
