import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { changesBetween } from '../../shared/page/patch.ts';
import { labelOf } from '../../shared/hex/coordinates.ts';
import type { Land } from '../../shared/hex/land.ts';
import { Game } from '../../src-main/game/game.ts';
import { gameView } from '../../src-main/queries/view/gameView.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { allDrawn, launchBrowser } from '../helpers/browser.ts';
import { takeSeat, type Seat } from '../helpers/referee.ts';
import { startHost } from '../helpers/webHost.ts';
import { give } from './give.ts';
import { benchLand, svgOf } from './land.ts';
import { middle, ranked } from './times.ts';

const FRAMES = 120;
const STROKES = 9;

/** What the map costs over a land, in milliseconds and bytes. */
export interface MapCost {
  /** Script and paint of a frame: with all in view, and at the zoom at which one plays. */
  pan: Frames;
  zoom: Frames;
  near: Frames;
  /** From a stroke of eight hexes until it is drawn, and the bytes that it sends. */
  stroke: number;
  sent: number;
  /** What the page and its worker keep in memory after all that; undefined where that can’t be told. */
  bytes: number | undefined;
}

export interface Frames {
  median: number;
  p95: number;
}
const framesOf = (times: readonly number[]): Frames => ({ median: middle(times), p95: ranked(times, 0.95) });

/** Before the page begins: how long each frame works, until all of it is drawn, is noted while one asks for it. */
function noteFrames(): void {
  const noted = { on: false, times: [] as number[] };
  Object.assign(window, { noted });
  const next = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (step) =>
    next((now) => {
      const began = performance.now();
      step(now);
      if (!noted.on) return;
      // To read a point means to wait until all is drawn.
      document
        .querySelector<HTMLCanvasElement>('[data-testid=map] canvas')
        ?.getContext('2d')
        ?.getImageData(0, 0, 1, 1);
      noted.times.push(performance.now() - began);
    });
}

interface Noted {
  noted: { on: boolean; times: number[] };
}

/** Moves the map again and again, one step a frame; gives back what the frames took, with what each step did before its frame. */
const framesWhile = (page: Page, what: 'pan' | 'zoom'): Promise<number[]> =>
  page.evaluate(
    async ([kind, frames]) => {
      const canvas = document.querySelector<HTMLCanvasElement>('[data-testid=map] canvas');
      if (!canvas) throw new Error('The page has no map.');
      const { noted } = window as unknown as Noted;
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const turn = (deltaX: number, deltaY: number): void => {
        const where = { clientX: left + width / 2, clientY: top + height / 2 };
        canvas.dispatchEvent(
          new WheelEvent('wheel', { deltaX, deltaY, ...where, cancelable: true, bubbles: true }),
        );
      };
      noted.times = [];
      noted.on = true;
      const taken: number[] = [];
      for (let frame = 0; frame < frames; frame += 1) {
        const isBack = Math.floor(frame / 10) % 2 === 1;
        const began = performance.now();
        if (kind === 'pan') turn(isBack ? -7 : 7, isBack ? -3 : 3);
        else turn(0, isBack ? 120 : -120);
        const step = performance.now() - began;
        const before = noted.times.length;
        await new Promise(requestAnimationFrame);
        taken.push(step + noted.times.slice(before).reduce((sum, one) => sum + one, 0));
      }
      noted.on = false;
      return taken.slice(10);
    },
    [what, FRAMES] as const,
  );

/** From giving a stroke until the map has drawn it. */
async function strokes({ page, given }: Seat): Promise<number> {
  const times: number[] = [];
  for (let stroke = 0; stroke < STROKES; stroke += 1) {
    const hexes = Array.from({ length: 8 }, (_, index) =>
      labelOf(6 + (index % 4), 6 + Math.floor(index / 4)),
    );
    const drawn = page.evaluate(
      () =>
        new Promise<number>((done) => {
          const canvas = document.querySelector<HTMLCanvasElement>('[data-testid=map] canvas');
          const began = performance.now();
          const look = new MutationObserver(() => {
            if (canvas?.dataset['drawn'] !== 'true') return;
            look.disconnect();
            done(performance.now() - began);
          });
          if (canvas) look.observe(canvas, { attributeFilter: ['data-drawn'] });
        }),
    );
    await given({ type: 'paint-hexes', hexes, terrain: stroke % 2 === 0 ? 'snow' : 'forest' });
    times.push(await drawn);
  }
  return middle(times.slice(1));
}

