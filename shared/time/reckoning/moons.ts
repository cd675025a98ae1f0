import type { Moon } from './parts.ts';

export type Phase = 'new' | 'waxing' | 'full' | 'waning';

/** How far a new moon is from a full one, as a part of the moon’s time. */
const HALF = 0.5;

/** The day of the campaign on which a moon is full for the `turn`-th time; new where half a turn is added. */
const dayOfTurn = ({ days, full }: Moon, turn: number): number => Math.floor(full + turn * days) + 1;

/** The first turn, of those that are whole or all by a half, whose day is `from` or later. */
function turnFrom(moon: Moon, from: number, half: number): number {
  let turn = Math.ceil((from - 1 - moon.full) / moon.days - half) + half;
  // Rounding may be one turn off on either side.
  while (dayOfTurn(moon, turn) < from) turn += 1;
  while (dayOfTurn(moon, turn - 1) >= from) turn -= 1;
  return turn;
}

/** The first day of the campaign, `from` or later, on which a moon is full, or new. */
export const nextMoon = (moon: Moon, from: number, phase: 'full' | 'new'): number =>
  dayOfTurn(moon, turnFrom(moon, from, phase === 'full' ? 0 : HALF));

/** All days of the campaign from one to another on which a moon is full, or new. */
export function moonDays(moon: Moon, from: number, to: number, phase: 'full' | 'new'): number[] {
  const days: number[] = [];
  for (let turn = turnFrom(moon, from, phase === 'full' ? 0 : HALF); ; turn += 1) {
    const day = dayOfTurn(moon, turn);
    if (day > to) return days;
    days.push(day);
  }
}

/** The phase of a moon on a day of the campaign. It is full for one day, and new for one. */
export function moonAt(moon: Moon, day: number): Phase {
  const full = nextMoon(moon, day, 'full');
  if (full === day) return 'full';
  const isNew = nextMoon(moon, day, 'new');
  if (isNew === day) return 'new';
  return full < isNew ? 'waxing' : 'waning';
}
