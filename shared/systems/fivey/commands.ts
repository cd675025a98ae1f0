import { actCommands } from './fight/acts.ts';
import { attack } from './fight/attack.ts';
import { reactToCharm } from './magic/charm.ts';
import { characterCommands } from './people/characterCommands.ts';
import { checkCommands } from './checks/checkCommands.ts';
import { adventureCommands } from './people/adventures.ts';
import { downtimeCommands } from './downtime/downtimeCommands.ts';
import { conversionCommands } from './people/conversions.ts';
import { creditCommands } from './downtime/credit.ts';
import { dealingCommands } from './downtime/dealings.ts';
import { nameInspiration } from './checks/inspirationName.ts';
import { forceOfWill } from './sheet/forceOfWill.ts';
import { hide } from './sheet/hides.ts';
import { titleCommands } from './talk/titles.ts';
import { featCommands } from './checks/feats.ts';
import { hazardCommands } from './road/hazards.ts';
import { magicCommands } from './magic/magic.ts';
import { moraleCommands } from './fight/moraleCommands.ts';
import { restCommands } from './rest/rest.ts';
import { startFight } from './fight/startFight.ts';
import { siteCommands } from './site/siteCommands.ts';
import { request } from './talk/talk.ts';
import { march } from './road/travel.ts';
import type { CommandKind, CommandOf } from '../contract.ts';

/** The commands that only this system has, and shared ones that mean more in it. */
export const commands = [
  ...characterCommands,
  ...checkCommands,
  march,
  ...restCommands,
  request,
  startFight,
  attack,
  ...actCommands,
  ...magicCommands,
  reactToCharm,
  ...downtimeCommands,
  ...adventureCommands,
  ...featCommands,
  ...dealingCommands,
  ...titleCommands,
  nameInspiration,
  hide,
  forceOfWill,
  ...creditCommands,
  ...conversionCommands,
  ...hazardCommands,
  ...siteCommands,
  ...moraleCommands,
] as const satisfies readonly CommandKind[];

/** A command of this system’s own, as it is given. */
export type FiveyCommand = CommandOf<(typeof commands)[number]>;
