import { noticedBy } from './rows.mjs';

const caps = noticedBy('test/guards/caps.test.ts')([
  ['door: depth of a command', 'src-main/game/admission.ts', ` || isDeeperThan(given, MOST_NESTING)`],
  [
    'door: read-only',
    'src-main/game/admission.ts',
    `  if (readOnly) return refused('read-only', 'This campaign is open read-only.');\n`,
  ],
  ['door: large numbers', 'shared/campaign/decide.ts', `    if (!silent) demandBounds(parsed.data);\n`],
]);

const words = noticedBy('test/game/plainFaults.test.ts')([
  [
    'door: plain words',
    'shared/fitting.ts',
    `schema.safeParse(value, { error: inPlainWords })`,
    `schema.safeParse(value)`,
  ],
  [
    'door: a value that lies about its length',
    'shared/fitting.ts',
    `  } catch {\n    return schema.safeParse(undefined, { error: inPlainWords });\n  }`,
    `  } finally {\n    void inPlainWords;\n  }`,
  ],
]);

const library = noticedBy('test/game/library.test.ts')([
  [
    'door: folders of the library alone',
    'src-main/workspace/workspace.ts',
    `campaigns.some((card) => card.folder === folder)`,
    `campaigns.length >= 0`,
  ],
  [
    'door: one campaign by any name',
    'src-main/workspace/library.ts',
    `resolve(one.folder) === resolve(given)`,
    `one.folder === given`,
  ],
  [
    'door: a library that can’t be read',
    'src-main/workspace/library.ts',
    `inWords(library, 'reading', () => disk.list(library));`,
    `disk.list(library);`,
  ],
]);

export const doors = [...caps, ...words, ...library];
