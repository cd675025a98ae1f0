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
  notice: 'at the start of an encounter',
  meeting: 'while talking to strangers',
  combat: 'in a fight',
  surprise: 'during surprise in a fight',
  declare: 'when actions are declared in a fight',
  initiative: 'when initiative is rolled in a fight',
  turns: 'on a turn in a fight',
  morale: 'when morale is due in a fight',
  aftermath: 'after a fight',
};

const PLACES: Record<string, string> = {
  closed: 'no session is open',
  world: 'the party is on the road',
  site: 'the party is exploring a site',
  downtime: 'it is downtime',
  notice: 'an encounter has just started',
  meeting: 'the party is talking to strangers',
  surprise: 'a fight is starting with surprise',
  declare: 'actions are being declared',
  initiative: 'initiative is being rolled',
  turns: 'a fight is on',
  morale: 'a morale check is due',
  aftermath: 'the fight’s aftermath is open',
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
  const here = PLACES[path.at(-1) ?? ''] ?? 'the game is at another point';
  const [rule] = kind.rules;
  const by = rule ? ` (${rule})` : '';
  return {
    code: 'not-now',
    message: `“${kind.title}” is possible ${when}. Right now ${here}${by}.`,
    path: 'type',
  };
}
