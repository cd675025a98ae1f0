import { expect, it } from 'vitest';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { Game } from '../../../src-main/game/game.ts';
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

it('who is astray is so when the campaign is opened again, from the checkpoint or from the journal', async () => {
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
