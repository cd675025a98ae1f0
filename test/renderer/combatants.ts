import type { CombatantView } from '../../shared/api.ts';

/** Somebody in a fight who is as well as can be, the so manieth of a side. */
export const combatant = (id: string, side: CombatantView['side'], number: number): CombatantView => ({
  id,
  name: id,
  side,
  number,
  status: 'up',
  hitPoints: { now: 4, max: 4 },
  line: '',
  arms: [],
  marks: [],
  acted: false,
  spent: false,
  waits: false,
  now: false,
  kind: id,
  deed: '',
  offers: [],
  portrait: null,
  face: '',
});
