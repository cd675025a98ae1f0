import { untrack } from 'svelte';
import { sheetFor } from './drawing/sheet.ts';
import type { Box } from '../../shared/plan/ways.ts';

/** The sheet under the rooms of a level, as it grows while they are drawn. */
export class GrowingSheet {
  box = $state.raw<Box>(sheetFor([], { w: 0, h: 0 }));
  /** Pixels that the frame around it shows. */
  width = $state(0);
  height = $state(0);

  /** Begins to grow; ends with the component that made it. `unit` is how many pixels a square is seen. */
  constructor(boxes: () => readonly Box[], frame: () => HTMLElement | undefined, unit: () => number) {
    $effect.pre(() => {
      const view = { w: this.width / unit(), h: this.height / unit() };
      const before = untrack(() => this.box);
      const grown = sheetFor(boxes(), view, before);
      if (JSON.stringify(grown) !== JSON.stringify(before)) this.box = grown;
    });
    let { x, y } = untrack(() => this.box);
    // What grew on the left or above is scrolled past before it is seen: nothing moves under the hand.
    $effect(() => {
      const now = this.box;
      const by = { left: (x - now.x) * unit(), top: (y - now.y) * unit() };
      if (by.left !== 0 || by.top !== 0) frame()?.scrollBy({ ...by, behavior: 'instant' });
      ({ x, y } = now);
    });
  }
}
