import { noticedBy } from './rows.mjs';

const ARCHIVE = 'src-main/exchange/archive.ts';
const DOOR = 'src-main/exchange/archiveParts.ts';
const JSON_ARCHIVE = 'src-main/exchange/jsonArchive.ts';
const NAMES = 'shared/text/deviceName.ts';
const STOPPABLE = 'src-main/store/disk/stoppable.ts';

const hostile = noticedBy('test/exchange/hostileArchive.test.ts')([
  ['archive: ratio of the whole', ARCHIVE, `    if (isTooDense(bytes, size)) throw tooDense('it');\n`],
  ['archive: ratio of a file', ARCHIVE, `isTooDense(entry.uncompressedSize, entry.compressedSize)`, `false`],
  ['archive: ratio of a small one', ARCHIVE, `ALWAYS_BYTES = 1024 * 1024`, `ALWAYS_BYTES = 16 * 1024 * 1024`],
  ['archive: names that lead out', DOOR, `yauzl.validateFileName(name) !== null`, `false`],
  ['archive: names of devices', DOOR, `name.split('/').some(isDeviceName)`, `false`],
  ['archive: names twice', DOOR, `names.has(folded(name))`, `names.has(name)`],
]);

const door = noticedBy('test/exchange/archiveParts.test.ts')([
  ['archive: files', DOOR, `count > MOST_PARTS`, `false`],
  ['archive: bytes of one', DOOR, `size > MOST_PART_BYTES`, `false`],
  ['archive: bytes of all', DOOR, `bytes > MOST_BYTES`, `false`],
]);

const json = noticedBy('test/exchange/jsonArchive.test.ts')([
  ['archive: half a sign in a name', DOOR, `/\\p{Surrogate}/u.test(name)`, `name === ''`],
  ['json: checksums', JSON_ARCHIVE, ` || sumOf(bytes) !== file.sum`],
  ['json: other brackets', JSON_ARCHIVE, `OPENING.includes(byte) || CLOSING.includes(byte)`, `byte === 0`],
  ['json: fields of a file', JSON_ARCHIVE, `this.#fields > MOST_FIELDS || `],
  ['json: lines of a file', JSON_ARCHIVE, ` || this.#lines > MOST_LINES`],
  ['json: bytes of a file', JSON_ARCHIVE, `end - start > MOST_FILE_TEXT`, `end < start`],
  ['json: bytes of all', JSON_ARCHIVE, `source.size > MOST_TEXT`, `source.size < 0`],
  ['json: what stands around', JSON_ARCHIVE, `this.around.length > MOST_AROUND`, `this.#at < 0`],
  ['json: files listed twice', JSON_ARCHIVE, `files.length !== layout.files.length`, `files.length < 0`],
  ['json: a mark at the beginning', JSON_ARCHIVE, `, ignoreBOM: true`],
  ['json: many lines are written in base64', JSON_ARCHIVE, `lines && lines.length <= MOST_LINES`, `lines`],
  [
    'json: none of ours is refused',
    JSON_ARCHIVE,
    `file.length > MOST_FILE_TEXT) throw`,
    `file.length < 0) throw`,
  ],
]);

const packed = noticedBy('test/exchange/archive.test.ts')([
  [
    'archive: none of ours is refused',
    ARCHIVE,
    `(await isTaken(small)) ? small : zipped(files, false)`,
    `small`,
  ],
  [
    'archive: no name of a device is packed',
    DOOR,
    `if (objection) throw notPacked`,
    `if (part.name === '') throw notPacked`,
  ],
]);

const names = [
  ...noticedBy('test/shared/deviceName.test.ts')([
    ['device: raised digits', NAMES, `[1-9¹²³]`, `[1-9]`],
    ['device: small letters', NAMES, `$/i`, `$/`],
    ['device: blanks behind', NAMES, `.trimEnd()`],
    ['device: what stands behind a dot', NAMES, `.split(/[.:]/, 1)[0]`],
  ]),
  ...noticedBy('test/game/prep/pictures.test.ts')([
    ['device: no picture', 'src-main/players/addPicture.ts', `isDeviceName(name) ?`, `name === '' ?`],
  ]),
  ...noticedBy('test/game/library.test.ts')([
    [
      'device: no campaign',
      'src-main/workspace/library.ts',
      `  if (isDeviceName(plain)) taken.push(plain);\n`,
    ],
  ]),
];

const cancelled = noticedBy('test/game/prep/bringIn.test.ts')([
  ['cancel: reading', STOPPABLE, `    signal.throwIfAborted();\n`],
  [
    'cancel: by who closes',
    'src-main/workspace/workspace.ts',
    `    await Promise.all([bringing.cancel(), exporting.cancel(), forecasting.dismiss()]);\n    const game`,
    `    const game`,
  ],
  [
    'cancel: by Ctrl+C',
    'src-main/hosts/cli/interrupted.ts',
    `  for (const ending of ENDINGS) process.on(ending, cancel);\n`,
  ],
  [
    'cancel: one at a time',
    'src-main/workspace/longWork.ts',
    `if (this.#running) throw`,
    `if (this.#busy === '') throw`,
  ],
]);

const findings = [
  ...noticedBy('test/store/repair.test.ts')([
    [
      'check: a hundred findings',
      'src-main/store/repair/survey.ts',
      ` && findings.length < MOST_FINDINGS; next`,
      `; next`,
    ],
    [
      'check: the others are counted',
      'src-main/store/repair/survey.ts',
      `    count += lines;\n`,
      `    count += 1;\n`,
    ],
  ]),
  ...noticedBy('test/store/damagedLines.test.ts')([
    [
      'journal: damaged lines are one item',
      'src-main/store/journal/journal.ts',
      `run && item.kind === 'damage' && item.problem === run.problem`,
      `run && item.kind === 'torn'`,
    ],
  ]),
];

const ends = noticedBy('test/store/head.test.ts')([
  [
    'head: known with a new session’s file',
    'src-main/store/open.ts',
    `  return session !== before;\n`,
    `  return session < before;\n`,
  ],
  [
    'head: a session begins without it',
    'src-main/store/open.ts',
    `await headInTurn(saveHead).catch(ignore);\n`,
    `await headInTurn(saveHead);\n`,
  ],
  ['end: told on opening', 'src-main/store/open.ts', `readOnly ? null : doubtIn(found)`, `null`],
  ['end: no doubt of a view', 'src-main/store/open.ts', `readOnly ? null : doubtIn(found)`, `doubtIn(found)`],
]);

export const archives = [
  ...ends,
  ...hostile,
  ...door,
  ...json,
  ...packed,
  ...names,
  ...cancelled,
  ...findings,
];
