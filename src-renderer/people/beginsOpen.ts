import { untrack } from 'svelte';

/** Opens an entry as it comes, where there is room for it; from then on it is as the hand has it. */
export const beginsOpen =
  (isOpen: () => boolean) =>
  (entry: HTMLDetailsElement): void => {
    entry.open = untrack(isOpen);
  };
