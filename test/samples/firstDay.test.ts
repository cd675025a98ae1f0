import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import { givenDice } from '../../shared/dice/sources.ts';
import { exportedText } from '../exchange/exported.ts';
import { newGame } from '../helpers/campaigns.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8');
const commands = read('first-day.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { type: string });
const faces = read('first-day.dice').trim().split(',').map(Number);

async function playFirstDay() {
  const table = await newGame({ name: 'First day', sample: true });
  const given = givenDice(faces);
  const events: HexwatchEvent[] = [];
  for (const command of commands) {
    const answer = await table.dispatch(command, given.dice);
    if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${answer.error.message}`);
    events.push(...answer.events);
  }
  const report = await exportedText(table, { to: 'md', telling: 'lines' });
  const forPlayers = await exportedText(table, { to: 'md', telling: 'lines', players: true });
  await table.close();
  return { events, left: faces.length - given.used(), report, forPlayers };
}

describe('the first day of examples/', () => {
  let day: Awaited<ReturnType<typeof playFirstDay>>;
  beforeAll(async () => {
    day = await playFirstDay();
  });
  const of = (type: string): HexwatchEvent[] => day.events.filter((event) => event.type === type);
  const told = (): string[] => day.events.map(({ text }) => text ?? '');

  it('uses every face', () => {
    expect(day.left).toBe(0);
  });

  it('gives the same events when it is played again', async () => {
    expect((await playFirstDay()).events).toEqual(day.events);
  });

  it('crosses a plain in 4 hours, a stormy mountain in 6, and a paved road in 3 over two days', () => {
    expect(told().filter((text) => /^The party (enters|heads for) \d{4}/.test(text))).toEqual([
      'The party enters 0608, plain, The Drowned Chapel (4 hours).',
      'The party enters 0607, mountain, storm, The Milestone Pass (6 hours).',
      'The party heads for 0707, heath, paved road, The Tollkeep (40 minutes; 2 hours 20 minutes to go).',
      'The party enters 0707, heath, paved road, The Tollkeep (2 hours 20 minutes).',
    ]);
  });

  it('meets strangers whose reaction is rolled, and makes the one request', () => {
    expect(of('reaction-rolled')[0]).toMatchObject({ row: 'uncertain', total: 13 });
    expect(of('request-made')).toMatchObject([{ granted: true }]);
  });

  it('spends at least six turns in a site whose encounter clock grows and starts anew', () => {
    // Seven turns of exploration, and one that the fight took.
    expect(of('exploration-turn-passed')).toHaveLength(7);
    expect(of('encounter-took-turn')).toHaveLength(1);
    expect(of('encounter-clock-set').map(({ to }) => to)).toEqual([2, 3, 4, 5, 6, 1, 2]);
  });

  it('fights for two rounds, with a morale check and the aftermath settled', () => {
    expect(of('round-began').map(({ round }) => round)).toEqual([1, 2]);
    expect(of('morale-checked')).toMatchObject([{ held: true }]);
    expect(of('aftermath-settled')).toMatchObject([{ line: 'experience' }, { line: 'turn' }]);
  });

  it('rests by night, a meal each before', () => {
    expect(of('meal-eaten')).toHaveLength(4);
    expect(of('hit-points-changed')).toContainEqual(
      expect.objectContaining({ creature: 'mae', from: 6, to: 8 }),
    );
  });

  it('ends with a tennite in which everybody does one thing', () => {
    const days = of('time-passed').reduce((sum, { seconds }) => sum + Number(seconds), 0) / 86_400;
    expect(Math.floor(days)).toBe(11);
    expect(
      of('lifestyle-paid')
        .map(({ creature }) => creature)
        .sort(),
    ).toEqual(['ansa', 'brand', 'mae', 'odo']);
  });

  it('reads as a report, with the dice behind the lines and no secret for players', () => {
    expect(day.report).toContain('- **06:00** Session 1 begins: Day 1 of the First Tennite.');
    expect(day.report).toContain('- Reaction: hostile. \\[d20 ~~9~~, 4\\]');
    expect(day.report).toContain('*(secret)* The abbot’s messenger is the duke’s man.');
    expect(day.forPlayers).not.toContain('the duke’s man');
    expect(day.forPlayers).not.toContain('riders close in');
  });
});
