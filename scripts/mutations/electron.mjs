import { noticedBy } from './rows.mjs';

const ELECTRON = 'src-main/hosts/electron';

const ARRIVALS = `${ELECTRON}/arrivals.ts`;
const arrivals = noticedBy('test/desktop/arrivals.test.ts')([
  [
    'arrivals: an address that leads nowhere',
    ARRIVALS,
    `  } catch {\n    return noPath(named);`,
    `  } finally {\n    void noPath;`,
  ],
  [
    'arrivals: a path that no file can have',
    ARRIVALS,
    `file.includes('\\0') ? noPath(named) : { file }`,
    `{ file }`,
  ],
  [
    'arrivals: asked before another closes',
    ARRIVALS,
    `  const { name } = table.campaign;\n`,
    `  const { name } = table.campaign;\n  if (name !== '') return null;\n`,
  ],
]);

const windows = noticedBy('test/guards/electron.test.ts')([
  ['electron: permission requests', `${ELECTRON}/security.ts`, `answer(false)`, `answer(true)`],
  [
    'electron: permission checks',
    `${ELECTRON}/security.ts`,
    `  session.defaultSession.setPermissionCheckHandler(() => false);\n`,
  ],
  ['electron: will-navigate', `${ELECTRON}/security.ts`, `    contents.on('will-navigate', stay);\n`],
  ['electron: will-redirect', `${ELECTRON}/security.ts`, `    contents.on('will-redirect', stay);\n`],
  [
    'electron: webviews',
    `${ELECTRON}/security.ts`,
    `    contents.on('will-attach-webview', (event) => event.preventDefault());\n`,
  ],
  ['electron: window.open', `${ELECTRON}/security.ts`, `{ action: 'deny' }`, `{ action: 'allow' }`],
  [
    'electron: openExternal for https alone',
    `${ELECTRON}/security.ts`,
    `if (!URL.canParse(address) || new URL(address).protocol !== 'https:') return;`,
  ],
  [
    'electron: openExternal asks',
    `${ELECTRON}/security.ts`,
    `if (response === 0) await`,
    `if (response !== 7) await`,
  ],
  [
    'electron: whose page asks',
    `${ELECTRON}/ipc.ts`,
    `if (!isPage(from, event.senderFrame?.url ?? ''))`,
    `if (!from)`,
  ],
  [
    'electron: the very page',
    `${ELECTRON}/origin.ts`,
    `url.split(/[?#]/, 1)[0] === page`,
    `isOurs(url) && page !== ''`,
  ],
  [
    'electron: whose window looks',
    `${ELECTRON}/ipc.ts`,
    `isTheirs(page) ? players.watch(tell) : () => undefined,`,
    `isTheirs(page) || page ? players.watch(tell) : () => undefined,`,
  ],
  [
    'electron: isTheirs',
    `${ELECTRON}/playersWindow.ts`,
    `isTheirs: (page) => page === window?.webContents`,
    `isTheirs: (page) => page !== null`,
  ],
  [
    'electron: letters of a message',
    `${ELECTRON}/ipc.ts`,
    `return text.length <= most ? JSON.parse(text) : undefined;`,
    `return text.length <= most * 100 ? JSON.parse(text) : undefined;`,
  ],
  [
    'electron: a message is JSON',
    `${ELECTRON}/ipc.ts`,
    `  } catch {\n    return undefined;\n  }`,
    `  } catch {\n    return message;\n  }`,
  ],
  [
    'electron: files of the pages alone',
    `${ELECTRON}/protocol.ts`,
    `path.startsWith(pages + sep)`,
    `path.length > 0`,
  ],
  [
    'electron: a folder of a longer name is another',
    `${ELECTRON}/protocol.ts`,
    `path.startsWith(pages + sep)`,
    `path.startsWith(pages)`,
  ],
  ['electron: kinds of files that we ship', `${ELECTRON}/protocol.ts`, ` && extname(path) in TYPES ?`, ` ?`],
  ['electron: one host', `${ELECTRON}/protocol.ts`, `host === 'hexwatch' && `],
  [
    'electron: headers of a page',
    `${ELECTRON}/protocol.ts`,
    `headers: { ...SECURITY_HEADERS, 'content-type': TYPES`,
    `headers: { 'content-type': TYPES`,
  ],
  [
    'electron: headers where nothing is',
    `${ELECTRON}/protocol.ts`,
    `{ status: 404, headers: SECURITY_HEADERS }`,
    `{ status: 404 }`,
  ],
  ['electron: sandbox', `${ELECTRON}/window.ts`, `sandbox: true`, `sandbox: false`],
  [
    'electron: context isolation',
    `${ELECTRON}/window.ts`,
    `contextIsolation: true`,
    `contextIsolation: false`,
  ],
]);

export const electron = [...arrivals, ...windows];
