import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { standIn, type ElectronDouble } from './double.ts';

const built = fileURLToPath(new URL('../../../dist/main/main.js', import.meta.url));

export interface Desktop {
  double: ElectronDouble;
  page: Page;
  /** Errors in the page's console. */
  complaints: string[];
  end(): Promise<void>;
}

/** Starts the built desktop app on the double, at home in a folder. Once in a file of tests: a module runs only once. */
export async function startDesktop(home: string): Promise<Desktop> {
  if (!existsSync(built)) throw new Error('dist is missing: npm run build first.');
  const paths = { documents: join(home, 'documents'), userData: join(home, 'userData') };
  for (const path of Object.values(paths)) mkdirSync(path, { recursive: true });
  const browser = await launchBrowser();
  const double = standIn(browser, paths);
  await import(/* @vite-ignore */ pathToFileURL(built).href);
  const page = await (await double.firstWindow).page;
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(...(message.type() === 'error' ? [message.text()] : [])));
  await page.getByTestId('library').waitFor();
  const end = async (): Promise<void> => {
    await double.quit();
    await browser.close();
  };
  return { double, page, complaints, end };
}
