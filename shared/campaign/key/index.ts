import { planCommands } from './commands.ts';
import { inRoomCommands } from './inRoom.ts';
import { keepKey } from './keepKey.ts';
import { moveCommands } from './moves.ts';

/** The commands for the keys of sites, in prep and in play. */
export const keyCommands = [...planCommands, ...moveCommands, ...inRoomCommands, keepKey] as const;
