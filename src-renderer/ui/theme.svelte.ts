export type Theme = 'light' | 'dark';
type Wish = Theme | 'system';

const system = matchMedia('(prefers-color-scheme: dark)');
let wish: Wish = 'system';

/** The theme that is shown. */
export const theme = $state({ now: 'light' as Theme });

function show(): void {
  theme.now = wish === 'system' ? (system.matches ? 'dark' : 'light') : wish;
  document.documentElement.dataset['theme'] = theme.now;
}

/** Follows the machine's wish for light or dark, or keeps to one of them. */
export function setTheme(to: Wish): void {
  wish = to;
  show();
}

/** Begins with the machine's wish, or with `first` where it is given. */
export function startTheme(first: Wish = 'system'): void {
  setTheme(first);
  system.addEventListener('change', show);
}
