/** Parts of the page that can hold the focus for what was taken away in them. */
const PLACES = 'article, section, aside, main';

/** The places around an element, the nearest first. */
function placesOf(element: Element): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>(PLACES);
  return place ? [place, ...placesOf(place)] : [];
}

/**
 * Keeps the focus where the hand is. What had it may be gone after an act: then the nearest place around it has it, so
 * that Tab goes on from there and not from the top of the page. After a dialog, what keys had reached before has it again;
 * a button that was clicked has not, since the next Enter is meant for the table. Gives back a function that ends it.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  let places: HTMLElement[] = [];
  let inDialog = false;
  let byKeys = false;
  let soon: ReturnType<typeof setTimeout> | undefined;

  function came({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    inDialog = target.closest('[role=dialog]') !== null;
    if (inDialog) return;
    last = target;
    byKeys = target.matches(':focus-visible');
    places = placesOf(target);
  }
  function refocus(): void {
    const { activeElement, body } = document;
    if ((activeElement && activeElement !== body) || document.querySelector('[role=dialog]')) return;
    if (!last || (last.isConnected && last.checkVisibility() && !inDialog)) return;
    const place =
      last.isConnected && byKeys && last.checkVisibility()
        ? last
        : (places.find((one) => one.isConnected && one.checkVisibility()) ?? document.querySelector('main'));
    if (!place) return;
    if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
  const observer = new MutationObserver(() => {
    clearTimeout(soon);
    soon = setTimeout(refocus);
  });
  document.addEventListener('focusin', came);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(soon);
    observer.disconnect();
    document.removeEventListener('focusin', came);
  };
}

/** Gives the focus to the panel that is open, or to what it has that fits. Gives back whether one is open. */
export function focusPanel(within?: string): boolean {
  const panel = [...document.querySelectorAll<HTMLElement>('[data-panel]')].find((one) =>
    one.checkVisibility(),
  );
  const goal = within ? panel?.querySelector<HTMLElement>(within) : panel;
  goal?.focus({ preventScroll: true });
  return panel !== undefined;
}

/** A box that was clicked leaves the keys to the panel, as a button does; one that was reached by Tab keeps them. */
export function leaveBox({ currentTarget: box }: { currentTarget: HTMLInputElement }): void {
  if (!box.matches(':focus-visible')) focusPanel();
}

/** What a panel is worked in by keys, such as the grid of a plan, has the focus whenever the panel itself would. */
export function standForPanel(screen: HTMLElement): () => void {
  const panel = screen.closest('[data-panel]');
  const take = (): void => screen.focus({ preventScroll: true });
  if (document.activeElement === panel) take();
  panel?.addEventListener('focus', take);
  return () => panel?.removeEventListener('focus', take);
}

/** What steps aside lets go of the focus, so that no more is typed in it. */
export function letGo(screen: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && screen.contains(activeElement)) activeElement.blur();
}

/** What opens over the table takes the focus, and gives it back to where it came from. */
export function holdFocus(screen: HTMLElement): () => void {
  const before = document.activeElement;
  screen.focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
