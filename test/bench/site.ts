import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { seededDice } from '../../shared/dice/sources.ts';
import { changesBetween } from '../../shared/page/patch.ts';
import { Game } from '../../src-main/game/game.ts';
import { gameView } from '../../src-main/queries/view/gameView.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { give } from './give.ts';
import { middle, ranked } from './times.ts';

const TEXT = 'A cold room with a low ceiling, two pillars and a smell of wet ash. '.repeat(6);
const MOVES = 60;
const BETWEEN_CHECKPOINTS = 250;

/** What going from room to room costs in a site with so many rooms: bytes sent and written by a move, and milliseconds. */
export interface SiteCost {
  sent: number;
  written: number;
  ms: number;
}

/** The time that one in ten stays below: the disk and other programs disturb the others. */
const undisturbed = (all: readonly number[]): number => ranked(all, 0.1);

/** A site of rooms in a row, each with its texts and treasure. */
async function drawn(game: Game, rooms: number): Promise<void> {
  const { hex } = game.state.campaign.party;
  await give(game, { type: 'open-session' });
  await give(game, { type: 'keep-site', name: 'Vault', hex, dangerous: false });
  const room = { type: 'keep-room', site: 'vault', name: 'Room', aloud: TEXT, secret: TEXT };
  const treasure = [{ name: 'Ring', count: 3, slots: 0 }];
  for (let number = 1; number <= rooms; number += 1) {
    await give(game, { ...room, treasure });
    const to = `room-${number}`;
    if (number > 1) await give(game, { type: 'join-rooms', site: 'vault', room: `room-${number - 1}`, to });
  }
  await give(game, { type: 'enter-site', site: 'vault' });
  // The log is full, and a checkpoint was just made, in a small site as in a large one.
  for (let left = BETWEEN_CHECKPOINTS + 100 - ((2 * rooms + 2) % BETWEEN_CHECKPOINTS); left > 0; left -= 1)
    await give(game, { type: 'note', text: `line ${left}` });
}

/** Many moves to and fro between two rooms in the middle: bytes in the middle, and the undisturbed time. */
export async function costOfSite(home: string, rooms: number): Promise<SiteCost> {
  const folder = join(home, `site-${rooms}`);
  await Game.create(nodeDisk, folder, { name: 'Bench', system: 'fivey', sample: true });
  const game = await Game.open(nodeDisk, folder, { dice: seededDice(1) });
  await drawn(game, rooms);
  const sent: number[] = [];
  const written: number[] = [];
  const times: number[] = [];
  for (let move = 0; move < MOVES; move += 1) {
    const before = gameView(game);
    const began = performance.now();
    const room = `room-${Math.floor(rooms / 2) + (move % 2)}`;
    const events = await give(game, { type: 'go-to-room', room, anyway: true });
    written.push(JSON.stringify(events).length);
    const after = gameView(game);
    sent.push(JSON.stringify(changesBetween(before, after)).length);
    times.push(performance.now() - began);
    if (game.state.campaign.encounter) await give(game, { type: 'part' });
  }
  await game.close();
  return { sent: middle(sent), written: middle(written), ms: undisturbed(times) };
}
