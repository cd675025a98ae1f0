import type { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import {
  archiveAmong,
  arrivals,
  questionBefore,
  type Arrival,
} from '../../src-main/hosts/electron/arrivals.ts';

const { app } = vi.hoisted(() => ({ app: {} as Pick<EventEmitter, 'emit'> }));
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  return { app: Object.assign(app, Emitter.prototype) };
});

test('the campaign file among the words of a start is found by path or address', () => {
  const fileIn = (words: string[], folder: string): unknown => archiveAmong(words, folder);
  expect(fileIn(['--flag', 'vale.hexwatch'], '/home/mae')).toEqual({ file: '/home/mae/vale.hexwatch' });
  expect(fileIn(['/games/Vale.HEXWATCH'], '/')).toEqual({ file: '/games/Vale.HEXWATCH' });
  expect(fileIn(['file:///games/The%20Vale.hexwatch'], '/')).toEqual({ file: '/games/The Vale.hexwatch' });
});

test('no other word is taken for one', () => {
  for (const word of ['vale', 'vale.hexwatch.zip', '--open=vale.hexwatch', ''])
    expect(archiveAmong([word], '/')).toBeUndefined();
});

test.each([
  'file://nas/share/x.hexwatch',
  'FILE://nas/share/x.hexwatch',
  'file:///games/a%2Fb.hexwatch',
  'file:///games/a%00.hexwatch',
  'file:///games/%zz.hexwatch',
  'file://%.hexwatch',
  'file://[.hexwatch',
])('%s, which leads to no file here, is told in words', (address) => {
  expect(archiveAmong([address], '/')).toEqual({
    trouble: expect.stringContaining(`${address} is no address of a file on this computer.`) as string,
  });
});

test('before a file takes the place of the campaign that is open, it is asked', () => {
  expect(questionBefore({ table: null }, '/games/b.hexwatch')).toBeNull();
  const view = { table: { campaign: { name: 'The Vale' } } };
  expect(questionBefore(view, '/games/b.hexwatch')).toEqual({
    message: '“The Vale” is open. Close it and open b.hexwatch? Everything in “The Vale” is saved.',
    stay: 'Stay in “The Vale”',
    go: 'Close it and open the file',
  });
});

test('what comes before anybody receives waits, and what comes later is received at once', () => {
  const { receive } = arrivals();
  const prevented: string[] = [];
  const openFile = (file: string): boolean =>
    app.emit('open-file', { preventDefault: () => prevented.push(file) }, file);
  openFile('/a.hexwatch');
  openFile('/notes.txt');
  const got: Arrival[] = [];
  receive((arrival) => got.push(arrival));
  expect(got).toEqual([{ file: '/a.hexwatch' }]);
  app.emit('second-instance', {}, ['hexwatch', 'b.hexwatch'], '/games');
  app.emit('second-instance', {}, ['hexwatch'], '/games');
  expect(got).toEqual([{ file: '/a.hexwatch' }, { file: '/games/b.hexwatch' }]);
  expect(prevented).toEqual(['/a.hexwatch', '/notes.txt']);
});
