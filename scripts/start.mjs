// Opens Hexwatch: in a window of its own where Electron runs, else, after one sentence, in a browser.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const electron = join(root, 'node_modules/electron');
const commandLine = join(root, 'dist/cli/hexwatch.js');
const MS_TO_FETCH = 30_000;
const MS_TO_FAIL = 5_000;

/** The path of Electron's program, or undefined if it is not installed. Its installer writes path.txt last. */
function programOf() {
  try {
    const program = join(electron, 'dist', readFileSync(join(electron, 'path.txt'), 'utf8').trim());
    return existsSync(program) ? program : undefined;
  } catch {
    return undefined;
  }
}

/** Asks Electron's own installer for the program, quietly and not for long. */
function fetched() {
  const installer = join(electron, 'install.js');
  if (existsSync(installer))
    spawnSync(process.execPath, [installer], { cwd: root, stdio: 'ignore', timeout: MS_TO_FETCH });
  return programOf();
}

/** Runs a program until it ends; what stops us stops it. */
function run(program, args) {
  const child = spawn(program, args, { stdio: 'inherit' });
  const pass = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass);
  return new Promise((done) => {
    child.on('error', () => done(1));
    child.on('exit', (code, signal) => done(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
  }).finally(() => ['SIGINT', 'SIGTERM'].forEach((signal) => process.off(signal, pass)));
}

/** Why there is no window, or undefined when there was one. */
async function withoutWindow() {
  const { platform, env } = process;
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY)
    return 'There is no display for a window here';
  const program = programOf() ?? fetched();
  if (!program) return 'Electron’s program is not installed here';
  const begun = Date.now();
  process.exitCode = await run(program, [root]);
  // Electron refuses at once to run as root, or where the system forbids its sandbox.
  return process.exitCode !== 0 && Date.now() - begun < MS_TO_FAIL
    ? 'Electron does not start here'
    : undefined;
}

if (!existsSync(commandLine)) {
  console.error('Hexwatch is not built yet: run `npm run build` first.');
  process.exitCode = 1;
} else {
  const why = await withoutWindow();
  if (why) {
    console.log(`${why}, so Hexwatch opens in your browser instead.`);
    process.exitCode = await run(process.execPath, [
      commandLine,
      'serve',
      '--open',
      ...process.argv.slice(2),
    ]);
  }
}
