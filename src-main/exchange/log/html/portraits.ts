import type { Element } from 'hast';
import { h, s } from 'hastscript';
import { strokesOf } from '../../../../shared/drawing/faces/draw.ts';

/** Somebody of the party, and what their face is drawn from (`goblin:48`). */
export interface Portrait {
  name: string;
  face: string;
}

const CLASSES = { ink: 'i', paper: 'p', line: 'l', cut: 'c' } as const;
const HATCHING = Array.from({ length: 16 }, (_, index) => `M0 ${3 + index * 6.4}H100`).join('');

const faceOf = (face: string): Element =>
  s('svg', { viewBox: '0 0 100 100', ariaHidden: 'true' }, [
    s('rect', { class: 'ground', width: 100, height: 100 }),
    s('path', { class: 'hatching', d: HATCHING }),
    ...strokesOf(face).map((stroke) =>
      s('path', { class: CLASSES[stroke.with], d: stroke.d, strokeWidth: stroke.width }),
    ),
  ]);

/** A longer name may be cut off below its face. */
const LONG = 20;

/** Faces with their names below; of a long name the first rows, and all of it in its title. */
export const portraits = (party: readonly Portrait[]): Element =>
  h(
    'ul',
    { class: 'faces' },
    party.map(({ name, face }) =>
      h('li', name.length > LONG ? { title: name } : {}, [faceOf(face), h('bdi', name)]),
    ),
  );
