import type { RefusalInWords } from '../../shared/campaign/refusal.ts';
import type { CommandKind, Mode } from '../../shared/systems/contract.ts';

/** What has to be the case for a command, in words. */
const NEEDS: Record<Mode, string> = {
  anytime: 'always',
  closed: 'between sessions',
  session: 'in a session',
  play: 'in a session, outside of an encounter',
  downtime: 'in downtime',
  world: 'on the road',
  site: 'inside a site',
  encounter: 'in an encounter',
  notice: 'when somebody has just been met',
  meeting: 'while talking to those who were met',
  combat: 'in a fight',
  surprise: 'in the moment of surprise in a fight',
  declare: 'when actions are declared in a fight',
  initiative: 'when initiative is rolled in a fight',
  turns: 'when it is somebody’s turn in a fight',
  morale: 'when morale is due in a fight',
  aftermath: 'after a fight',
};

const PLACES: Record<string, string> = {
  closed: 'no session is open',
  world: 'the party is on the road',
  site: 'the party explores a site',
  downtime: 'it is downtime',
  notice: 'somebody has just been met',
  meeting: 'the party talks to those who were met',
  surprise: 'a fight has begun by surprise',
  declare: 'actions are being declared',
  initiative: 'initiative is being rolled',
  turns: 'a fight is on',
  morale: 'a morale check is due',
  aftermath: 'a fight is to be settled',
};

const IN_A_FIGHT = ' in a fight';

/** All modes of a command in words; that they are parts of a fight is said once. */
function modesInWords(modes: readonly Mode[]): string {
  const needs = modes.map((mode) => NEEDS[mode]);
  if (!needs.every((need) => need.endsWith(IN_A_FIGHT))) return needs.join(' or ');
  return `${needs.map((need) => need.slice(0, -IN_A_FIGHT.length)).join(' or ')}${IN_A_FIGHT}`;
}

/** The refusal of a command that the chart does not allow now. */
export function notNow(kind: CommandKind, path: readonly string[]): RefusalInWords {
  const when = modesInWords(kind.when);
  const here = PLACES[path.at(-1) ?? ''] ?? 'it is another moment';
  const [rule] = kind.rules;
  const by = rule ? ` (${rule})` : '';
  return { code: 'not-now', message: `“${kind.title}” goes ${when}; now ${here}${by}.`, path: 'type' };
}
