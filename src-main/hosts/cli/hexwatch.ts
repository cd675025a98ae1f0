#!/usr/bin/env node
import { Command, CommanderError, Option } from 'commander';
import { version } from '../../../package.json';
import { EXIT, WrongUsage } from './exit.ts';
import { verbs } from './verbs.ts';

let code: number = EXIT.done;

const program = new Command('hexwatch')
  .description('The referee’s table for old-school fantasy games.')
  .version(version, '--version', 'print the version')
  .addHelpText('after', '\nExample:\n  hexwatch help do')
  .exitOverride()
  .showHelpAfterError();

for (const { call, about, options = [], example, join } of verbs) {
  const verb = program.command(call).description(about).addHelpText('after', `\nExample:\n  ${example}`);
  for (const { flags, about: what, needed, otherwise, read, not = [] } of options) {
    const when = needed === true ? 'required' : needed && `required ${needed}`;
    const option = new Option(flags, `${what} (${when ?? `default: ${otherwise}`})`);
    if (read) option.argParser(read);
    verb.addOption(option.makeOptionMandatory(needed === true).conflicts(not));
  }
  // A verb may give back the exit code that it means; without one all was done.
  join(verb, (meant) => {
    if (typeof meant === 'number') code = meant;
  });
}

for (const [verb, about] of [['branch', 'start a new campaign from an event of this one']] as const)
  program
    .command(`${verb} [words...]`)
    .description(`${about} (not available yet)`)
    .allowUnknownOption()
    .action(() => {
      throw new WrongUsage(`“hexwatch ${verb}” is not available yet.`);
    });

// A reader that stops reading (a pipe into head) is no trouble of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.done);
});

/** Says what went wrong, and gives back the exit code for it. */
async function exitCodeFor(thrown: unknown): Promise<number> {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? EXIT.done : EXIT.usage;
  const meant = thrown instanceof WrongUsage ? EXIT.usage : (await import('./trouble.ts')).exitCodeOf(thrown);
  process.stderr.write(`${(thrown as Error).message}\n`);
  return meant;
}

try {
  await program.parseAsync();
} catch (thrown) {
  code = await exitCodeFor(thrown);
}
process.exitCode = code;
