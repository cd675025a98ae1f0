import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { libraryFolder, ownDataFolder } from '../../src-main/hosts/electron/places.ts';

const [documents, named, stick] = ['/home/ann/Documents', '/games/table', '/media/stick'].map((path) =>
  resolve(path),
) as [string, string, string];

describe('the campaigns of the desktop app are', () => {
  it('where HEXWATCH_HOME says, before all else', () => {
    const env = { HEXWATCH_HOME: named, PORTABLE_EXECUTABLE_DIR: stick };
    expect(libraryFolder(env, documents)).toBe(named);
  });

  it('beside a portable program', () => {
    expect(libraryFolder({ PORTABLE_EXECUTABLE_DIR: stick }, documents)).toBe(join(stick, 'Hexwatch'));
  });

  it('among the documents otherwise, also where a variable is empty', () => {
    const env = { HEXWATCH_HOME: '', PORTABLE_EXECUTABLE_DIR: '' };
    expect(libraryFolder(env, documents)).toBe(join(documents, 'Hexwatch'));
  });
});

describe('what belongs to the windows is', () => {
  it('beside a portable program, wherever the campaigns are', () => {
    const env = { HEXWATCH_HOME: named, PORTABLE_EXECUTABLE_DIR: stick };
    expect(ownDataFolder(env)).toBe(join(stick, 'Hexwatch data'));
  });

  it('in the place of the system otherwise', () => {
    expect(ownDataFolder({ HEXWATCH_HOME: named })).toBeUndefined();
  });
});
