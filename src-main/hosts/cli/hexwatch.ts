#!/usr/bin/env node
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { EXPORT_KINDS, exportSession, type ExportKind } from '../../exchange/export.ts';
import { nodeDisk } from '../../store/nodeDisk.ts';
import { checkCampaign, repairCampaign, StoreTrouble } from '../../store/store.ts';
import { Table } from '../../table/table.ts';
import { serveVerb } from '../web/serveVerb.ts';
import { listCommands, listRules, listSystems } from './bookVerbs.ts';
import { doVerb, type DoOptions } from './doVerb.ts';
import { EXIT, exitCodeOf, WrongUsage } from './exit.ts';
import { look, print } from './folder.ts';
import { can, log, show } from './lookVerbs.ts';

const program = new Command('hexwatch')
  .description('The referee’s table for old-school fantasy games.')
  .exitOverride()
  .showHelpAfterError();

let code: number = EXIT.done;

program
  .command('new <dir>')
  .description('make a campaign folder')
  .requiredOption('--system <id>')
  .requiredOption('--name <text>')
  .option('--sample', 'with a land and people to try things out')
  .action(async (dir: string, options: { system: string; name: string; sample?: boolean }) => {
    await Table.create(nodeDisk, resolve(dir), options);
    await print(`${options.name}: ${dir}`);
  });

program
  .command('do <dir>')
  .description('carry out commands from standard input, JSON, one a line')
  .option('--dice <faces>', 'faces in the order thrown, like 3,17,4')
  .option('--seed <n>', 'repeatable dice')
  .option('--state', 'answers carry the state')
  .action(async (dir: string, options: DoOptions) => {
    code = await doVerb(dir, options);
  });

program
  .command('show <dir>')
  .description('the state')
  .option('--json')
  .option('--at <seq>', 'as it was after that event')
  .action(show);
program.command('can <dir>').description('what may happen now').option('--json').action(can);
program.command('log <dir>').description('the log').option('--session <n>').option('--json').action(log);

interface ExportFlags {
  to: string;
  out: string;
  session?: string;
  players?: boolean;
}

program
  .command('export <dir>')
  .description('write sessions as a text')
  .requiredOption('--to <kind>', 'md, txt or json')
  .requiredOption('--out <path>')
  .option('--session <n>', 'a number, or all')
  .option('--players', 'without secrets')
  .action(async (dir: string, { to, out, session, players = false }: ExportFlags) => {
    if (!EXPORT_KINDS.includes(to as ExportKind))
      throw new WrongUsage(`Exports to ${EXPORT_KINDS.join(', ')} are there; “${to}” is not there yet.`);
    if (session !== undefined && session !== 'all' && !/^\d+$/.test(session))
      throw new WrongUsage(`--session takes a number or all, not “${session}”.`);
    const which = session === undefined || session === 'all' ? session : Number(session);
    const text = await look(dir, (table) =>
      exportSession(table, {
        to: to as ExportKind,
        players,
        ...(which === undefined ? {} : { session: which }),
      }),
    );
    await writeFile(out, text, { flush: true }).catch((error: unknown) => {
      throw new StoreTrouble(
        'io',
        out,
        `${out} could not be written (${String((error as NodeJS.ErrnoException).code)}); the campaign is untouched.`,
      );
    });
    await print(out);
  });

program
  .command('check <dir>')
  .description('is the folder whole?')
  .option('--repair', 'go the safe way back; a copy of the present is kept first')
  .action(async (dir: string, { repair }: { repair?: boolean }) => {
    const report = await (repair ? repairCampaign : checkCampaign)(nodeDisk, resolve(dir));
    const lines = report.findings.map(
      ({ file, line, problem, remedy }) => `${file}${line ? `, line ${line}` : ''}: ${problem}. ${remedy}`,
    );
    await print(
      [
        report.whole ? 'The folder is whole.' : 'The folder is damaged.',
        ...lines,
        ...(report.kept ? [`A copy of what was: ${report.kept}`] : []),
      ].join('\n'),
    );
    if (!report.whole) code = EXIT.files;
  });

program.command('systems').description('the rule systems').option('--json').action(listSystems);
program
  .command('rules')
  .description('every rule by its ID')
  .option('--system <id>')
  .option('--json')
  .action(listRules);
program
  .command('commands')
  .description('every command')
  .option('--system <id>')
  .option('--json', 'as JSON Schema')
  .action(listCommands);

program
  .command('serve [dir]')
  .description('the web host, on this machine only')
  .option('--port <n>')
  .option('--open', 'open a browser')
  .action(serveVerb);

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
