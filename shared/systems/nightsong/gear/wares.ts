import { asWare, BED, hirelingOf } from '../../common/wares.ts';
import type { Ware } from '../../contract.ts';
import { GEAR } from './gear.ts';

/** What can be bought: the text has no price for any of it. */
export const wares: readonly Ware[] = [...GEAR.map((gear) => asWare(gear)), hirelingOf('Villager'), BED];
