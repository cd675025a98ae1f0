import { join } from 'node:path';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { Game } from '../../src-main/game/game.ts';
import { launchBrowser } from '../helpers/browser.ts';
import { takeSeat } from '../helpers/referee.ts';
import { startHost } from '../helpers/webHost.ts';
import { give } from './give.ts';
import { middle } from './times.ts';

const FRAMES = 120;

/** A land of so many hexes on each side, with a road from west to east in every fifth row and a village in every tenth hex. */
async function landAt(folder: string, side: number): Promise<void> {
  await Game.create(nodeDisk, folder, { name: 'Bench', system: 'cairn' });
  const table = await Game.open(nodeDisk, folder);
  const columns = Array.from({ length: side }, (_, x) =>
    Array.from({ length: side }, (_hex, y) => ({
      terrain: (x + y) % 3 === 0 ? 'forest' : 'plain',
      known: true,
      ...((x * side + y) % 10 === 0 ? { feature: { kind: 'village', name: `Place ${x} ${y}` } } : {}),
    })),
  );
  const label = (column: number, row: number): string => {
    const width = column > 99 || row > 99 ? 3 : 2;
    return String(column).padStart(width, '0') + String(row).padStart(width, '0');
  };
  const paths = Array.from({ length: Math.floor(side / 5) }, (_, index) => ({
    kind: 'road',
    hexes: Array.from({ length: side }, (_hex, x) => label(x + 1, index * 5 + 1)),
  }));
  for (const command of [
    { type: 'chart-land', land: { name: 'Bench', columns, paths } },
    { type: 'place-party', hex: '0808' },
  ])
    await give(table, command);
  await table.close();
}

/** The median time of a frame in milliseconds while the map is made larger and smaller by the wheel, over a land of side². */
export async function frameOf(home: string, side: number): Promise<number> {
  const folder = join(home, `land-${side}`);
  await landAt(folder, side);
  const browser = await launchBrowser();
  const host = await startHost(join(home, 'library'), [folder]);
  try {
    const { page } = await takeSeat(browser, host);
    await page.getByTestId('map').waitFor();
    const times = await page.evaluate(async (frames) => {
      const canvas = document.querySelector('canvas');
      const pen = canvas?.getContext('2d');
      if (!canvas || !pen) throw new Error('The page has no map.');
      const taken: number[] = [];
      for (let frame = 0; frame < frames; frame += 1) {
        const began = performance.now();
        canvas.dispatchEvent(
          new WheelEvent('wheel', { deltaY: frame % 2 === 0 ? 120 : -120, cancelable: true }),
        );
        await new Promise<void>((done) => queueMicrotask(done));
        // To read a point means to wait until all is drawn.
        pen.getImageData(0, 0, 1, 1);
        taken.push(performance.now() - began);
      }
      return taken;
    }, FRAMES);
    return middle(times.slice(20));
  } finally {
    await browser.close();
    await host.stop();
  }
}
