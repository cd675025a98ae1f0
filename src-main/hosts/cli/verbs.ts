import type { Command } from 'commander';
import { portNumber } from './words.ts';

/** Joins a verb to its command; `tell` gets what it gave back. */
type Joined = (command: Command, tell: (meant: unknown) => void) => void;

const calling =
  <Words extends unknown[]>(load: () => Promise<(...words: Words) => Promise<unknown>>): Joined =>
  (command, tell) =>
    void command.action(async (...words: Words) => tell(await (await load())(...words)));

/** One verb of the command line. Its module is loaded when the verb is called, so that no other has to wait for it. */
interface Verb {
  /** How it is called: `show <dir>`. */
  call: string;
  about: string;
  options?: readonly VerbOption[];
  example: string;
  join: Joined;
}

/** An option that is needed, always or without another one, or what holds without it, in words. */
type VerbOption = {
  flags: string;
  about: string;
  read?: (text: string) => unknown;
  /** The options that it can't stand beside. */
  not?: string[];
} & ({ needed: true | `without --${string}`; otherwise?: never } | { needed?: never; otherwise: string });

const json = (about = 'for programs'): VerbOption => ({
  flags: '--json',
  about,
  otherwise: 'text for people',
});
const ofSystem: VerbOption = { flags: '--system <id>', about: 'of one system', otherwise: 'all systems' };

const knownLand: VerbOption = {
  flags: '--known',
  about: 'only over land that the players know',
  otherwise: 'over all land',
};

