import { checkCommands } from './checks/checkCommands.ts';
import { actionCommands } from './fight/actionCommands.ts';
import { join } from './fight/joinFight.ts';
import { moveCommands } from './fight/moveCommands.ts';
import { order } from './fight/orderCommand.ts';
import { strikeCommands } from './fight/strikeCommands.ts';
import { statusCommands } from './harm/statusCommands.ts';
import { peopleCommands } from './people/characters.ts';
import { restCommands } from './rest/rests.ts';
import { setAbility } from './sheet/abilityCommand.ts';
import { inventoryCommands } from './sheet/inventory.ts';
import type { CommandKind, CommandOf } from '../contract.ts';

/** The commands that only this system has, and shared ones that mean more in it. */
export const commands = [
  ...peopleCommands,
  ...checkCommands,
  ...actionCommands,
  ...strikeCommands,
  ...moveCommands,
  join,
  order,
  ...statusCommands,
  setAbility,
  ...inventoryCommands,
  ...restCommands,
] as const satisfies readonly CommandKind[];

/** A command of this system’s own, as it is given. */
export type VogtCommand = CommandOf<(typeof commands)[number]>;
