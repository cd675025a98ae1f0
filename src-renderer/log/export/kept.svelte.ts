import type { Choice } from './forms.ts';

/** What was chosen last, for as long as the page is there. */
export const kept = $state<Omit<Choice, 'session'>>({
  to: 'html',
  players: false,
  telling: 'tale',
  dice: 'shown',
});
