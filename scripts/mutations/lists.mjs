import { noticedBy } from './rows.mjs';

const LIST = 'src-main/workspace/listFile.ts';

const files = noticedBy('test/store/lists/lists.test.ts')([
  [
    'list: one change after the other in this program',
    LIST,
    `const oneAfterAnother = inTurn();`,
    `const oneAfterAnother = (act) => act();`,
  ],
  [
    'list: a lock against other programs',
    LIST,
    `const release = await lockInTime(disk, folder, until);`,
    `const release = () => Promise.resolve(lockInTime === until);`,
  ],
  [
    'list: another program is waited for',
    'src-main/store/disk/lockOf.ts',
    `    if (performance.now() >= until)\n`,
    `    if (until > 0)\n`,
  ],
  [
    'list: another program is not waited for without end',
    'src-main/store/disk/lockOf.ts',
    `performance.now() >= until`,
    `performance.now() >= until + 5000`,
  ],
  [
    'list: the lock is given back',
    LIST,
    `    } finally {\n      await release();\n    }`,
    `    } finally {\n      void release;\n    }`,
  ],
  [
    'checksum: a list',
    LIST,
    `isSealed ? unsealed(read, name, { oldest: 0, ours: SCHEMA })`,
    `isSealed ? Object(read.value)`,
  ],
  ['list: another in its place', LIST, `isSealed && fields.hexwatch !== file.kind`, `file.kind === ''`],
  [
    'list: what can’t be read is no empty one',
    LIST,
    `      if (errno(error) !== 'ENOENT') throw error;\n`,
    `      void errno;\n`,
  ],
  ['list: fields of another version', LIST, `sealed({ ...others, hexwatch`, `sealed({ hexwatch`],
  [
    'list: written aside',
    LIST,
    `    await replaceFile(disk, path, bytes);\n`,
    `    await disk.remove(path).catch(ignore).then(() => disk.writeNew(path, bytes, replaceFile));\n`,
  ],
  [
    'list: a flush that fails',
    LIST,
    `    if (!isThere) throw error;\n`,
    `    if (isThere || !isThere) throw error;\n`,
  ],
  ['list: what a crash left', LIST, `  await sweep(disk, folder, name).catch(ignore);\n`],
  ['list: so many entries', LIST, `  if (list.length > file.most)\n`, `  if (list.length < 0)\n`],
  ['list: so many bytes', LIST, `  if (bytes.length > MAX_BYTES)\n`, `  if (bytes.length < 0)\n`],
  ['list: so many bytes that are read', LIST, `      if (size > MAX_BYTES)`, `      if (size < 0)`],
]);

const flushes = noticedBy('test/guards/flushes.test.ts')([
  [
    'flush: a list',
    LIST,
    `    await replaceFile(disk, path, bytes);\n`,
    `    await replaceFile({ ...disk, syncFolder: () => Promise.resolve() }, path, bytes);\n`,
  ],
]);

const programs = noticedBy('test/store/process.test.ts')([
  [
    'list: two programs',
    LIST,
    `    const release = await lockInTime(disk, folder, until);\n`,
    `    const release = () => Promise.resolve(lockInTime === until);\n`,
  ],
]);

const settings = noticedBy('test/game/settings.test.ts')([
  [
    'settings: one change after the other',
    'src-main/workspace/settings.ts',
    `alone(library, async () => {`,
    `Promise.resolve(alone).then(async () => {`,
  ],
  [
    'settings: what can’t be read is not nothing',
    'src-main/workspace/settings.ts',
    `    if (errno(error) !== 'ENOENT') throw error;\n`,
    `    void errno(error);\n`,
  ],
  [
    'settings: fields of another version',
    'src-main/workspace/settings.ts',
    `SettingsSchema.strip().safeParse`,
    `SettingsSchema.safeParse`,
  ],
]);

const checks = noticedBy('test/store/lists/check.test.ts')([
  [
    'check: the lists beside a campaign',
    'src-main/workspace/checkFolder.ts',
    `    whole: campaign.whole && whole,\n    findings: [...campaign.findings, ...beside],\n`,
  ],
  [
    'check: a list without a checksum',
    'src-main/workspace/checkFolder.ts',
    `.isSealed ? [] : [note]`,
    `.isSealed ? [] : []`,
  ],
]);

export const lists = [...files, ...flushes, ...programs, ...settings, ...checks];
