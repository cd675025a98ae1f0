import type { EventKind } from '../event.ts';
import { astrayEvents } from '../astray/events.ts';
import { labelEvents } from '../charting/labels.ts';
import { chartingEvents } from '../charting/events.ts';
import { regionStocked } from '../stocking/command.ts';
import { terrainEvents } from '../charting/terrainEvents.ts';
import { routeEvents } from '../route/events.ts';
import { bestiaryEvents } from './bestiary.ts';
import { campaignEvents } from './campaign.ts';
import { creatureEvents } from './creatures.ts';
import { factionEvents } from './factions.ts';
import { fightEvents } from './fight.ts';
import { goodsEvents } from '../goods/events.ts';
import { groupEvents } from '../groups/events.ts';
import { houseRuleEvents } from './houseRules.ts';
import { keyEvents } from '../key/events.ts';
import { hexKeyEvents } from '../key/keyEvents.ts';
import { landEvents } from './land.ts';
import { makingEvents } from '../making/events.ts';
import { meetingEvents } from './meetings.ts';
import { prepareEvents } from '../prepare/events.ts';
import { reckoningEvents } from '../reckoning/events.ts';
import { retellingEvents } from '../retelling/events.ts';
import { shelfEvents } from './shelf.ts';
import { shopEvents } from '../shop/events.ts';
import { tableEvents } from './tables.ts';
import { timeEvents } from './time.ts';

/** The events that every system shares. */
export const coreEvents = [
  ...campaignEvents,
  ...retellingEvents,
  ...houseRuleEvents,
  ...landEvents,
  ...labelEvents,
  ...chartingEvents,
  ...terrainEvents,
  regionStocked,
  ...astrayEvents,
  ...routeEvents,
  ...creatureEvents,
  ...timeEvents,
  ...reckoningEvents,
  ...meetingEvents,
  ...fightEvents,
  ...shelfEvents,
  ...groupEvents,
  ...factionEvents,
  ...tableEvents,
  ...bestiaryEvents,
  ...goodsEvents,
  ...keyEvents,
  ...hexKeyEvents,
  ...shopEvents,
  ...makingEvents,
  ...prepareEvents,
] as const satisfies readonly EventKind[];
