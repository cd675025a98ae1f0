import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { logFile, olderOf, traceOf } from '../../src-main/hosts/electron/logFile.ts';
import { ownFolder } from '../helpers/folders.ts';

const noon = (): Date => new Date('2026-11-22T12:00:00Z');

test('the log says when, what, and where in the program, and nothing of the message', () => {
  const file = join(ownFolder('home'), 'logs/hexwatch.log');
  logFile(file, noon).note(
    'A bug',
    Object.assign(new RangeError('A raven\n    at noon follows.'), { code: 'E7' }),
  );
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^2026-11-22T12:00:00\.000Z A bug: RangeError E7\n\s+at .+logFile\.test\.ts:\d+:\d+/);
  expect(text).not.toMatch(/raven|noon/);
});

test('what is no error is noted by its kind alone', () => {
  expect(traceOf('A raven follows.')).toBe('string');
  expect(traceOf({ note: 'A raven follows.' })).toBe('object');
});

test('the log and the one before it never grow beyond their limit', () => {
  const file = ownFolder('hexwatch.log');
  const log = logFile(file, noon, 500);
  for (let count = 0; count < 100; count += 1) {
    log.note(`line ${count}`);
    expect(statSync(file).size).toBeLessThanOrEqual(500);
  }
  log.note('x'.repeat(5000));
  expect(statSync(file).size).toBeLessThanOrEqual(500);
  expect(statSync(olderOf(file)).size).toBeLessThanOrEqual(500);
  expect(readFileSync(olderOf(file), 'utf8')).toContain('line 99');
  expect(olderOf('/a.b/logs/hexwatch.log')).toBe('/a.b/logs/hexwatch.older.log');
});

test('a log that can’t be written does no harm', () => {
  const log = logFile('/dev/null/hexwatch.log', noon);
  log.note('A bug', new Error('x'));
  log.touch();
  expect(existsSync('/dev/null/hexwatch.log')).toBe(false);
});
