import type { CharacterLine } from '../../shared/api.ts';

type Status = CharacterLine['status'];

/** How a creature is, unless it is well. */
export const STATUS: Readonly<Record<Status, string>> = {
  up: '',
  down: 'out of action',
  dead: 'dead',
  fled: 'fled',
};

export const isStatus = (value: unknown): value is Status => Object.hasOwn(STATUS, String(value));
