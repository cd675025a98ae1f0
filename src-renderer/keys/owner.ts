import type { Game } from '../game.svelte.ts';

/** What has the keys: a dialog or a menu, a panel over the map, the brush on it, or the table itself. */
export type KeyOwner = 'dialog' | 'panel' | 'brush' | 'table';

const owners = new WeakMap<KeyboardEvent, KeyOwner>();

/**
 * What has a pressed key: whatever lay uppermost when it was pressed, though another listener may have closed it since.
 * While anything lies over the table, keys go to it or nowhere.
 */
export function ownerOf(event: KeyboardEvent, game: Game): KeyOwner {
  const owner = owners.get(event) ?? uppermost(game);
  owners.set(event, owner);
  return owner;
}

function uppermost({ form, facesFor, panel, brush }: Game): KeyOwner {
  if (form || facesFor || document.querySelector('[role=dialog], [role=menu]')) return 'dialog';
  return panel ? 'panel' : brush ? 'brush' : 'table';
}
