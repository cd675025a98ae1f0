import { describe, expect, it } from 'vitest';
import type { GraveCard, LogLine, Offer, SessionPicture } from '../../../shared/api.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import { fivey } from '../../../shared/systems/fivey/index.ts';
import type { System } from '../../../shared/systems/contract.ts';
import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import { blowsOf } from '../../../src-main/game/log/blows.ts';
import { exportedText } from '../../exchange/exported.ts';
import { Game } from '../../../src-main/game/game.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import { tale } from '../../../src-main/queries/tale.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';
import { fixturesOf, systemContract } from '../../systemContract.ts';
import { fightOf, fightOn } from './atFight.ts';

const MOST_STEPS = 30;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The foes act until a blow at somebody of the party has brought at least `most` further lines; undefined where none does. */
async function harmed(table: Game, most: number): Promise<Offer | undefined> {
  for (let step = 0; step < MOST_STEPS && table.state.campaign.mode.now !== 'aftermath'; step += 1) {
    if (!(await fightOn(table))) return undefined;
    const { party } = table.state.campaign;
    const blow = fightOf(table).blows.find(
      ({ seq, target, back, last }) =>
        back && !last && party.members.includes(target) && ofBlow(table.recent, seq).length > most,
    );
    if (blow) return blow.back;
  }
  return undefined;
}

const EXPORTS = ['md', 'html', 'txt', 'csv', 'jsonl'] as const;
const pictureOf = async (table: Game): Promise<SessionPicture> =>
  (await answer(table, { type: 'session-picture', session: 1 }, nodeDisk)) as SessionPicture;
const ofBlow = (lines: readonly LogLine[], blow: unknown): LogLine[] =>
  lines.filter((line) => line.blow === blow);
const struckOut = (lines: readonly LogLine[]): number[] =>
  lines.filter(({ undone }) => undone).map(({ seq }) => seq);

/** A fight of the sample in which one blow of several brought more than its own line. */
async function aBlow(system: System, most = 1): Promise<{ table: Game; back: Offer }> {
  const { foes } = fixturesOf(system);
  for (const seed of SEEDS) {
    const table = await newGame({ system: system.id, sample: true }, { dice: seededDice(seed) });
    await carryOut(
      table,
      { type: 'open-session' },
      { type: 'meet', statBlock: foes.tough, count: 4 },
      { type: 'start-fight' },
    );
    const back = await harmed(table, most);
    if (back) return { table, back };
    await table.close();
  }
  throw new Error(`No blow brought ${most} lines.`);
}

systemContract('a blow taken back alone in $name', (system) => {
  it('strikes through its own lines and those of what it brought, no others, until that is undone', async () => {
    const { table, back } = await aBlow(system);
    const blow = back.command['blow'];
    const own = ofBlow(table.recent, blow).map(({ seq }) => seq);
    expect(own.length).toBeGreaterThan(1);
    await carryOut(table, back.command);
    expect(struckOut(table.recent)).toEqual(own);
    expect(struckOut(await table.log.lines())).toEqual(own);
    expect(fightOf(table).blows.map(({ seq }) => seq)).not.toContain(blow);
    await carryOut(table, { type: 'undo' });
    expect(struckOut(table.recent).filter((seq) => own.includes(seq))).toEqual([]);
    expect(struckOut(await table.log.lines()).filter((seq) => own.includes(seq))).toEqual([]);
    expect(fightOf(table).blows.map(({ seq }) => seq)).toContain(blow);
    await carryOut(table, { type: 'redo' });
    expect(struckOut(table.recent)).toEqual(own);
    const { folder } = table;
    await table.close();
    const reopened = await Game.open(nodeDisk, folder, { readOnly: true });
    expect(struckOut(reopened.recent)).toEqual(own);
    await reopened.close();
  });

  it('is left out of every export and of the picture, with its own line', async () => {
    const { table, back } = await aBlow(system);
    const exported = (): Promise<string[]> =>
      Promise.all(
        EXPORTS.flatMap((to) =>
          ([1, 'all'] as const).map((session) => exportedText(table, { to, session, telling: 'lines' })),
        ),
      );
    const before = await exported();
    const own = ofBlow(table.recent, back.command['blow']).map(({ text }) => text);
    const pictured = await pictureOf(table);
    await carryOut(table, back.command);
    const after = await exported();
    for (const [index, text] of after.entries()) {
      expect(own.filter((line) => !before[index]?.includes(line))).toEqual([]);
      expect(own.filter((line) => text.includes(line))).toEqual([]);
      expect(text).not.toContain('One blow undone: ');
    }
    const { creature, hitPoints } = back.command;
    const low = (picture: SessionPicture): number =>
      Math.min(
        ...(picture.resources.hitPoints.find(({ id }) => id === creature)?.points.map(({ value }) => value) ??
          []),
      );
    expect(low(await pictureOf(table))).toBe(low(pictured) + Number(hitPoints));
    await table.close();
  });

  it('asks a second time unless it was the last blow', async () => {
    const { table, back } = await aBlow(system);
    expect(back.warns).toBe(
      fightOf(table).blows.at(-1)?.back?.command['blow'] === back.command['blow']
        ? undefined
        : 'not the last blow',
    );
    expect(
      fightOf(table)
        .blows.flatMap(({ back: one }) => one?.warns ?? one?.label ?? [])
        .at(-1),
    ).toBe(fightOf(table).blows.at(-1)?.back ? 'Undo this blow' : 'not the last blow');
    await table.close();
  });
});

