import { castingCommands } from '../cairn-family/magic/castingCommands.ts';
import { checkCommands } from '../cairn-family/checks/checks.ts';
import { aidCommand, fightCommands } from '../cairn-family/fight/fightCommands.ts';
import { peopleCommands } from '../cairn-family/people/people.ts';
import { family } from './family.ts';
import { people } from './people.ts';
import { settleScar } from './harm/settleScar.ts';
import { restCommands } from './rest/rests.ts';
import { dieOfFate } from './warden/fate.ts';
import { findSpell } from './warden/findSpell.ts';
import { forage } from './warden/forage.ts';
import { harm } from './warden/harm.ts';
import type { CommandKind, CommandOf } from '../contract.ts';

/** The commands that only this system has, and shared ones that mean more in it. */
export const commands = [
  ...peopleCommands(people),
  ...checkCommands(family),
  dieOfFate,
  forage,
  harm,
  findSpell,
  ...restCommands,
  settleScar,
  ...castingCommands(family),
  ...fightCommands,
  aidCommand,
] as const satisfies readonly CommandKind[];

/** A command of this system’s own, as it is given. */
export type CairnCommand = CommandOf<(typeof commands)[number]>;
