import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { protocol } from 'electron';
import type { Picture } from '../../players/pictures.ts';
import { SECURITY_HEADERS } from '../http/pageSecurity.ts';
import { PLAYERS_PICTURE } from './origin.ts';
import { printedPage } from './windows/printed.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

/** Before the app is ready: app:// counts as secure and has an origin of its own. */
export function declareScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** The file behind an address of ours, or undefined: nothing outside of `pages` and no kind we do not ship. */
export function fileFor(url: string, pages: string): string | undefined {
  const { host, pathname } = new URL(url);
  if (/%(?![0-9a-f]{2})/i.test(pathname)) return undefined;
  const path = normalize(join(pages, decodeURIComponent(pathname)));
  return host === 'hexwatch' && path.startsWith(pages + sep) && extname(path) in TYPES ? path : undefined;
}

/** Serves the built pages from their folder, the one picture that is shown to the players now, and what is being printed. */
export function servePages(pages: string, shown: () => Picture | null): void {
  protocol.handle('app', async ({ url }) => {
    const printed = printedPage(url);
    if (printed) return printed;
    const picture = new URL(url).pathname === PLAYERS_PICTURE ? shown() : null;
    if (picture)
      return new Response(new Uint8Array(picture.bytes), {
        headers: { ...SECURITY_HEADERS, 'cache-control': 'no-store', 'content-type': picture.type },
      });
    const file = fileFor(url, pages);
    const body = file && (await readFile(file).catch(() => undefined));
    if (!file || !body)
      return new Response('There is nothing here.', { status: 404, headers: SECURITY_HEADERS });
    return new Response(new Uint8Array(body), {
      headers: { ...SECURITY_HEADERS, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' },
    });
  });
}
