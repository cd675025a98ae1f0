import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EveningCard } from '../../../shared/api.ts';
import { fivey } from '../../../shared/systems/fivey/index.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { Game } from '../../../src-main/game/game.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import { gameView } from '../../../src-main/queries/view/gameView.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';
import { openedSample } from '../../helpers/play.ts';
import { eveningCard } from '../../../src-main/queries/evening.ts';

let game: Game;
beforeEach(async () => {
  game = await newGame({ sample: true });
});
afterEach(() => game.close());

const offered = (type: string) => gameView(game).now.find(({ command }) => command.type === type);

describe('the ends of a session', () => {
  it('have a screen each, but for the first beginning', async () => {
    expect(offered('open-session')?.opens).toBeUndefined();
    await carryOut(game, { type: 'open-session' });
    expect(offered('close-session')?.opens).toBe('end');
    await carryOut(game, { type: 'close-session' });
    expect(offered('open-session')?.opens).toBe('begin');
  });

  it('know which session it is', async () => {
    const session = async () => ((await answer(game, { type: 'evening' }, nodeDisk)) as EveningCard).session;
    expect(await session()).toBe(0);
    await carryOut(game, { type: 'open-session' }, { type: 'close-session' });
    expect(await session()).toBe(1);
  });

  it.each(systems.map((system) => [system.id, system] as const))(
    'find nothing unspent in a new party of %s',
    (_id, system) => {
      const { state } = openedSample(system);
      expect(eveningCard({ state: { campaign: state }, system } as unknown as Game).growth).toEqual([]);
    },
  );

  it('name who has a level to choose for', () => {
    const table = openedSample(fivey);
    const [first = ''] = table.state.party.members;
    table.given({ type: 'award-experience', creature: first, amount: 300 });
    const card = eveningCard({ state: { campaign: table.state }, system: fivey } as unknown as Game);
    expect(card.growth).toEqual([
      {
        id: first,
        name: table.state.creatures[first]?.name,
        what: expect.stringMatching(/level-ups? to choose/) as string,
      },
    ]);
  });
});

describe('what the referee wants to prepare', () => {
  const notes = () => gameView(game).toPrepare.map(({ text, done }) => [text, done]);

  it('is kept in its order, ticked, undone, and there again when the campaign is opened', async () => {
    await carryOut(
      game,
      { type: 'note-to-prepare', text: 'Who lives at the weir' },
      { type: 'note-to-prepare', text: 'Who lives at the weir' },
      { type: 'set-prepared', note: 'who-lives-at-the-weir-2' },
    );
    expect(notes()).toEqual([
      ['Who lives at the weir', false],
      ['Who lives at the weir', true],
    ]);
    await carryOut(game, { type: 'undo' });
    expect(notes()[1]).toEqual(['Who lives at the weir', false]);
    await carryOut(game, { type: 'note', text: 'A gull.' });
    const { folder } = game;
    await game.close();
    game = await Game.open(nodeDisk, folder);
    expect(notes()).toHaveLength(2);
  });

  it('is off the list once the next session starts, as far as it is done', async () => {
    await carryOut(
      game,
      { type: 'note-to-prepare', text: 'The seal' },
      { type: 'note-to-prepare', text: 'The price' },
      { type: 'set-prepared', note: 'the-seal' },
      { type: 'open-session' },
    );
    expect(notes()).toEqual([['The price', false]]);
    await carryOut(game, { type: 'undo' });
    expect(notes()).toHaveLength(2);
  });

  it('is no line for players', async () => {
    await carryOut(game, { type: 'note-to-prepare', text: 'The seal' });
    expect(gameView(game).log.at(-1)).toMatchObject({
      text: 'To prepare: The seal',
      players: false,
      secret: true,
    });
  });

  it('refuses what is not there and what is ticked already', async () => {
    const told = async (command: { type: string; [field: string]: unknown }) => {
      const given = await game.dispatch(command);
      return given.ok ? '' : given.error.code;
    };
    expect(await told({ type: 'set-prepared', note: 'nothing' })).toBe('unknown-note');
    expect(await told({ type: 'note-to-prepare', text: '  ' })).not.toBe('');
    await carryOut(game, { type: 'note-to-prepare', text: 'The seal' });
    expect(await told({ type: 'set-prepared', note: 'the-seal', done: false })).toBe('no-need');
  });
});
