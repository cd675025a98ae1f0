import { planCommands } from './commands.ts';
import { inRoomCommands } from './inRoom.ts';
import { moveCommands } from './moves.ts';

/** The commands for the keys of sites, in prep and in play. */
export const keyCommands = [...planCommands, ...moveCommands, ...inRoomCommands] as const;
