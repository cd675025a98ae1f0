import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../../shared/api.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import { exportedText } from '../../exchange/exported.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { gathered } from '../../../src-main/game/log/gathered.ts';
import { linesOf } from '../../../src-main/game/logLines.ts';
import { logLines } from '../../../src-main/queries/log.ts';
import { gameView } from '../../../src-main/queries/view/gameView.ts';
import { wordsSince } from '../../../src-renderer/log/spoken.ts';
import { playFight } from '../../helpers/autoplay.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';
import { openedSample } from '../../helpers/play.ts';
import { systemContract } from '../../systemContract.ts';

const DECLARES = /declares|will attack|^Declared/;
const ofFight = (lines: readonly { text: string }[], words: RegExp): string[] =>
  lines.flatMap(({ text }) => (words.test(text) ? [text] : []));

/** The first round of the sample’s party of Bo Vogt’s system against so many, who have declared. */
async function fight(count: number): Promise<Game> {
  const table = await newGame({ system: 'vogt', sample: true }, { dice: seededDice(1) });
  await carryOut(
    table,
    { type: 'open-session' },
    { type: 'meet', statBlock: 'Marauder', count },
    { type: 'start-fight' },
    { type: 'act-together', kind: 'Marauder' },
  );
  return table;
}

/** Such a fight against four, in which the party has declared as well. */
async function declared(): Promise<Game> {
  const table = await fight(4);
  await carryOut(
    table,
    ...['hask', 'wren', 'ilse'].map((actor) => ({ type: 'declare', actor, action: 'attack' })),
    { type: 'declare', actor: 'toma', action: 'defend' },
  );
  return table;
}

describe('what all declare in a round, and their initiative', () => {
  it('is a line each, on the screen, in the history and in what is exported for people', async () => {
    const table = await declared();
    const log = gameView(table).log;
    const [said, ...more] = ofFight(log, DECLARES);
    expect(more).toEqual([]);
    expect(said).toMatch(/^Declared\. Marauder 1, 2, 3 and 4: attack with the axe \(1d6\); Hask: attack/);
    const [order, ...others] = ofFight(log, /nitiative/);
    expect(others).toEqual([]);
    expect(order).toMatch(/^Initiative\. Hask: .*; .*Marauder/);
    expect(ofFight(await logLines(table, { type: 'log' }), DECLARES)).toEqual([said]);
    for (const to of ['md', 'txt'] as const) {
      const text = await exportedText(table, { to, telling: 'lines' });
      expect(text.match(/Declared\./g)).toHaveLength(1);
      expect(text).not.toMatch(/will (attack|defend)/);
    }
    await table.close();
  });

  it('stays a fact for each of them, in the log and for programs', async () => {
    const table = await declared();
    expect(ofFight(await table.log.lines(), /will attack|will defend/)).toHaveLength(8);
    const facts = (await exportedText(table, { to: 'jsonl' }))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { text: string });
    expect(ofFight(facts, /will attack|will defend/)).toHaveLength(8);
    await table.close();
  });

  it('is read aloud only as far as it is new', async () => {
    const table = await fight(2);
    const before = table.seq;
    await carryOut(table, { type: 'declare', actor: 'hask', action: 'attack' });
    expect(wordsSince(gameView(table), before)).toBe('Hask will attack with the greataxe (2d6).');
    await table.close();
  });

  it('does not swallow what was undone', async () => {
    const table = await fight(2);
    await carryOut(table, { type: 'declare', actor: 'hask', action: 'attack' }, { type: 'undo' });
    const { log } = gameView(table);
    expect(log.filter(({ undone }) => undone).map(({ text }) => text)).toEqual([
      'Hask will attack with the greataxe (2d6).',
    ]);
    expect(
      ofFight(
        log.filter(({ undone }) => !undone),
        /^Declared/,
      ),
    ).toEqual(['Declared. Marauder 1 and 2: attack with the axe (1d6).']);
    await table.close();
  });
});

systemContract('the lines of fights in $name', (system, { foes }) => {
  it('lose no name, no word and no die when they are told as one', () => {
    const sample = openedSample(system);
    for (const seed of [1, 2, 3]) {
      const { game } = playFight(sample, seed, foes.weak, 5);
      const entry = { seq: 1, session: 1, command: { type: '' }, events: game.events };
      const lines = linesOf(game.rulebook, entry);
      const told = gathered(lines);
      expect(told.flatMap(({ rolls }) => rolls)).toEqual(lines.flatMap(({ rolls }) => rolls));
      const alone = (all: readonly LogLine[]) => all.filter(({ inParts }) => inParts === undefined);
      expect(alone(told)).toEqual(alone(lines));
      const words = told.map(({ text }) => text).join(' ');
      for (const { inParts } of lines) {
        expect(words).toContain(inParts?.says ?? '');
        expect(words).toContain(inParts?.who.replace(/ \d+$/, '') ?? '');
      }
    }
  });
});
