#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { serveVerb } from '../web/serveVerb.ts';
import { listCommands, listRules, listSystems } from './bookVerbs.ts';
import { doVerb } from './doVerb.ts';
import { EXIT, exitCodeOf, WrongUsage } from './exit.ts';
import { exportVerb } from './exportVerb.ts';
import { checkVerb, newVerb } from './folderVerbs.ts';
import { can, log, show } from './lookVerbs.ts';
import { portNumber } from './words.ts';

let code: number = EXIT.done;

/** A verb may give back the exit code that it means; without one all was done. */
const run =
  <Words extends unknown[]>(verb: (...words: Words) => Promise<unknown>) =>
  async (...words: Words): Promise<void> => {
    const meant = await verb(...words);
    if (typeof meant === 'number') code = meant;
  };

const program = new Command('hexwatch')
  .description('The referee’s table for old-school fantasy games.')
  .exitOverride()
  .showHelpAfterError();

program
  .command('new <dir>')
  .description('make a campaign folder')
  .requiredOption('--system <id>')
  .requiredOption('--name <text>')
  .option('--sample', 'with a land and people to try things out')
  .action(run(newVerb));

program
  .command('do <dir>')
  .description('carry out commands from standard input, JSON, one a line')
  .option('--dice <faces>', 'faces in the order thrown, like 3,17,4')
  .option('--seed <n>', 'repeatable dice')
  .option('--state', 'answers carry the state')
  .action(run(doVerb));

program
  .command('show <dir>')
  .description('the state')
  .option('--json')
  .option('--at <seq>', 'as it was after that event')
  .action(run(show));

program.command('can <dir>').description('what may happen now').option('--json').action(run(can));

program.command('log <dir>').description('the log').option('--session <n>').option('--json').action(run(log));

program
  .command('export <dir>')
  .description('write sessions as a text')
  .requiredOption('--to <kind>', 'md, txt or json')
  .requiredOption('--out <path>')
  .option('--session <n>', 'a number, or all')
  .option('--players', 'without secrets')
  .action(run(exportVerb));

program
  .command('check <dir>')
  .description('is the folder whole?')
  .option('--repair', 'go the safe way back; a copy of the present is kept first')
  .action(run(checkVerb));

program.command('systems').description('the rule systems').option('--json').action(run(listSystems));

program
  .command('rules')
  .description('every rule by its ID')
  .option('--system <id>')
  .option('--json')
  .action(run(listRules));

program
  .command('commands')
  .description('every command')
  .option('--system <id>')
  .option('--json', 'as JSON Schema')
  .action(run(listCommands));

program
  .command('serve [dir]')
  .description('the web host, on this machine only')
  .option('--port <n>', 'a port of your choice', portNumber)
  .option('--open', 'open a browser')
  .action(run(serveVerb));

for (const [verb, about] of [
  ['import', 'a map made elsewhere'],
  ['forecast', 'what the road ahead is likely to bring'],
] as const)
  program
    .command(`${verb} [words...]`)
    .description(`${about} (not there yet)`)
    .allowUnknownOption()
    .action(() => {
      throw new WrongUsage(`“hexwatch ${verb}” is not there yet.`);
    });

// A reader that stops reading (a pipe into head) is no trouble of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.done);
});

try {
  await program.parseAsync();
} catch (thrown) {
  if (thrown instanceof CommanderError) code = thrown.exitCode === 0 ? EXIT.done : EXIT.usage;
  else {
    code = exitCodeOf(thrown);
    process.stderr.write(`${(thrown as Error).message}\n`);
  }
}
process.exitCode = code;
