import type { CommandKind } from '../../systems/contract.ts';
import { creatureCommands } from './creatures.ts';
import { fightCommands } from './fight.ts';
import { landCommands } from './land.ts';
import { meetingCommands } from './meetings.ts';
import { sessionCommands } from './session.ts';
import { timeCommands } from './time.ts';

/** The commands that every system shares. Undo and redo are the table's own. */
export const coreCommands: readonly CommandKind[] = [
  ...sessionCommands,
  ...landCommands,
  ...creatureCommands,
  ...timeCommands,
  ...meetingCommands,
  ...fightCommands,
];
