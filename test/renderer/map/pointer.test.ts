import { describe, expect, it } from 'vitest';
import { Pointer } from '../../../src-renderer/map/hand/pointer.ts';

/** A map of hexes a hundred pixels wide, in one row; the party can go to the second one. */
function aMap({ isBrushed = false } = {}) {
  const did: string[] = [];
  const hexUnder = ({ clientX }: { clientX: number }): string | null =>
    clientX < 0 ? null : `hex ${Math.floor(clientX / 100)}`;
  let stroke: readonly string[] | null = null;
  const hand = {
    get stroke() {
      return stroke;
    },
    touch: (hex: string | null) => {
      did.push(`touch ${hex}`);
      if (hex) stroke = [hex];
    },
    drawTo: (hex: string | null) => void did.push(`draw to ${hex}`),
    lift: () => {
      did.push('lift');
      stroke = null;
      return Promise.resolve();
    },
    pick: (hex: string) => void did.push(`pick ${hex}`),
    drop: () => {
      did.push('drop');
      stroke = null;
    },
  };
  const pointer = new Pointer(hand, {
    hexUnder,
    isBrushed: () => isBrushed,
    movesOnly: ({ button }) => button !== 0,
    hold: () => void did.push('hold'),
    hover: (hex) => void did.push(`hover ${hex}`),
    go: (hex) => {
      did.push(`go ${hex}`);
      return hex === 'hex 1';
    },
    open: (hex) => void did.push(`open ${hex}`),
  });
  return { pointer, did };
}
const at = (
  clientX: number,
  more: { button?: number; ctrlKey?: boolean; altKey?: boolean; isPrimary?: boolean } = {},
) => ({
  clientX,
  clientY: 0,
  button: 0,
  buttons: 1,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  isPrimary: true,
  pointerId: 1,
  ...more,
});

describe('a pointer on the map', () => {
  it('goes to the hex that is clicked', () => {
    const { pointer, did } = aMap();
    pointer.down(at(150));
    pointer.up(at(152));
    expect(did).toEqual(['go hex 1']);
  });

  it('shows the hex that is clicked where nobody can go', () => {
    const { pointer, did } = aMap();
    pointer.down(at(250));
    pointer.up(at(250));
    expect(did).toEqual(['go hex 2', 'hover hex 2']);
  });

  it('opens a hex with the right button, and with Ctrl', () => {
    for (const press of [at(150, { button: 2 }), at(150, { ctrlKey: true })]) {
      const { pointer, did } = aMap();
      pointer.down(press);
      pointer.up(press);
      expect(did).toEqual(['open hex 1']);
    }
  });

  it('clicks nothing once it was dragged, wherever it comes back to', () => {
    const { pointer, did } = aMap();
    pointer.down(at(150));
    pointer.move(at(155));
    pointer.move(at(150));
    pointer.up(at(150));
    expect(did).toEqual([]);
  });

  it('clicks nothing where a second finger came', () => {
    const { pointer, did } = aMap();
    pointer.down(at(150));
    pointer.down(at(250, { isPrimary: false }));
    pointer.up(at(150));
    expect(did).toEqual(['drop']);
  });

  it('clicks nothing off the land', () => {
    const { pointer, did } = aMap();
    pointer.down(at(-50));
    pointer.up(at(-50));
    expect(did).toEqual([]);
  });

  it('is over a hex while no button is down', () => {
    const { pointer, did } = aMap();
    pointer.move(at(150));
    pointer.move({ ...at(250), buttons: 0 });
    pointer.leave();
    expect(did).toEqual(['hover hex 2', 'hover null']);
  });
});

describe('a pointer with the brush', () => {
  it('paints one stroke from press to release', () => {
    const { pointer, did } = aMap({ isBrushed: true });
    pointer.down(at(50));
    pointer.move(at(150));
    pointer.up(at(150));
    expect(did).toEqual(['hold', 'touch hex 0', 'draw to hex 1', 'hover hex 1', 'lift']);
  });

  it('picks what is under it while Alt is held, and paints nothing', () => {
    const { pointer, did } = aMap({ isBrushed: true });
    pointer.down(at(150, { altKey: true }));
    pointer.move(at(250, { altKey: true }));
    pointer.up(at(250, { altKey: true }));
    expect(did).toEqual(['pick hex 1']);
  });

  it('gives the stroke up when a second finger comes', () => {
    const { pointer, did } = aMap({ isBrushed: true });
    pointer.down(at(50));
    pointer.down(at(250, { isPrimary: false }));
    pointer.up(at(50));
    expect(did).toEqual(['hold', 'touch hex 0', 'drop']);
  });

  it('neither goes nor opens anything with another button', () => {
    const { pointer, did } = aMap({ isBrushed: true });
    pointer.down(at(150, { button: 2 }));
    pointer.up(at(150, { button: 2 }));
    expect(did).toEqual([]);
  });
});

describe('the menu of the browser', () => {
  const asked = (more: object) => {
    let isPrevented = false;
    const event = { clientX: 150, clientY: 0, preventDefault: () => (isPrevented = true), ...more };
    return { event, isPrevented: () => isPrevented };
  };

  it('never opens on the map', () => {
    const { pointer, did } = aMap();
    const { event, isPrevented } = asked({ pointerType: 'mouse' });
    pointer.menu(event);
    expect([isPrevented(), did]).toEqual([true, []]);
  });

  it('gives way to the hex under a finger that stays', () => {
    const { pointer, did } = aMap();
    pointer.menu(asked({ pointerType: 'touch' }).event);
    expect(did).toEqual(['open hex 1']);
  });

  it('opens no hex for a finger that paints', () => {
    const { pointer, did } = aMap({ isBrushed: true });
    pointer.menu(asked({ pointerType: 'touch' }).event);
    expect(did).toEqual([]);
  });
});
