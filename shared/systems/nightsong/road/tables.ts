/** Tables of our own for the moments when the source leaves the answer to the Referee. */
export const tables: Readonly<Record<string, readonly string[]>> = {
  'Weak success': [
    'It takes far longer than hoped.',
    'Something is lost or worn out.',
    'Somebody hears or sees it.',
    'Only the half of it works.',
    'It leaves a trace that will be found.',
    'Somebody has to be thanked for it.',
  ],
  'Signs of the road': [
    'Smoke behind a ridge.',
    'Tracks that end all at once.',
    'A cairn with fresh flowers.',
    'A song from nowhere.',
    'A broken cart, its load gone.',
    'Birds that do not fly up.',
    'A boundary stone, newly toppled.',
    'A well that tastes of iron.',
  ],
};
