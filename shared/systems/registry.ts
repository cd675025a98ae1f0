import type { SystemId } from '../campaign/state.ts';
import type { System } from './contract.ts';
import { blockDodgeParry } from './block-dodge-parry/index.ts';
import { cairn } from './cairn/index.ts';
import { fivey } from './fivey/index.ts';
import { nightsong } from './nightsong/index.ts';
import { vogt } from './vogt/index.ts';

/** The systems that can be played; a further one is a folder and a line here. */
export const systems: readonly System[] = [nightsong, blockDodgeParry, cairn, fivey, vogt];

/** The system of that id; undefined if there is none. */
export const systemOf = (id: SystemId): System | undefined => systems.find((one) => one.id === id);
