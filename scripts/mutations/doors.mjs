import { noticedBy } from './rows.mjs';

const ACTS = 'src-main/workspace/acts.ts';

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
    'shared/door/fitting.ts',
    `schema.safeParse(value, { error: inPlainWords })`,
    `schema.safeParse(value)`,
  ],
  [
    'door: a value that lies about its length',
    'shared/door/fitting.ts',
    `  } catch {\n    return schema.safeParse(undefined, { error: inPlainWords });\n  }`,
    `  } finally {\n    void inPlainWords;\n  }`,
  ],
]);

const library = noticedBy('test/game/library.test.ts')([
  [
    'door: folders of the library alone',
    'src-main/workspace/desk.ts',
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

const beside = [
  ...noticedBy('test/game/prep/bringIn.test.ts')([
    [
      'door: a copy of a campaign of the library',
      ACTS,
      `await desk.exporting.copy(known(desk, folder), form, beside)`,
      `await desk.exporting.copy(folder, form, beside)`,
    ],
  ]),
  ...noticedBy('test/game/bestiary/sharedBlocks.test.ts')([
    [
      'door: no portrait in what campaigns share',
      'src-main/workspace/sharedBlocks.ts',
      `const { id: _id, portrait: _portrait, ...block } = own;`,
      `const { id: _id, ...block } = own;`,
    ],
  ]),
  ...noticedBy('test/game/prep/pictures.test.ts')([
    [
      'door: one picture after another',
      'src-main/players/addPicture.ts',
      `oneByOne(() => inWords(\`pictures/\${name}\`, 'saving', add))`,
      `inWords(\`pictures/\${name}\`, 'saving', add)`,
    ],
  ]),
  ...noticedBy('test/game/settings.test.ts')([
    [
      'door: one change of the settings after another',
      ACTS,
      `desk.setInTurn(() => set(desk, given))`,
      `set(desk, given)`,
    ],
  ]),
  ...noticedBy('test/game/prep/clocks.test.ts')([
    [
      'door: nothing is due before time begins',
      'shared/campaign/commands/timers.ts',
      `  if (at < 0)\n`,
      `  if (at < -1e9)\n`,
    ],
  ]),
];

export const doors = [...caps, ...words, ...library, ...beside];
