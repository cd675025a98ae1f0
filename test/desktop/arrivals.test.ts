import type { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { archiveAmong, arrivals } from '../../src-main/hosts/electron/arrivals.ts';

const { app } = vi.hoisted(() => ({ app: {} as Pick<EventEmitter, 'emit'> }));
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  return { app: Object.assign(app, Emitter.prototype) };
});

test('the campaign file among the words of a start is found by path or address', () => {
  expect(archiveAmong(['--flag', 'vale.hexwatch'], '/home/mae')).toBe('/home/mae/vale.hexwatch');
  expect(archiveAmong(['/games/Vale.HEXWATCH'], '/')).toBe('/games/Vale.HEXWATCH');
  expect(archiveAmong(['file:///games/The%20Vale.hexwatch'], '/')).toBe('/games/The Vale.hexwatch');
});

test('no other word is taken for one', () => {
  for (const word of ['vale', 'vale.hexwatch.zip', '--open=vale.hexwatch', 'file://%.hexwatch', ''])
    expect(archiveAmong([word], '/')).toBeUndefined();
});

test('what comes before anybody receives waits, and what comes later is received at once', () => {
  const { receive } = arrivals();
  const prevented: string[] = [];
  const openFile = (file: string): boolean =>
    app.emit('open-file', { preventDefault: () => prevented.push(file) }, file);
  openFile('/a.hexwatch');
  openFile('/notes.txt');
  const got: string[] = [];
  receive((file) => got.push(file));
  expect(got).toEqual(['/a.hexwatch']);
  app.emit('second-instance', {}, ['hexwatch', 'b.hexwatch'], '/games');
  app.emit('second-instance', {}, ['hexwatch'], '/games');
  expect(got).toEqual(['/a.hexwatch', '/games/b.hexwatch']);
  expect(prevented).toEqual(['/a.hexwatch', '/notes.txt']);
});
