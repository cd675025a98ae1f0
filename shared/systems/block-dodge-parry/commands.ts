import { castingCommands } from '../cairn-family/magic/castingCommands.ts';
import { checkCommands } from '../cairn-family/checks/checks.ts';
import { fightCommands } from '../cairn-family/fight/fightCommands.ts';
import { peopleCommands } from '../cairn-family/people/people.ts';
import { attemptCommands } from './attempts/attempts.ts';
import { fateCommands } from './attempts/fate.ts';
import { contestCommands } from './attempts/contests.ts';
import { diseaseCommands } from './diseases/diseases.ts';
import { foodCommands } from './food/food.ts';
import { guardCommands } from './fight/guards.ts';
import { hazardCommands } from './wounds/hazards.ts';
import { family } from './family.ts';
import { people } from './sheet/people.ts';
import { goodHandsCommands } from './rest/goodHands.ts';
import { professionalCommands } from './rest/professionals.ts';
import { sleepCommands } from './rest/sleep.ts';
import { waterCommands } from './rest/water.ts';
import { brewingCommands } from './wildcraft/brewing.ts';
import { foragingCommands } from './wildcraft/foraging.ts';
import { potionCommands } from './wildcraft/potions.ts';
import { woundCommands } from './wounds/woundCommands.ts';
import type { CommandKind, CommandOf } from '../contract.ts';

/** The commands that only this system has, and shared ones that mean more in it. */
export const commands = [
  ...peopleCommands(people),
  ...checkCommands(family),
  ...attemptCommands,
  ...fateCommands,
  ...contestCommands,
  ...hazardCommands,
  ...woundCommands,
  ...guardCommands,
  ...diseaseCommands,
  ...waterCommands,
  ...sleepCommands,
  ...goodHandsCommands,
  ...professionalCommands,
  ...foodCommands,
  ...foragingCommands,
  ...brewingCommands,
  ...potionCommands,
  ...castingCommands(family),
  ...fightCommands,
] as const satisfies readonly CommandKind[];

/** A command of this system’s own, as it is given. */
export type BlockDodgeParryCommand = CommandOf<(typeof commands)[number]>;
