type Theme = 'light' | 'dark';
const KEPT = 'hexwatch-theme';

const wished = (): Theme | null => {
  const kept = localStorage.getItem(KEPT);
  return kept === 'light' || kept === 'dark' ? kept : null;
};
const system = matchMedia('(prefers-color-scheme: dark)');
const current = (): Theme => wished() ?? (system.matches ? 'dark' : 'light');

export const theme = $state({ now: 'light' as Theme });

function show(): void {
  theme.now = current();
  document.documentElement.dataset['theme'] = theme.now;
}

/** Follows the machine's wish for light or dark until the referee says otherwise. */
export function startTheme(): void {
  show();
  system.addEventListener('change', show);
}

export function toggleTheme(): void {
  localStorage.setItem(KEPT, theme.now === 'dark' ? 'light' : 'dark');
  show();
}
