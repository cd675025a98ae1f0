/** The colours that seasons have. */
export type Tone = 'w' | 's' | 'u' | 'a';

const NAMED: readonly (readonly [RegExp, Tone])[] = [
  [/winter|snow|frost|cold|ice|dark/i, 'w'],
  [/spring|sow|bloom|thaw|rain|wet/i, 's'],
  [/summer|dry|heat|hot|sun/i, 'u'],
  [/autumn|fall|harvest|leaf/i, 'a'],
];
const IN_TURN: readonly Tone[] = ['w', 's', 'u', 'a'];

/** The colour of a season: what its name says, else the next one in turn. */
export const toneOf = (name: string, index: number): Tone =>
  NAMED.find(([pattern]) => pattern.test(name))?.[1] ?? IN_TURN[index % IN_TURN.length] ?? 'w';
