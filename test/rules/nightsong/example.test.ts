import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import { givenDice } from '../../../shared/dice/sources.ts';
import { exportSession } from '../../../src-main/exchange/export.ts';
import { newTable } from '../../helpers/tables.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../../examples/${name}`, import.meta.url), 'utf8').trim();
const commands = read('nightsong.jsonl')
  .split('\n')
  .map((line) => JSON.parse(line) as { type: string });
const faces = read('nightsong.dice').split(',').map(Number);

async function playIt() {
  const table = await newTable({ name: 'The barrow', system: 'nightsong', sample: true });
  const given = givenDice(faces);
  const events: HexwatchEvent[] = [];
  for (const command of commands) {
    const answer = await table.dispatch(command, given.dice);
    if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${answer.error.message}`);
    events.push(...answer.events);
  }
  const report = await exportSession(table, { to: 'md' });
  const forPlayers = await exportSession(table, { to: 'md', players: true });
  await table.close();
  return { events, left: faces.length - given.used(), report, forPlayers };
}

describe('the barrow of examples/', () => {
  let day: Awaited<ReturnType<typeof playIt>>;
  beforeAll(async () => {
    day = await playIt();
  });
  const lines = (...wanted: string[]): void => {
    for (const line of wanted) expect(day.report).toContain(`${line}\n`);
  };

  it('uses every face, and gives the same events when it is played again', async () => {
    expect(day.left).toBe(0);
    expect((await playIt()).events).toEqual(day.events);
  });

  it('NS-3, NS-S5: a Watch on the plain, two in the hills, where the way has to be found', () => {
    lines(
      '- **12:00** Into 0907, plain: 6 hours.',
      '- Finding the way: 30 against 50, the way is clear. \\[d100: 30\\]',
      '- **12:00** Towards 1008, hills: 6 hours walked, 6 hours to go.',
    );
  });

  it('NS-84, NS-22: strangers are met, and asked for something with a companion’s help', () => {
    lines(
      '- 2 × Pilgrim: positive. \\[d100: 40\\]',
      '- Ysolde, PRE Check (what they saw at the barrow) with Advantage (help of Corvin): 14 +1 = 15 against DR 12, success. \\[d20: ~~6~~, 14\\]',
    );
  });

  it('NS-36, NS-R8: Focus turns a failure', () => {
    lines(
      '- Tobin, DEX Check (finds a place where no fire is seen) with Focus, 14 beside 5: 14 +2 = 16 against DR 15, success. \\[d20: 14\\]',
    );
  });

  it('NS-34, NS-R1, NS-S3: torch and pursuer are thrown each Turn, an encounter asked for after the third', () => {
    lines(
      '- Turn 3: down the shaft on a rope.',
      '- **18:30** Mae’s torch holds at d4. \\[d4: 4\\]',
      '- *(secret)* The Barrow lord holds at d6. \\[d6: 6\\]',
      '- Encounter check: 20 against 30, somebody comes. \\[d100: 20\\]',
    );
  });

  it('NS-64 to NS-69: a miss, the better of two, a block, Armor that fails and Armor that holds', () => {
    lines(
      '- Mae attacks Restless dead 1 with longsword: a 1, a miss. \\[d8: 1\\]',
      '- Tobin attacks Restless dead 1 with short bow with Advantage (Focus): 6 damage; 7 → 1 HP. \\[d6: ~~3~~\\] \\[d6: 6\\]',
      '- Restless dead 2 attacks Mae with cold hands: 5, blocked with round shield. \\[d6: 5\\]',
      '- Mae’s round shield: 2, D6 → D4. \\[d6: 2\\]',
      '- Restless dead 2 attacks Mae with cold hands: 2, the armour fails on a 1; 7 → 5 HP. \\[d6: 2\\] \\[d6: 1\\]',
      '- Restless dead 3 attacks Mae with cold hands: 3 − armour 4 = 0; 5 → 5 HP. \\[d6: 3\\] \\[d6: 4\\]',
    );
  });

  it('NS-90 to NS-93: a cast works, strains and drains', () => {
    lines(
      '- Corvin, PRE Check (strain of casting): 4 +2 = 6 against DR 12, failure. \\[d20: 4\\]',
      '- Corvin is fatigued: 1 slot.',
      '- Corvin’s shard of embers: 1, D6 → D0, drained. \\[d6: 1\\]',
    );
  });

  it('NS-52, NS-R13: somebody is dying, and helped in the next Round', () => {
    lines(
      '- Corvin is taken out and dying: 3 Rounds unless somebody helps. \\[d4: 3\\]',
      '- Ysolde helps Corvin, who will not die of this.',
    );
  });

  it('NS-79, NS-S1: morale breaks at the half, then what was used and worn is thrown for wear', () => {
    lines(
      '- Morale: 4 +6 = 10 against DR 12, their nerve breaks. \\[d20: 4\\]',
      '- Mae’s longsword: 3, D8 → D6. \\[d8: 3\\]',
      '- Tobin’s short bow: 1, D6 → D0, broken. \\[d6: 1\\]',
    );
    expect(day.report).not.toContain('staff: ');
  });

  it('NS-58, NS-R12, NS-R16: a salve brings round, a rest is broken off', () => {
    lines(
      '- Corvin recovers 5 HP (Healing salve): 0 → 5. \\[d6: 5\\]',
      '- Corvin comes round.',
      '- The rest is broken off and gives nothing.',
    );
  });

  it('NS-56, NS-94: a Long Rest heals, clears fatigue and refills a shard', () => {
    lines('- Corvin is no longer fatigued.', '- Corvin’s shard of embers is full of mana again: D6.');
  });

  it('NS-96, NS-97: an Advancement with a die for each Ability', () => {
    lines('- Mae advances: 7 + 4 = 11 HP at most. \\[d6: 4\\]');
    expect(day.report).toContain(
      'Mae: STR 2 against +2, now +3; DEX 1 against +0, now +1; PRE 3 against −1, now +0; CON 6 against +1, now +2.',
    );
  });

  it('NS-37: Focus left lapses at the end; players read no secret', () => {
    lines('- Corvin’s Focus lapses.');
    expect(day.report).toContain('of his own will');
    expect(day.forPlayers).not.toContain('of his own will');
  });
});
