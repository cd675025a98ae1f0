// Opens Hexwatch: Electron where its binary is there or can be had, else the web host in a browser.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const given = process.argv.slice(2);

/** The path of Electron's program, or undefined where it is not installed. */
function electronProgram() {
  try {
    const home = dirname(createRequire(import.meta.url).resolve('electron/package.json'));
    const program = join(home, 'dist', readFileSync(join(home, 'path.txt'), 'utf8').trim());
    return existsSync(program) ? program : undefined;
  } catch {
    return undefined;
  }
}

/** Tries once to fetch Electron's program; quiet, and not for long. */
function fetchElectron() {
  const script = join(root, 'node_modules', 'electron', 'install.js');
  if (existsSync(script) && !process.env.HEXWATCH_WEB)
    spawnSync(process.execPath, [script], { cwd: root, stdio: 'ignore', timeout: 20_000 });
  return electronProgram();
}

const program = process.env.HEXWATCH_WEB ? undefined : (electronProgram() ?? fetchElectron());
const display = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
if (program && display) {
  spawn(program, [root, ...given], { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 0));
} else {
  const why = program ? 'There is no display for a window here' : 'Electron’s program is not installed here';
  console.log(`${why}, so Hexwatch opens in your browser instead.`);
  const child = spawn(process.execPath, [join(root, 'dist/cli/hexwatch.js'), 'serve', '--open', ...given], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 0));
}
