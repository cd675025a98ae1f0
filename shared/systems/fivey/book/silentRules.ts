import type { RuleNote } from '../../contract.ts';

/** Defaults for what the book leaves open. */
export const silentRules: readonly RuleNote[] = [
  {
    id: 'FV-S1',
    line: 'Figures with dice beside them are flat, or rolled.',
  },
  { id: 'FV-S2', line: 'Halves and shares round down, or as the campaign has it.' },
  { id: 'FV-S3', line: 'A season is nine tennites and a year thirty-six, or three and twelve.' },
  { id: 'FV-S4', line: 'A tie changes nothing, or goes where the campaign says.' },
  {
    id: 'FV-S5',
    line: 'A template may give its name as a title; a skill is suggested.',
  },
  { id: 'FV-S6', line: 'A natural 1 or 20 decides by itself only where the campaign lets it.' },
  { id: 'FV-S7', line: 'A tennite of rest heals all, or nothing.' },
  { id: 'FV-S8', line: 'Experience is shared among those who have a claim.' },
  { id: 'FV-S9', line: 'Going without a meal has its price.' },
  { id: 'FV-S10', line: 'A night without sleep costs its rest action, and what the campaign adds.' },
  { id: 'FV-S11', line: 'Death is death, at once or after some minutes.' },
  { id: 'FV-S12', line: 'A fall is a die for so many feet.' },
  {
    id: 'FV-S13',
    line: 'A torch burns an hour, a lamp’s flask four, or as the campaign says; darkness hinders.',
  },
  { id: 'FV-S14', line: 'Armour and weapons take a slot each, large ones perhaps more.' },
  { id: 'FV-S15', line: 'Cover, flanking, parting blows and fumbles are what the campaign makes of them.' },
  { id: 'FV-S16', line: 'No good shot beyond the range, nor at one pace.' },
  { id: 'FV-S17', line: 'Bare hands have a small die.' },
  { id: 'FV-S18', line: 'Lasting spells are held, one at a time or a few.' },
  { id: 'FV-S19', line: 'Hirelings are paid by the day.' },
  { id: 'FV-S20', line: 'The referee sets the weather, or a die at dawn; the way may be lost.' },
  { id: 'FV-S21', line: 'A level gained on the road counts at once, or in downtime.' },
  { id: 'FV-S22', line: 'Without a free slot only research is studied, unless slots do not bind.' },
  { id: 'FV-S23', line: 'Mounts and boats: the referee sets the hours.' },
  { id: 'FV-S24', line: 'Ailments are words, cured by a blessing, perhaps by a tennite.' },
  { id: 'FV-S25', line: 'Each institution keeps its own capital, and its credit unless they share it.' },
  {
    id: 'FV-S26',
    line: 'A round is ten seconds, which the day may count; in a site an encounter may take a turn.',
  },
  { id: 'FV-S27', line: 'A site’s clock rests while the party is out.' },
  { id: 'FV-S28', line: 'Goods sell for a part of their price.' },
];
