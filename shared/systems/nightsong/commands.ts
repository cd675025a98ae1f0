import { checkMoraleIn } from '../../campaign/commands/fight.ts';
import type { CommandKind, CommandOf } from '../contract.ts';
import { checkCommands } from './checks/checkCommands.ts';
import { focusCommand } from './checks/focusCommand.ts';
import { opposedCommand } from './checks/opposedCommand.ts';
import { verdictCommand } from './checks/verdictCommand.ts';
import { fateCommand } from './fate/fateCommand.ts';
import { actCommand } from './fight/actCommand.ts';
import { attackCommand } from './fight/attackCommand.ts';
import { featCommand } from './fight/featCommand.ts';
import { startFightCommand } from './fight/startFightCommand.ts';
import { surpriseCommand } from './fight/surpriseCommand.ts';
import { dieGuards } from './gear/dieGuards.ts';
import { gearCommand } from './gear/gearCommand.ts';
import { remedyCommand } from './gear/remedyCommand.ts';
import { repairCommand } from './gear/repairCommand.ts';
import { useCommand } from './gear/useCommand.ts';
import { conditionCommand } from './harm/conditionCommand.ts';
import { harmCommand } from './harm/harmCommand.ts';
import { rescueCommand } from './harm/rescueCommand.ts';
import { castCommand } from './magic/castCommand.ts';
import { shardCommand } from './magic/shardCommand.ts';
import { advanceCommand } from './people/advanceCommand.ts';
import { makeCommand, makePartyCommand } from './people/makeCommands.ts';
import { takeOverCommand } from './people/takeOverCommand.ts';
import { eatCommand } from './rest/eatCommand.ts';
import { fullRest } from './rest/fullRest.ts';
import { longRest } from './rest/longRest.ts';
import { shortRest } from './rest/shortRest.ts';
import { dangerCommand } from './road/dangerCommand.ts';
import { encounterCommand } from './road/encounters.ts';
import { forageCommand } from './road/forageCommand.ts';
import { passTimeCommand } from './road/passTimeCommand.ts';
import { weatherCommand } from './road/weather.ts';

/** Nightsong’s own commands, and shared commands that do more in it. */
export const commands = [
  makeCommand,
  makePartyCommand,
  takeOverCommand,
  advanceCommand,
  verdictCommand,
  ...checkCommands,
  opposedCommand,
  focusCommand,
  fateCommand,
  weatherCommand,
  encounterCommand,
  forageCommand,
  shortRest,
  longRest,
  fullRest,
  useCommand,
  eatCommand,
  remedyCommand,
  repairCommand,
  gearCommand,
  shardCommand,
  castCommand,
  attackCommand,
  actCommand,
  featCommand,
  rescueCommand,
  startFightCommand,
  surpriseCommand,
  checkMoraleIn('turns'),
  conditionCommand,
  harmCommand,
  passTimeCommand,
  dangerCommand,
  ...dieGuards,
] as const satisfies readonly CommandKind[];

/** One of Nightsong’s commands, as it is given. */
export type NightsongCommand = CommandOf<(typeof commands)[number]>;