/** Has the page and its workers give back what they no longer use, as they would when memory is scarce. */
async function collectGarbage(page: Page): Promise<void> {
  const inspector = await page.context().newCDPSession(page);
  const workers: string[] = [];
  inspector.on('Target.attachedToTarget', ({ sessionId }) => workers.push(sessionId));
  await inspector.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const message = JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' });
  await inspector.send('HeapProfiler.collectGarbage');
  for (const sessionId of workers) {
    const done = new Promise((resolve) => {
      inspector.once('Target.receivedMessageFromTarget', resolve);
    });
    await inspector.send('Target.sendMessageToTarget', { sessionId, message });
    await done;
  }
  await inspector.detach();
}

/** The memory of the pages of a browser that is theirs alone (Linux tells it). */
function pageBytes(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const pages = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('--type=renderer') && line.includes('hexwatch-chromium'));
  return pages.reduce((sum, line) => {
    const of = readFileSync(`/proc/${line.trim().split(' ')[0]}/smaps_rollup`, 'utf8');
    return sum + Number(/^Pss:\s+(\d+)/m.exec(of)?.[1] ?? 0) * 1024;
  }, 0);
}

/** The bytes of what changes on the wire by a stroke of eight hexes. */
async function strokeBytes(game: Game): Promise<number> {
  const before = gameView(game);
  await give(game, {
    type: 'paint-hexes',
    hexes: ['0303', '0304', '0305', '0306', '0403', '0404', '0405', '0406'],
    terrain: 'snow',
  });
  return JSON.stringify(changesBetween(before, gameView(game))).length;
}

async function charted(folder: string, land: Land): Promise<number> {
  await Game.create(nodeDisk, folder, { name: 'Bench', system: 'cairn' });
  const game = await Game.open(nodeDisk, folder);
  await give(game, { type: 'chart-land', land });
  await give(game, { type: 'place-party', hex: '0808' });
  const sent = await strokeBytes(game);
  await game.close();
  return sent;
}

/** What the map of a land of side² costs in the built page. */
export async function costOfMap(home: string, side: number): Promise<MapCost> {
  const folder = join(home, `land-${side}`);
  const sent = await charted(folder, benchLand(side));
  const browser = await launchBrowser();
  const host = await startHost(join(home, 'library'), [folder]);
  try {
    const seat = await takeSeat(browser, host);
    const { page } = seat;
    await page.addInitScript(noteFrames);
    await page.reload();
    await page.getByTestId('map').waitFor();
    await allDrawn(page);
    const near = await framesWhile(page, 'pan');
    await allDrawn(page);
    const stroke = await strokes(seat);
    await page.getByRole('button', { name: 'Show the whole map' }).click();
    await page.waitForTimeout(500);
    await allDrawn(page);
    const pan = await framesWhile(page, 'pan');
    const zoom = await framesWhile(page, 'zoom');
    await allDrawn(page);
    await collectGarbage(page);
    const bytes = pageBytes();
    return { pan: framesOf(pan), zoom: framesOf(zoom), near: framesOf(near), stroke, sent, bytes };
  } finally {
    await browser.close();
    await host.stop();
  }
}

/** The time of a frame in which the whole land moves as SVG in a page of its own. */
export async function frameOfSvg(side: number): Promise<number> {
  const browser: Browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:1280px;height:800px}</style>${svgOf(benchLand(side))}`,
    );
    const times = await page.evaluate(async () => {
      const svg = document.querySelector('svg');
      const [x = 0, y = 0, width = 1, height = 1] = (svg?.getAttribute('viewBox') ?? '')
        .split(' ')
        .map(Number);
      const taken: number[] = [];
      let before = await new Promise<number>(requestAnimationFrame);
      for (let frame = 0; frame < 20; frame += 1) {
        svg?.setAttribute('viewBox', `${x + frame * 7} ${y + frame * 3} ${width} ${height}`);
        const now = await new Promise<number>(requestAnimationFrame);
        taken.push(now - before);
        before = now;
      }
      return taken.slice(2);
    });
    return middle(times);
  } finally {
    await browser.close();
  }
}