export const verbs: readonly Verb[] = [
  {
    call: 'new <dir>',
    about: 'make a campaign folder',
    options: [
      {
        flags: '--system <id>',
        about: 'the rule system (see hexwatch systems)',
        needed: 'without --from',
      },
      { flags: '--name <text>', about: 'name of the campaign', needed: 'without --from' },
      {
        flags: '--sample',
        about: 'with a sample map and characters',
        otherwise: 'an empty campaign',
      },
      {
        flags: '--from <file>',
        about: 'from a whole campaign in one file, made by export --to json or pack',
        otherwise: 'a new one',
        not: ['system', 'name', 'sample'],
      },
    ],
    example: 'hexwatch new vale --system cairn --name "The Vale" --sample',
    join: calling(async () => (await import('./folderVerbs.ts')).newVerb),
  },
  {
    call: 'do <dir>',
    about: 'carry out commands from standard input: JSON, one per line',
    options: [
      {
        flags: '--dice <faces>',
        about: 'faces in the order rolled, like 3,17,4; all must be used',
        otherwise: 'real dice',
      },
      { flags: '--seed <n>', about: 'repeatable dice', otherwise: 'real dice' },
      {
        flags: '--state',
        about: 'include the state in each answer, as show --json prints it',
        otherwise: 'no state',
      },
      {
        flags: '--plan',
        about: 'change nothing: answer each command with the dice it would ask for',
        otherwise: 'carry them out',
      },
      {
        flags: '--strict',
        about: 'stop at the first command that is refused',
        otherwise: 'continue with the next',
      },
    ],
    example: `echo '{"type":"open-session"}' | hexwatch do vale --seed 7 --strict`,
    join: calling(async () => (await import('./doVerb.ts')).doVerb),
  },
  {
    call: 'show <dir>',
    about: 'show the state',
    options: [
      json('for programs, with derived figures under “derived”'),
      { flags: '--at <seq>', about: 'the state after that event', otherwise: 'the current state' },
    ],
    example: 'hexwatch show vale --json --at 118',
    join: calling(async () => (await import('./viewVerbs.ts')).show),
  },
  {
    call: 'can <dir>',
    about: 'list what can happen now',
    options: [json('for programs, with the dice each action rolls, where known')],
    example: 'hexwatch can vale --json',
    join: calling(async () => (await import('./viewVerbs.ts')).can),
  },
  {
    call: 'log <dir>',
    about: 'show the log',
    options: [
      { flags: '--session <n>', about: 'of one session', otherwise: 'all sessions' },
      json('for programs, one line of JSON per log line'),
    ],
    example: 'hexwatch log vale --session 2',
    join: calling(async () => (await import('./viewVerbs.ts')).log),
  },
  {
    call: 'export <dir>',
    about: 'write sessions, the map, or the whole campaign to a file',
    options: [
      {
        flags: '--to <kind>',
        about:
          'sessions as md, html, pdf or txt; their events as csv or jsonl; map; json, the whole campaign, for programs and for new --from',
        needed: true,
      },
      { flags: '--out <path>', about: 'the file to write', needed: true },
      {
        flags: '--tale',
        about: 'md, html, pdf and txt told as a tale',
        otherwise: 'a tale, unless --lines is given',
        not: ['lines'],
      },
      { flags: '--lines', about: 'the same line by line, with the dice', otherwise: 'a tale' },
      { flags: '--session <n>', about: 'a number, or all', otherwise: 'the last session' },
      { flags: '--players', about: 'only what players may read', otherwise: 'everything' },
      {
        flags: '--dice <how>',
        about: 'of --lines: shown, folded (at the end of each session) or none',
        otherwise: 'shown',
      },
      {
        flags: '--as <form>',
        about: 'of the map: svg, or textmapper or csv, to be imported again',
        otherwise: 'svg',
      },
      {
        flags: '--distance <how>',
        about: 'of the map: whole (great names), middle or close (every name)',
        otherwise: 'middle',
      },
      {
        flags: '--theme <colours>',
        about: 'of the map: light, dark, or print (black on white)',
        otherwise: 'light',
      },
      { flags: '--seed <n>', about: 'of the map: where each tree stands', otherwise: 'the name of the land' },
    ],
    example: 'hexwatch export vale --to md --out evening.md --session 2 --players',
    join: calling(async () => (await import('./exportVerb.ts')).exportVerb),
  },
  {
    call: 'import <dir>',
    about: 'import a map from another program; a newer version of the same map is merged',
    options: [
      { flags: '--map <file>', about: 'a map of Text Mapper, or as CSV', needed: true },
      { flags: '--as <format>', about: 'textmapper or csv', otherwise: 'what the file looks like' },
      {
        flags: '--words <file>',
        about: 'JSON: what the words of the map stand for',
        otherwise: 'what they usually mean',
      },
      { flags: '--dry-run', about: 'change nothing, only report', otherwise: 'import it' },
      json(),
    ],
    example: 'hexwatch import vale --map vale.txt --dry-run',
    join: calling(async () => (await import('./importVerb.ts')).importVerb),
  },
  {
    call: 'route <dir>',
    about: 'list the ways to a hex, with the hours, nights, food and light they take',
    options: [
      { flags: '--to <hex>', about: 'where to, as column and row: 0302', needed: true },
      { flags: '--from <hex>', about: 'where from', otherwise: 'where the party is' },
      { flags: '--by <how>', about: 'quickest, or safest by the odds of encounters', otherwise: 'both' },
      knownLand,
      json(),
    ],
    example: 'hexwatch route vale --to 0302 --by safest',
    join: calling(async () => (await import('./roadVerbs.ts')).route),
  },
  {
    call: 'forecast <dir>',
    about: 'show what the road ahead is likely to bring; changes nothing',
    options: [
      { flags: '--to <hex>', about: 'where to, the quickest way', needed: 'without --along' },
      knownLand,
      { flags: '--along <hexes>', about: 'hex by hex, like 0302,0303', otherwise: 'the quickest way' },
      {
        flags: '--turns <n>',
        about: 'how many turns to look ahead in the site where the party is',
        otherwise: 'a journey',
        not: ['to', 'along', 'runs'],
      },
      {
        flags: '--runs <n>',
        about: 'how many journeys; of one, its commands are given too',
        otherwise: '10000',
      },
      { flags: '--seed <n>', about: 'repeatable dice, those of do --seed', otherwise: '1' },
      {
        flags: '--policy <file>',
        about: 'JSON: what the party does on every journey',
        otherwise: 'avoid, flee at half, camp at dusk, use beds',
      },
      json(),
    ],
    example: 'hexwatch forecast vale --to 0302 --runs 1000 --json',
    join: calling(async () => (await import('./roadVerbs.ts')).forecast),
  },
  {
    call: 'check <dir>',
    about: 'check the folder, and the lists that its library shares, for damage',
    options: [
      {
        flags: '--repair',
        about: 'repair the folder, after copying the current files',
        otherwise: 'only report',
      },
    ],
    example: 'hexwatch check vale --repair',
    join: calling(async () => (await import('./folderVerbs.ts')).checkVerb),
  },
  {
    call: 'pack <dir>',
    about: 'write a whole campaign into one .hexwatch file',
    options: [{ flags: '--out <path>', about: 'the file to write', needed: true }],
    example: 'hexwatch pack vale --out vale.hexwatch',
    join: calling(async () => (await import('./archiveVerbs.ts')).packVerb),
  },
  {
    call: 'unpack <file> <dir>',
    about: 'make a campaign folder from a .hexwatch file',
    example: 'hexwatch unpack vale.hexwatch vale',
    join: calling(async () => (await import('./archiveVerbs.ts')).unpackVerb),
  },
  {
    call: 'systems',
    about: 'list the rule systems',
    options: [json()],
    example: 'hexwatch systems --json',
    join: calling(async () => (await import('./bookVerbs.ts')).listSystems),
  },
  {
    call: 'rules [id]',
    about: 'list all rules by ID, or show one in detail',
    options: [ofSystem, json()],
    example: 'hexwatch rules FV-205',
    join: calling(async () => (await import('./bookVerbs.ts')).listRules),
  },
  {
    call: 'commands',
    about: 'list every command',
    options: [ofSystem, json('as JSON Schema (draft 2020-12), with the dice each rolls, where known')],
    example: 'hexwatch commands --system vogt --json',
    join: calling(async () => (await import('./bookVerbs.ts')).listCommands),
  },
  {
    call: 'serve [dir]',
    about: 'open Hexwatch in a browser, on this computer only; campaigns are in HEXWATCH_HOME, or ~/Hexwatch',
    options: [
      {
        flags: '--port <n>',
        about: 'port number',
        otherwise: 'any free port',
        read: portNumber,
      },
      { flags: '--open', about: 'open the browser too', otherwise: 'only print the address' },
    ],
    example: 'hexwatch serve vale --port 8080 --open',
    join: calling(async () => (await import('../web/serveVerb.ts')).serveVerb),
  },
];
