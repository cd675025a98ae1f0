import { describe, expect, it } from 'vitest';
import { ACT_IDS, actsWith, AS_MADE, keyOfAct, WAYS, whyNot } from '../../src-renderer/keys/acts.ts';
import { actOf, OWN_KEYS } from '../../src-renderer/keys/keymap.ts';
import { learnt, letterOf, lettersOn, US_LETTERS } from '../../src-renderer/keys/letters.ts';

const CODES = 'QWERTYUIOPASDFGHJKLZXCVBNM'.split('').map((letter) => `Key${letter}`);
const written = (letters: string): Map<string, string> =>
  new Map(CODES.map((code, index) => [code, letters[index] ?? '']));
const KEYBOARDS = {
  US: written('qwertyuiopasdfghjklzxcvbnm'),
  German: written('qwertzuiopasdfghjklyxcvbnm'),
  French: written('azertyuiopqsdfghjklwxcvbn,'),
  Colemak: written('qwfpgjluy;arstdhneizxcvbkm'),
  Dvorak: written("',.pyfgcrlaoeuidhtn;qjkxbm"),
};
const WALKING = Object.values(WAYS).map(({ key }) => key);

describe('letters of the table', () => {
  it('have one meaning each, whatever the moment and the system', () => {
    const keys = [...actsWith().map(({ key }) => key), ...OWN_KEYS.keys()];
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('can’t be given a second meaning', () => {
    expect(whyNot('camp', keyOfAct('pass'), AS_MADE)).toContain('pass time');
    expect(whyNot('camp', 'w', AS_MADE)).toContain('travel north');
    expect(whyNot('camp', 'l', AS_MADE)).toContain('write in the log');
    expect(whyNot('camp', '3', AS_MADE)).toContain('Numbers');
    expect(whyNot('camp', keyOfAct('camp'), AS_MADE)).toBeUndefined();
    const moved = { on: true, changed: { pass: '[' } };
    expect(whyNot('camp', 'p', moved)).toBeUndefined();
    expect(whyNot('camp', '[', moved)).toContain('pass time');
  });

  it('are switched off but for Space and Enter', () => {
    expect(actsWith({ on: false, changed: {} }).map(({ key }) => key)).toEqual(['Enter', ' ']);
  });

  it('are the same large and small, and with Ctrl go by what is written', () => {
    expect(letterOf({ key: 'P', code: 'KeyP', shift: false }, US_LETTERS)).toBe('p');
    expect(actOf({ key: 'Z', code: 'KeyZ', ctrl: true, shift: false })).toBe('undo');
    expect(actOf({ key: 'z', code: 'KeyZ', ctrl: true, shift: true })).toBe('redo');
    const french = lettersOn(KEYBOARDS.French);
    expect(actOf({ key: 'z', code: 'KeyW', ctrl: true, shift: false }, french)).toBe('undo');
  });
});

describe.each(Object.entries(KEYBOARDS))('on a %s keyboard', (_, layout) => {
  const letters = lettersOn(layout);
  it('the six ways lie around each other as on a US one, and show what is written there', () => {
    for (const way of WALKING) {
      const code = `Key${way.toUpperCase()}`;
      const key = layout.get(code) ?? '';
      expect(letterOf({ key, code, shift: false }, letters)).toBe(way);
      expect(letters.get(way)).toBe(key);
    }
  });

  it('every act has a key that shows its letter and gives no other', () => {
    for (const id of ACT_IDS) {
      const shown = letters.get(keyOfAct(id)) ?? keyOfAct(id);
      const code = [...layout].find(([, key]) => key === shown)?.[0];
      expect(letterOf({ key: shown, ...(code ? { code } : {}), shift: false }, letters)).toBe(keyOfAct(id));
    }
  });
});

describe('a keyboard that the browser tells nothing of', () => {
  it('teaches its letters as they are pressed', () => {
    const first = learnt(new Map(), { key: 'z', code: 'KeyW', shift: false }) ?? new Map();
    expect(lettersOn(first).get('w')).toBe('z');
    expect(lettersOn(first).get('z')).toBe('w');
    expect(learnt(first, { key: 'z', code: 'KeyW', shift: false })).toBeUndefined();
    expect(learnt(new Map(), { key: 'p', code: 'KeyP', shift: false })).toBeUndefined();
    expect(learnt(new Map(), { key: '/', code: 'Slash', shift: false })).toBeUndefined();
  });
});
