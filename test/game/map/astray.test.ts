import { expect, it } from 'vitest';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { Game } from '../../../src-main/game/game.ts';
import { statePage } from '../../../src-main/hosts/cli/statePage.ts';
import { stepAhead } from '../../../src-main/queries/stepAhead.ts';
import { trailSteps } from '../../../src-main/queries/map/trail.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

/** A party at 0404 in a wide forest. */
async function inForest(): Promise<Game> {
  const game = await newGame({ system: 'cairn' });
  await carryOut(
    game,
    { type: 'lay-out-land', name: 'The Deep Forest', columns: 9, rows: 9, terrain: 'forest' },
    { type: 'make-character', name: 'Bryn', hitPoints: 4 },
    { type: 'place-party', hex: '0404' },
    { type: 'set-option', option: 'navigation', value: 'never' },
    { type: 'keep-region', region: 'the-deep-forest', name: 'The Deep', dangerous: false },
    { type: 'open-session' },
    { type: 'set-belief', hex: '0707' },
    { type: 'travel', to: '0403' },
  );
  return game;
}
const partyOf = ({ state }: Game) => state.campaign.party;

it('who is astray is so when the campaign is opened again', async () => {
  const game = await inForest();
  const { folder } = game;
  await game.close();
  const again = await Game.open(nodeDisk, folder);
  expect(partyOf(again)).toMatchObject({ hex: '0403', believed: '0706', believedBefore: ['0707'] });
  expect((await trailSteps(again)).map(({ hex }) => hex)).toEqual(['0404', '0403']);
  await again.close();
});

it('undo and redo go through what they think', async () => {
  const game = await inForest();
  await carryOut(game, { type: 'set-belief' });
  expect(partyOf(game)).not.toHaveProperty('believed');
  await carryOut(game, { type: 'undo' });
  expect(partyOf(game)).toMatchObject({ hex: '0403', believed: '0706' });
  await carryOut(game, { type: 'undo' });
  expect(partyOf(game)).toMatchObject({ hex: '0404', believed: '0707' });
  await carryOut(game, { type: 'redo' });
  expect(partyOf(game)).toMatchObject({ hex: '0403', believed: '0706' });
  await game.close();
});

it('who is astray is said to be in the state on the command line', async () => {
  const game = await inForest();
  expect(statePage(game.system, game.state.campaign)).toMatch(
    /^At 0403, .* Astray: they think they are at 0706\.$/m,
  );
  await game.close();
});

it('what a step costs those who are astray is told as if they did not find out before it', async () => {
  const game = await inForest();
  await carryOut(game, { type: 'set-option', option: 'navigation', value: 'off-roads' });
  expect(stepAhead(game, '0402')).toMatchObject({ arrived: true, seconds: 8 * 3600 });
  await game.close();
});
