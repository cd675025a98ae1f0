import { noticedBy } from './rows.mjs';

const STORE = 'src-main/store';
const WRITER = `${STORE}/journal/journalWriter.ts`;
const DISK = `${STORE}/disk/nodeDisk.ts`;
const REPLACE = `${STORE}/disk/replaceFile.ts`;
const LINE = `${STORE}/journal/line.ts`;
const SEALED = `${STORE}/sealed.ts`;

const flushes = noticedBy('test/guards/flushes.test.ts')([
  [
    'flush: a line',
    WRITER,
    `      await writeAll(handle, bytes);\n      await handle.datasync();\n`,
    `      await writeAll(handle, bytes);\n`,
  ],
  [
    'flush: the name of a session’s file',
    WRITER,
    `      if (session !== this.position.session) await this.#disk.syncFolder(join(this.#folder, SESSIONS));\n`,
  ],
  [
    'flush: a cut',
    WRITER,
    `  await handle.truncate(size);\n  await handle.datasync();\n`,
    `  await handle.truncate(size);\n`,
  ],
  ['flush: what was found, on opening', `${STORE}/open.ts`, `  if (!readOnly) await settled(writer);\n`],
  [
    'flush: the file that was found',
    WRITER,
    `      try {\n        await handle.datasync();\n      } finally {`,
    `      try {\n        await handle.found();\n      } finally {`,
  ],
  [
    'flush: the name of the file that was found',
    WRITER,
    `    if (this.#unsettled.length > 0) await this.#disk.syncFolder(join(this.#folder, SESSIONS));\n`,
  ],
  ['flush: the names in the campaign’s folder', WRITER, `    await this.#disk.syncFolder(this.#folder);\n`],
  [
    'flush: the place of a replaced file',
    REPLACE,
    `    throw error;\n  }\n  await disk.syncFolder(dirname(path));\n`,
    `    throw error;\n  }\n`,
  ],
  [
    'flush: the parts of a new campaign',
    `${STORE}/folder/newFolder.ts`,
    `  await disk.syncFolder(folder);\n  await disk.rename(join(aside, DOCUMENT)`,
    `  await disk.rename(join(aside, DOCUMENT)`,
  ],
  [
    'flush: campaign.json of a new campaign',
    `${STORE}/folder/newFolder.ts`,
    `  await disk.rename(join(aside, DOCUMENT), join(folder, DOCUMENT));\n  await disk.syncFolder(folder);\n`,
    `  await disk.rename(join(aside, DOCUMENT), join(folder, DOCUMENT));\n`,
  ],
  [
    'flush: none by a view',
    `${STORE}/open.ts`,
    `  if (!readOnly) await settled(writer);\n  const`,
    `  await settled(writer);\n  const`,
  ],
  ['flush of the system: a new file', DISK, `{ flag: 'wx', flush: true }`, `{ flag: 'wx' }`],
  [
    'flush of the system: a line',
    DISK,
    `    datasync: () => handle.datasync(),\n`,
    `    datasync: () => Promise.resolve(),\n`,
  ],
  [
    'flush of the system: the names in a folder',
    DISK,
    `    await handle.sync();\n`,
    `    await handle.stat();\n`,
  ],
]);

const checksums = noticedBy('test/store/journal.test.ts')([
  ['checksum: a line', LINE, `if (checksum(text.slice(0, -SUM_LENGTH)) !== sum)`, `if (sum === '')`],
  [
    'journal: an end before the checkpoint',
    `${STORE}/journal/locate.ts`,
    `  if (position.seq < checkpoint) throw endsEarly(files, position.seq, checkpoint);\n`,
  ],
  [
    'journal: a hole',
    `${STORE}/journal/journal.ts`,
    `if (prev !== null && read.prev > prev && !afterDamage)`,
    `if (prev !== null && read.prev < 0 && !afterDamage)`,
  ],
  [
    'journal: a torn line in the middle',
    `${STORE}/journal/journal.ts`,
    `!ended && isLast && isTorn(bytes)`,
    `!ended && isTorn(bytes)`,
  ],
  [
    'journal: a file that another changed',
    WRITER,
    `  if (size < least || size > most) {`,
    `  if (size < 0) {`,
  ],
  [
    'journal: a file that another took the place of',
    WRITER,
    `found?.file === this.#open.file`,
    `found !== undefined`,
  ],
  [
    'journal: a torn line is cut off',
    WRITER,
    `      await this.settle();\n      await this.cutOff();\n`,
    `      await this.settle();\n`,
  ],
  [
    'settle: what can’t be flushed is not opened',
    `${STORE}/open.ts`,
    `    if (!UNWRITABLE.includes(errno(error))) throw error;\n`,
  ],
  ['cap: what can be kept', LINE, `  mustKeep(entry, file);\n`],
]);

const heads = noticedBy('test/store/head.test.ts')([
  [
    'checksum: the head',
    `${STORE}/journal/head.ts`,
    'if (!isCount(seq) || `${text}\\n` !== renderHead(seq).toString())',
    `if (!isCount(seq))`,
  ],
  [
    'head: a journal that ends early',
    `${STORE}/open.ts`,
    `  if (found.position.seq < head) throw endsEarly(files, found.position.seq, head);\n`,
  ],
  [
    'head: how far the journal goes, on closing',
    `${STORE}/open.ts`,
    `writer.cutOff().then(saveHead)`,
    `writer.cutOff()`,
  ],
]);

