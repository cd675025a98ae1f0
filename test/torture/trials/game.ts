import { deepStrictEqual, ok } from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Dice } from '../../../shared/dice/dice.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { Game } from '../../../src-main/game/game.ts';
import { checksum, sorted } from '../../../src-main/store/json.ts';
import { StoreTrouble, type Disk } from '../../../src-main/store/store.ts';
import { filled } from '../../helpers/autoplay.ts';
import { ModelDisk } from '../modelDisk.ts';
import { each, upTo, type Outcome, type Trial } from '../trial.ts';

const FOLDER = '/games/vale';

/** A campaign of one of the systems, with its sample. */
async function sampled(dice: Dice): Promise<ModelDisk> {
  const disk = new ModelDisk();
  const system = systems[dice(systems.length) - 1] ?? systems[0];
  if (!system) throw new Error('There is no system.');
  await Game.create(disk.program(), FOLDER, { name: 'Vale', system: system.id, sample: true });
  return disk;
}

const open = (disk: Disk, dice: Dice): Promise<Game> =>
  Game.open(disk, FOLDER, { dice: seededDice(dice(1e6)) });

/** Does something that is offered, a session first. Gives back whether it was carried out. */
async function something(game: Game, dice: Dice): Promise<boolean> {
  if ((await game.dispatch({ type: 'open-session' })).ok) return true;
  const { offers } = { offers: game.offers() };
  const offer = offers[dice(Math.max(1, offers.length)) - 1];
  if (!offer) return false;
  return (await game.dispatch(filled(offer, dice(1000)))).ok;
}

/** The state with its keys in order, as campaign.json has it. */
const textOf = (game: Game): string => JSON.stringify(sorted(game.state));

/** Plays by chance: each act is undone and done again now and then, and the game opened anew. */
async function undoing(dice: Dice, size: number): Promise<Outcome> {
  const done = await each(upTo(100 * size), async () => {
    const disk = await sampled(dice);
    let game = await open(disk.program(), dice);
    for (let act = 0; act < 12; act++) {
      const before = textOf(game);
      if (!(await something(game, dice))) continue;
      const after = textOf(game);
      if (dice(4) === 1) {
        await game.close();
        game = await open(disk.program(), dice);
        ok(textOf(game) === after, 'another state after opening again');
      }
      if (dice(2) === 1) continue;
      ok((await game.dispatch({ type: 'undo' })).ok, 'undo was refused');
      ok(textOf(game) === before, 'undo leads to another state');
      ok((await game.dispatch({ type: 'redo' })).ok, 'redo was refused');
      ok(textOf(game) === after, 'redo leads to another state');
    }
    await game.close();
  });
  return { ...done, figure: 'byte-equal states in all systems' };
}

/** Changes some bytes, or takes a piece out, or sets an odd value in its place; the checksum is mended now and then. */
function spoiled(bytes: Uint8Array, dice: Dice): Uint8Array {
  const at = dice(bytes.length) - 1;
  const odd = [
    'null',
    '1e400',
    '-1',
    '"__proto__":{"x":1},',
    '[[[[[[',
    '\ud800',
    '9'.repeat(400),
    '\0',
    '{"length":{}}',
  ];
  const cut = Buffer.from(bytes).subarray(at + dice(12));
  const piece = Buffer.from(odd[dice(odd.length) - 1] ?? '');
  const text = Buffer.concat([bytes.subarray(0, at), piece, cut]).toString();
  if (dice(3) === 1) return Buffer.from(text);
  return Buffer.from(
    text
      .replace(
        /^([^]*),\n "sum": "[0-9a-f]{8}"\n\}\n$/,
        (_, head: string) => `${head},\n "sum": "${checksum(head)}"\n}\n`,
      )
      .replace(
        /^(\{"seq.*),"sum":"[0-9a-f]{8}"\}$/gm,
        (_, head: string) => `${head},"sum":"${checksum(head)}"}`,
      ),
  );
}

/** Hostile files: opened, or refused in words. */
async function hostile(dice: Dice, size: number): Promise<Outcome> {
  const before = Object.getOwnPropertyNames(Object.prototype).length;
  const disk = await sampled(dice);
  const files = [...disk.files()];
  let slowest = 0;
  const done = await each(upTo(10_000 * size), async () => {
    const [name, bytes] = files[dice(files.length) - 1] ?? ['', new Uint8Array()];
    const one = disk.clone();
    one.put(name, Uint8Array.from(spoiled(bytes, dice)));
    const began = process.cpuUsage();
    const game = await open(one.program(), dice).catch((error: unknown) => {
      if (error instanceof StoreTrouble) return null;
      throw error;
    });
    if (game) {
      await game.dispatch({ type: 'note', text: 'Fog' });
      await game.close();
    }
    const { user, system } = process.cpuUsage(began);
    slowest = Math.max(slowest, (user + system) / 1000);
    deepStrictEqual(Object.getOwnPropertyNames(Object.prototype).length, before, 'a prototype was touched');
  });
  if (slowest > 2000) done.failures.push(`one took the processor ${Math.round(slowest)} ms`);
  return { ...done, figure: `0 crashes, 0 prototypes touched, slowest ${Math.round(slowest)} ms` };
}

/** No answer comes before the flush is done, however long the disk takes. */
async function saved(dice: Dice, size: number): Promise<Outcome> {
  const done = await each(upTo(20 * size), async (time) => {
    const program = (await sampled(dice)).program();
    let flush = (): void => undefined;
    let begins = (): void => undefined;
    const flushing = (): Promise<void> => new Promise((done) => (begins = done));
    const slow: Disk = {
      ...program,
      openAppend: async (path, create) => {
        const handle = await program.openAppend(path, create);
        const datasync = async (): Promise<void> => {
          await new Promise<void>((done) => {
            flush = done;
            begins();
          });
          await handle.datasync();
        };
        return { ...handle, datasync };
      },
    };
    let held = flushing();
    const opening = open(slow, dice);
    await Promise.race([held, opening]);
    flush();
    const game = await opening;
    const [seq, state] = [game.seq, textOf(game)];
    held = flushing();
    let isAnswered = false;
    const answer = game.dispatch({ type: 'note', text: 'Fog' }).finally(() => (isAnswered = true));
    await held;
    await setTimeout(size > 1 && time === 0 ? 30_000 : 0);
    ok(!isAnswered && game.seq === seq && textOf(game) === state, 'shown before it was flushed');
    flush();
    ok((await answer).ok);
    await game.close();
  });
  return { ...done, figure: 'never answered nor shown before the flush' };
}

export const GAMES: readonly Trial[] = [
  { promise: 12, run: undoing },
  { promise: 13, run: saved },
  { promise: 17, run: hostile },
];
