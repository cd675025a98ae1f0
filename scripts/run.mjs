import { spawn } from 'node:child_process';

/**
 * Runs a program of the project to its end: whether all was well, how many seconds it took, and what it printed; nothing where
 * that is `live`, seen as it comes.
 */
export async function run(program, args, { live = false } = {}) {
  const begun = Date.now();
  const child = spawn(program, args, {
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => printed.push(data));
  const status = await new Promise((done) => child.on('close', done));
  return { green: status === 0, seconds: (Date.now() - begun) / 1000, printed: Buffer.concat(printed) };
}
