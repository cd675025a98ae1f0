import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = join(fileURLToPath(new URL('../..', import.meta.url)), 'dist/cli/hexwatch.js');

export interface RunningHost {
  address: string;
  origin: string;
  token: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** The built web host as a process of its own, with a library of its own. */
export async function startHost(library: string, args: string[] = []): Promise<RunningHost> {
  const child = spawn(process.execPath, [program, 'serve', ...args], {
    env: { ...process.env, HEXWATCH_HOME: library },
  });
  let said = '';
  const address = await new Promise<string>((found, fail) => {
    child.stdout.on('data', (data) => {
      said += String(data);
      const match = /http:\S+/.exec(said);
      if (match) found(match[0]);
    });
    child.stderr.on('data', (data) => (said += String(data)));
    child.once('exit', (code) => fail(new Error(`The web host ended with ${code}: ${said}`)));
  });
  const url = new URL(address);
  return {
    address,
    origin: url.origin,
    token: url.hash.replace('#token=', ''),
    child,
    stop: async () => {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