const checkpoints = noticedBy('test/store/checkpoint.test.ts')([
  [
    'checksum: campaign.json',
    SEALED,
    `if (checksum(text.slice(0, text.length - sum[0].length)) !== sum[1])`,
    `if (text === sum[1])`,
  ],
  [
    'checkpoint: newer than ours',
    SEALED,
    `  if (isCount(schema) && schema > ours) throw newerSchema(name, schema, ours);\n`,
  ],
  [
    'checkpoint: too old to be read',
    SEALED,
    `  if (isCount(schema) && schema < oldest) throw olderSchema(name, schema, oldest);\n`,
  ],
  [
    'checkpoint: a file that another changed',
    `${STORE}/checkpoint/checkpointFile.ts`,
    `    if (seq === undefined) throw badFile(DOCUMENT, 'was changed by another program while it was open here');\n`,
    `    if (seq === undefined) return;\n`,
  ],
  [
    'checkpoint: the old one is kept first',
    `${STORE}/checkpoint/checkpointFile.ts`,
    `      backup = await keepBackup(disk, folder, seq, current);\n`,
  ],
  [
    'checkpoint: a lost campaign.json is no new campaign',
    `${STORE}/checkpoint/checkpointFile.ts`,
    `  return names.includes(SESSIONS) || names.includes(BACKUPS)\n`,
    `  return names.length < 0\n`,
  ],
  [
    'new: no folder that holds something',
    `${STORE}/folder/newFolder.ts`,
    `  if (others.some((name) => !isTemporary(name) && !isLock(name))) throw taken(folder);\n`,
  ],
]);

const troubles = noticedBy('test/store/trouble.test.ts')([
  [
    'disk: a file is read again before it counts',
    REPLACE,
    `if (Buffer.compare(bytes, await disk.read(aside)) !== 0)`,
    `if (bytes.length < 0)`,
  ],
  [
    'disk: what failed is cut off',
    WRITER,
    `      await cutBack(handle, length).catch((cause: unknown) => {`,
    `      await Promise.resolve().catch((cause: unknown) => {`,
  ],
  ['disk: half a write goes on', WRITER, `    done += written;\n`, `    done = bytes.length;\n`],
  [
    'disk: a rename is tried again',
    REPLACE,
    `      if (!['EPERM', 'EACCES', 'EBUSY'].includes(errno(error))) throw error;\n`,
    `      throw error;\n`,
  ],
  [
    'disk: no pipe in the place of a file',
    DISK,
    `  if ((await handle.stat()).isFile()) return handle;\n`,
    `  if ((await handle.stat()).size >= 0) return handle;\n`,
  ],
  ['disk: no link in the place of a file', DISK, `(constants.O_NOFOLLOW ?? 0) | `],
]);

const locks = noticedBy('test/store/lock.test.ts')([
  [
    'lock: one writer',
    `${STORE}/disk/lockOf.ts`,
    `  if (release) return release;\n`,
    `  return release ?? (() => Promise.resolve());\n`,
  ],
  [
    'lock: taken on opening',
    `${STORE}/open.ts`,
    `takeLock ? await lockOf(disk, folder) : () => Promise.resolve();`,
    `takeLock && readOnly ? await lockOf(disk, folder) : () => Promise.resolve();`,
  ],
  [
    'lock: freed where opening fails',
    `${STORE}/open.ts`,
    `      await release();\n      throw error;\n`,
    `      throw error;\n`,
  ],
  [
    'lock: whether its own socket stands',
    `${STORE}/disk/socketLock.ts`,
    ` && (await fs.readdir(place)).includes(own)`,
  ],
  [
    'lock: whether another lives',
    `${STORE}/disk/socketLock.ts`,
    `    if (await isAlive(join(place, name))) return true;\n`,
  ],
]);

const outside = noticedBy('test/guards/ownFile.test.ts')([
  [
    'export: over no file of a campaign',
    `${STORE}/folder/writeOut.ts`,
    `    if (await isOwnFile(disk, target)) throw ownFile(path);\n`,
  ],
  ['export: through no link', `${STORE}/folder/writeOut.ts`, `? await disk.realPath(path)`, `? path`],
  ['export: large letters', `${STORE}/folder/writeOut.ts`, `.toLowerCase()`],
  ['export: over no lock', `${STORE}/folder/writeOut.ts`, ` || isLock(first)`],
]);

const caps = noticedBy('test/guards/caps.test.ts')([
  [
    'cap: depth of what is kept',
    `${STORE}/json.ts`,
    'if (depth >= MAX_DEPTH) return `is nested deeper than ${MAX_DEPTH}`;',
    '',
  ],
  [
    'cap: finite numbers',
    `${STORE}/json.ts`,
    `return Number.isFinite(value) ? null : 'holds a number that is not finite';`,
    `return null;`,
  ],
  ['cap: length of a line that is made', LINE, `if (line.length > MAX_LINE + 1)`, `if (line.length < 0)`],
  [
    'cap: length of a line that is read',
    LINE,
    `  if (given.length > MAX_LINE) return { problem: 'is longer than any line that Hexwatch writes' };\n`,
  ],
]);

export const store = [
  ...flushes,
  ...checksums,
  ...heads,
  ...checkpoints,
  ...troubles,
  ...locks,
  ...outside,
  ...caps,
];
