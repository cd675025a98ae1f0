import { checkEvents } from './checks.ts';
import { fightEvents } from './fight.ts';
import { harmEvents } from './harm.ts';
import { sheetEvents } from './sheet.ts';

/** The facts that only this system knows. */
export const vogtEvents = [...sheetEvents, ...checkEvents, ...fightEvents, ...harmEvents];
