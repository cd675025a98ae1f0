import { archives } from './archives.mjs';
import { doors } from './doors.mjs';
import { electron } from './electron.mjs';
import { servers } from './hosts.mjs';
import { lists } from './lists.mjs';
import { store } from './store.mjs';

/** Every protection that a test must miss; see table.d.mts for the fields. */
export const mutations = [...store, ...lists, ...doors, ...servers, ...electron, ...archives];
