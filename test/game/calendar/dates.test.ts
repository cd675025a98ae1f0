import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Game } from '../../../src-main/game/game.ts';
import { Game as Games } from '../../../src-main/game/game.ts';
import { exportFacts } from '../../../src-main/exchange/facts/export.ts';
import { statePage } from '../../../src-main/hosts/cli/statePage.ts';
import { playersView } from '../../../src-main/players/playersView.ts';
import { logLines, sessionCards } from '../../../src-main/queries/log.ts';
import { trailSteps } from '../../../src-main/queries/map/trail.ts';
import { sessionPicture } from '../../../src-main/queries/sessionPicture.ts';
import { tale } from '../../../src-main/queries/tale.ts';
import { gameView } from '../../../src-main/queries/view/gameView.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { exportLog } from '../../../src-main/workspace/export/exportLog.ts';
import { standingOf } from '../../../src-main/workspace/library.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';
import { VALE } from '../../shared/reckoning/vale.ts';

const keep = { type: 'keep-calendar', calendar: VALE };
const TODAY = 'Ironday, 4 Hay 1071';

let game: Game;
beforeEach(async () => {
  game = await newGame({ sample: true });
});
afterEach(() => game.close());

const textOf = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
};
const waits = (count: number) => ({ type: 'pass-time', scale: 'hour', count });

describe('once a calendar is kept', () => {
  beforeEach(() => carryOut(game, keep, { type: 'open-session' }));

  it('the header, the players’ screen, the command line and the card of the library name the day by it', () => {
    const { campaign } = game.state;
    expect(gameView(game).time.date).toBe(TODAY);
    expect(playersView(game, null).game?.time.date).toBe(TODAY);
    expect(statePage(game.system, campaign)).toContain(`${TODAY}, `);
    expect(standingOf({ campaign })?.date).toBe(TODAY);
  });

  it('a session begins on that day', async () => {
    const lines = await logLines(game, { type: 'log', session: 1 });
    expect(lines.map(({ text }) => text).join(' ')).toContain(TODAY);
  });

  it('sessions, the trail, figures, facts and the log that is exported count by it', async () => {
    await carryOut(game, waits(30));
    expect((await sessionCards(game)).at(-1)).toMatchObject({ from: TODAY, to: 'Marketday, 5 Hay 1071' });
    expect((await trailSteps(game)).at(-1)).toMatchObject({ day: TODAY, shortDay: '4 Hay' });
    const picture = await sessionPicture(game, 1);
    expect(picture?.began).toBe(`${TODAY}, 06:00`);
    expect(picture?.days.at(-1)?.to).toBe('Marketday, 5 Hay 1071');
    expect(await textOf(exportFacts(game, { to: 'csv' }))).toContain(`"${TODAY}"`);
    for (const session of [1, 'all'] as const) {
      const text = await textOf(exportLog(game, { to: 'md', telling: 'lines', session }));
      expect(text).toContain(TODAY);
      expect(text).not.toContain('Tennite');
    }
  });

  it('a tale is told in its days', async () => {
    await carryOut(game, { type: 'note', text: 'Mae bought a mule.' }, waits(30), {
      type: 'note',
      text: 'It ran away.',
    });
    const headings = (await tale(game, 1, 'referee')).map(({ heading }) => heading);
    expect(headings.join('; ')).toMatch(/Hay/);
    expect(headings.join('; ')).not.toMatch(/Tennite|Day \d/);
  });
});

describe('the header', () => {
  it('says a festival of today, and a moon that is full', async () => {
    const full = { ...VALE, moons: [{ name: 'Moon', days: 29.5, full: 3 }] };
    await carryOut(game, { type: 'open-session' }, { ...keep, calendar: full }, waits(72));
    expect(gameView(game).time.today).toEqual(['Saint Ottil', 'full moon']);
  });

  it('says a hidden festival to the referee alone', async () => {
    const festivals = [{ name: 'All Graves', on: VALE.begins, isHidden: true }];
    await carryOut(game, { ...keep, calendar: { ...VALE, festivals, moons: [] } });
    expect(gameView(game).time.today).toEqual(['All Graves (secret)']);
    expect(playersView(game, null).game?.time.today).toEqual([]);
  });
});

describe('the tale', () => {
  const told = async (form: 'referee' | 'players'): Promise<string> =>
    JSON.stringify(await tale(game, 1, form)).toLowerCase();

  it('tells of festivals, and of hidden ones to the referee alone', async () => {
    const festivals = [
      { name: 'Saint Ottil', on: { month: 6, day: 5 } },
      { name: 'All Graves', on: { month: 6, day: 6 }, isHidden: true },
    ];
    await carryOut(game, { ...keep, calendar: { ...VALE, festivals } }, { type: 'open-session' }, waits(72));
    expect(await told('players')).toContain('it was saint ottil');
    expect(await told('players')).not.toContain('all graves');
    expect(await told('referee')).toContain('it was all graves');
  });
});

describe('due next', () => {
  const coming = () =>
    gameView(game)
      .due.filter(({ kind }) => kind === 'festival' || kind === 'moon')
      .map(({ label, when, secret }) => `${label}, ${when}${secret ? ', secret' : ''}`);

  it('has the next festivals, and what each moon is next', async () => {
    await carryOut(game, keep);
    expect(coming()).toEqual([
      'Ember is new, 2 days',
      'Saint Ottil, 3 days',
      'Moon is full, 12 days',
      'The Long Table, 25 days',
    ]);
  });

  it('marks what players don’t know of', async () => {
    const festivals = [
      { name: 'All Graves', on: { month: 6, day: 5 }, isHidden: true, then: 'lights in the chapel' },
    ];
    await carryOut(game, { ...keep, calendar: { ...VALE, festivals, moons: [] } });
    expect(coming()).toEqual(['All Graves, tomorrow, secret']);
    expect(gameView(game).due.find(({ kind }) => kind === 'festival')?.source).toBe('lights in the chapel');
  });

  it('has nothing of it without a calendar', () => {
    expect(coming()).toEqual([]);
  });
});

describe('the log', () => {
  it('names all its days by the calendar of now; what was said keeps its words', async () => {
    await carryOut(game, { type: 'open-session' }, waits(1));
    const said = async () => (await logLines(game, { type: 'log', session: 1 })).map(({ text }) => text);
    const before = await said();
    expect(before.join(' ')).toContain('Day 1 of the First Tennite');
    await carryOut(game, keep);
    const lines = await logLines(game, { type: 'log', session: 1 });
    expect(lines.slice(0, before.length).map(({ text }) => text)).toEqual(before);
    expect(new Set(lines.map(({ day }) => day))).toEqual(new Set([TODAY]));
    expect(new Set(gameView(game).log.map(({ day }) => day))).toEqual(new Set([TODAY]));
  });

  it('names them by the rules again once the calendar is undone', async () => {
    await carryOut(game, { type: 'open-session' }, keep, { type: 'undo' });
    expect(gameView(game).time.date).toBe('Day 1 of the First Tennite');
    const lines = await logLines(game, { type: 'log', session: 1 });
    expect(new Set(lines.map(({ day }) => day))).toEqual(new Set(['Day 1 of the First Tennite']));
  });

  it('reads the same after the campaign is opened again', async () => {
    await carryOut(game, { type: 'open-session' }, keep, waits(80));
    const before = gameView(game).log;
    await game.close();
    game = await Games.open(nodeDisk, game.folder);
    expect(gameView(game).log).toEqual(before);
    expect(gameView(game).time.date).toBe('Restday, 7 Hay 1071');
  });
});
