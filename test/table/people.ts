import type { GameView } from '../../shared/api.ts';

type Character = GameView['characters'][number];
/** Somebody of the party with ten slots, all of them full. */
export const character = (id: string, more: Partial<Character> = {}): Character => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  portrait: null,
  face: 'human:1',
  status: 'up',
  line: '',
  hitPoints: { now: 3, max: 4 },
  slots: { used: 10, total: 10, bad: 0 },
  marks: [],
  conditions: [],
  lights: [],
  food: { count: 0, left: '' },
  protects: null,
  along: false,
  offers: [],
  ...more,
});
/** Somebody between life and death. */
export const dying = (id: string, left?: { count: number; unit: string }) => ({
  id,
  name: id,
  ...(left ? { left } : {}),
  line: 'Dies unless tended.',
  help: [],
  coming: [],
  cannot: [],
});
