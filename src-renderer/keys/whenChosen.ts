/**
 * Takes what is chosen in a list: at once where the pointer chooses; by keys with Enter or as the list is left, so that
 * arrows and letters only look for it. To be attached to a select.
 */
export const whenChosen =
  (take: (value: string, list: HTMLSelectElement) => void) =>
  (list: HTMLSelectElement): (() => void) => {
    let byKeys = false;
    let looked = false;
    const chosen = (): void => {
      looked = false;
      take(list.value, list);
    };
    const listeners = {
      pointerdown: () => (byKeys = false),
      keydown: ({ key }: KeyboardEvent) => {
        byKeys = true;
        if (key === 'Enter' && looked) chosen();
      },
      change: () => {
        if (byKeys) looked = true;
        else chosen();
      },
      blur: () => {
        if (looked) chosen();
      },
    };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listener] of all) list.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of all) list.removeEventListener(type, listener);
    };
  };
