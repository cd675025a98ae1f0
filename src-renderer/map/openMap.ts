import { sightOf, usualZoom } from './camera/camera.ts';
import type { Box } from '../../shared/drawing/map/geometry.ts';
import { Eye, type Sights } from './camera/eye.ts';
import { Stage } from './stage.ts';

/** A map on a canvas: what paints it, and the eye that looks at it. */
export interface OpenMap {
  stage: Stage;
  eye: Eye;
  close(): void;
}

/** Opens a map on a canvas of the page; tells how near the eye is, and what is in its sight, whenever that changes. */
export function openMap(
  canvas: HTMLCanvasElement,
  sights: Omit<Sights, 'onlook'>,
  onlook: (zoom: number, sight: Box) => void = () => undefined,
): OpenMap {
  const stage = new Stage(canvas);
  const first = { x: 0, y: 0, zoom: usualZoom(sights.larger()) };
  const eye = new Eye(canvas, first, {
    ...sights,
    onlook: (camera) => {
      stage.look(camera, sights.larger());
      onlook(camera.zoom, sightOf(camera, { width: canvas.clientWidth, height: canvas.clientHeight }));
    },
  });
  return {
    stage,
    eye,
    close: () => {
      eye.close();
      stage.close();
    },
  };
}

const USUAL_LETTERS = 16;

/** How much larger the letters of the page are than the usual ones. */
export const lettersOfPage = (): number =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_LETTERS;
