import type { RuleNote } from '../contract.ts';

/** Defaults for what the book leaves open. */
export const silentRules: readonly RuleNote[] = [
  {
    id: 'FV-S1',
    line: 'Figures with dice beside them are flat, or rolled.',
  },
  { id: 'FV-S2', line: 'Halves round down.' },
  { id: 'FV-S3', line: 'A season is nine tennites, a year thirty-six.' },
  { id: 'FV-S4', line: 'A tie changes nothing.' },
  {
    id: 'FV-S5',
    line: 'A template’s title is its name; a skill is suggested.',
  },
  { id: 'FV-S6', line: 'A natural 1 or 20 decides nothing by itself.' },
  { id: 'FV-S7', line: 'A tennite of rest heals all.' },
  { id: 'FV-S8', line: 'Experience is shared evenly.' },
  { id: 'FV-S9', line: 'Without a meal nobody recovers.' },
  { id: 'FV-S10', line: 'A night without sleep costs its rest action only.' },
  { id: 'FV-S11', line: 'Death is death.' },
  { id: 'FV-S12', line: 'A fall is d6 for ten feet.' },
  { id: 'FV-S13', line: 'A torch burns an hour, a lamp’s flask four.' },
  { id: 'FV-S14', line: 'Armour and weapons take a slot each.' },
  { id: 'FV-S15', line: 'No cover, flanking or reactions.', note: 'nothing to apply' },
  { id: 'FV-S16', line: 'No shot beyond the range.' },
  { id: 'FV-S17', line: 'Bare hands d4.' },
  { id: 'FV-S18', line: 'One spell is held at a time.' },
  { id: 'FV-S19', line: 'Hirelings are mooks at a crown a day.' },
  { id: 'FV-S20', line: 'The referee sets the weather.' },
  { id: 'FV-S21', line: 'A level gained on the road counts at once.' },
  { id: 'FV-S22', line: 'No free slot, no study but research.' },
  { id: 'FV-S23', line: 'Mounts and boats: the referee sets the hours.' },
  { id: 'FV-S24', line: 'Ailments are words, cured by a blessing.' },
  { id: 'FV-S25', line: 'Each institution keeps its own capital.' },
  { id: 'FV-S26', line: 'A round is ten seconds and does not move the day.' },
  { id: 'FV-S27', line: 'A site’s clock rests while the party is out.' },
  { id: 'FV-S28', line: 'Goods sell for half.' },
];
