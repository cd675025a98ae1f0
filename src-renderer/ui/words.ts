import type { CharacterLine } from '../../shared/api.ts';

/** How somebody is, where it is not just well. */
export const STATUS: Readonly<Record<CharacterLine['status'], string>> = {
  up: '',
  down: 'out of action',
  dead: 'dead',
  fled: 'fled',
};