describe('what belongs to a blow', () => {
  const event = (seq: number, type: string, fields: object = {}): HexwatchEvent => ({
    seq,
    type,
    at: 0,
    ...fields,
  });
  const harmOf = (creature: string) => ({ creature });

  it('are the dice of those who struck together, and what befell the target until the next blow at it', () => {
    const blows = blowsOf([
      event(1, 'blow-thrown', { actor: 'orc-1', target: 'mae' }),
      event(2, 'blow-thrown', { actor: 'orc-2', target: 'mae' }),
      event(3, 'attack-made', { actor: 'orc-2', target: 'mae' }),
      event(4, 'attack-made', { actor: 'orc-3', target: 'tam' }),
      event(5, 'hit-points-changed', harmOf('mae')),
      event(6, 'save-made', { actor: 'mae' }),
      event(7, 'timer-started', { timer: { id: 'death', creature: 'tam' } }),
      event(8, 'hit-points-changed', harmOf('orc-1')),
      event(9, 'attack-made', { actor: 'orc-4', target: 'mae' }),
      event(10, 'status-changed', harmOf('mae')),
    ]);
    expect([...blows].sort(([a], [b]) => a - b)).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
      [4, 4],
      [5, 3],
      [6, 3],
      [7, 4],
      [9, 9],
      [10, 9],
    ]);
  });

  it('is nothing after the turn went on, nor after the target struck', () => {
    const blows = blowsOf([
      event(1, 'attack-made', { actor: 'orc', target: 'mae' }),
      event(2, 'slot-began'),
      event(3, 'hit-points-changed', harmOf('mae')),
      event(4, 'attack-made', { actor: 'orc', target: 'mae' }),
      event(5, 'attack-made', { actor: 'mae', target: 'orc' }),
      event(6, 'hit-points-changed', harmOf('mae')),
    ]);
    expect([...blows.keys()]).toEqual([1, 4, 5]);
  });
});

describe('a blow that killed', () => {
  it('is in neither the tale nor the graveyard once it was taken back, whatever kills them afterwards', async () => {
    const { table, back } = await aBlow(fivey);
    const dead = ofBlow(table.recent, back.command['blow']).find(({ fields }) => fields['to'] === 'dead');
    const [attack] = ofBlow(table.recent, back.command['blow']);
    if (!dead || !attack) throw new Error('Nobody died of it.');
    const toldOf = async (): Promise<number[]> =>
      (await tale(table, 1, 'players'))
        .flatMap(({ paragraphs }) => paragraphs.flat())
        .flatMap(({ from }) => from);
    expect(await toldOf()).toContain(dead.seq);
    await carryOut(table, back.command);
    expect(await toldOf()).not.toContain(dead.seq);
    await carryOut(table, { type: 'set-status', creature: dead.fields['creature'], status: 'dead' });
    const graves = (await answer(table, { type: 'graveyard' }, nodeDisk)) as GraveCard[];
    expect(graves.find(({ id }) => id === dead.fields['creature'])?.how).not.toContain(attack.text);
    await table.close();
  });
});
