type Theme = 'light' | 'dark';
const KEPT = 'hexwatch-theme';

const wished = (): Theme | null => {
  const kept = localStorage.getItem(KEPT);
  return kept === 'light' || kept === 'dark' ? kept : null;
};
const system = matchMedia('(prefers-color-scheme: dark)');
let unsaid: Theme | undefined;
const current = (): Theme => wished() ?? unsaid ?? (system.matches ? 'dark' : 'light');

export const theme = $state({ now: 'light' as Theme });

function show(): void {
  theme.now = current();
  document.documentElement.dataset['theme'] = theme.now;
}

/**
 * Follows the machine's wish for light or dark, or keeps to `otherwise` where it is given, until the referee says
 * something else, in whichever window.
 */
export function startTheme(otherwise?: Theme): void {
  unsaid = otherwise;
  show();
  system.addEventListener('change', show);
  window.addEventListener('storage', show);
}

export function toggleTheme(): void {
  localStorage.setItem(KEPT, theme.now === 'dark' ? 'light' : 'dark');
  show();
}
