/** Our own tables for when the rules leave the answer to the Referee. */
export const tables: Readonly<Record<string, readonly string[]>> = {
  'Weak success': [
    'It takes far longer than hoped.',
    'Something is lost or worn out.',
    'Someone hears or sees it.',
    'Only half of it works.',
    'It leaves a trace that will be found.',
    'The character now owes someone a favour.',
  ],
  'Signs of the road': [
    'Smoke behind a ridge.',
    'Tracks that suddenly end.',
    'A cairn with fresh flowers.',
    'Singing, with no one in sight.',
    'A broken cart with its load gone.',
    'Birds that don’t fly away.',
    'A boundary stone, recently knocked over.',
    'A well that tastes of iron.',
  ],
};
