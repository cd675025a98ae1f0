import type { CommandKind, CommandOf } from '../../systems/contract.ts';
import type { Offer } from '../offer.ts';
import { astrayCommands } from '../astray/commands.ts';
import { eraseHexes } from '../charting/erasing.ts';
import { moveCommands } from '../charting/moves.ts';
import { routeCommands } from '../route/commands.ts';
import { growingCommands } from '../charting/growing.ts';
import { stockRegion } from '../stocking/command.ts';
import { labelCommands } from '../charting/labels.ts';
import { bestiaryCommands } from './bestiary.ts';
import { terrainCommands } from '../charting/terrains.ts';
import { conditionCommands } from './conditions.ts';
import { creatureCommands } from './creatures.ts';
import { factionCommands } from './factions.ts';
import { fightCommands } from './fight.ts';
import { goodsCommands } from '../goods/commands.ts';
import { groupCommands } from '../groups/commands.ts';
import { houseRuleCommands } from './houseRules.ts';
import { keyCommands } from '../key/index.ts';
import { landCommands } from './land.ts';
import { makingCommands } from '../making/commands.ts';
import { manyCommands } from '../many/commands.ts';
import { meetingCommands } from './meetings.ts';
import { paintingCommands } from './painting.ts';
import { peopleCommands } from './people.ts';
import { placeCommands } from './places.ts';
import { prepareCommands } from '../prepare/commands.ts';
import { shelfCommands } from './shelf.ts';
import { shopCommands } from '../shop/commands.ts';
import { reckoningCommands } from '../reckoning/commands.ts';
import { retellingCommands } from '../retelling/commands.ts';
import { sessionCommands } from './session.ts';
import { tableCommands } from './tables.ts';
import { timeCommands } from './time.ts';
import { timerCommands } from './timers.ts';

/** The commands that every system shares. Undo and redo are the table's own. */
export const coreCommands = [
  ...sessionCommands,
  ...retellingCommands,
  ...prepareCommands,
  ...houseRuleCommands,
  ...landCommands,
  ...astrayCommands,
  ...routeCommands,
  ...paintingCommands,
  ...growingCommands,
  stockRegion,
  ...labelCommands,
  eraseHexes,
  ...moveCommands,
  ...placeCommands,
  ...terrainCommands,
  ...peopleCommands,
  ...makingCommands,
  ...creatureCommands,
  ...goodsCommands,
  ...shopCommands,
  ...conditionCommands,
  ...timeCommands,
  ...reckoningCommands,
  ...timerCommands,
  ...meetingCommands,
  ...keyCommands,
  ...fightCommands,
  ...manyCommands,
  ...shelfCommands,
  ...groupCommands,
  ...factionCommands,
  ...tableCommands,
  ...bestiaryCommands,
] as const satisfies readonly CommandKind[];

/** A command that every system shares, as it is given. */
export type CoreCommand = CommandOf<(typeof coreCommands)[number]>;

/** An offer of such a command, or of those of one type; it names no fields but theirs. */
export type CoreOffer<Type extends CoreCommand['type'] = CoreCommand['type']> = Type extends unknown
  ? Offer<Extract<CoreCommand, { type: Type }>>
  : never;
