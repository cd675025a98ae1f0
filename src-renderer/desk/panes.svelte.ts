const KEPT = 'hexwatch-panes';
/** Widths and height in CSS pixels; 0 is as large as the window gives. */
const USUAL = { party: 0, now: 0, log: 0 };
type Pane = keyof typeof USUAL;

function kept(): typeof USUAL {
  try {
    const read = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      Object.keys(USUAL).map((pane) => [pane, Number.isFinite(read[pane]) ? Number(read[pane]) : 0]),
    ) as typeof USUAL;
  } catch {
    return USUAL;
  }
}

/** How large the referee made the parts of the table. */
export const panes = $state(kept());

export function sizePane(pane: Pane, size: number): void {
  panes[pane] = size;
  localStorage.setItem(KEPT, JSON.stringify(panes));
}
