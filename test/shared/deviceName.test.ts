import { expect, test } from 'vitest';
import { isDeviceName } from '../../shared/text/deviceName.ts';

test.each([
  'CON',
  'prn',
  'Aux.txt',
  'nul.tar.gz',
  'COM1.png',
  'com9',
  'LPT³.jpg',
  'com¹ .png',
  'CON. .',
  'nul:',
  'CONIN$',
])('“%s” is a device on Windows', (name) => {
  expect(isDeviceName(name)).toBe(true);
});

test.each([
  '',
  '.png',
  'console.png',
  'com.png',
  'com0',
  'com10.png',
  'lpt',
  'my con.png',
  'a.con',
  ' con',
  'auxiliary',
])('“%s” is a name like any other', (name) => {
  expect(isDeviceName(name)).toBe(false);
});
