import { edgeOf, type Edge } from '../../../dice/dice.ts';
import type { Disposition, ReactionRow, ReactionTable } from '../../contract.ts';

/** How strangers take to the party (FV-187). */
const rows: readonly ReactionRow[] = [
  {
    id: 'hostile',
    label: 'Hostile',
    from: 1,
    to: 6,
    mood: -2,
    text: 'At best, they can be talked out of attacking.',
  },
  {
    id: 'uncertain',
    label: 'Uncertain',
    from: 7,
    to: 14,
    mood: 0,
    text: 'They help if persuaded, but never go into danger.',
  },
  {
    id: 'friendly',
    label: 'Friendly',
    from: 15,
    to: 20,
    mood: 1,
    text: 'They help gladly, but go into danger only if persuaded.',
  },
];

/** What is known of them beforehand counts as one more ground for or against. */
const withDisposition = (edge: Edge, disposition: Disposition): Edge =>
  edgeOf(
    Number(edge === 'advantage') + Number(disposition === 'friendly'),
    Number(edge === 'disadvantage') + Number(disposition === 'hostile'),
  );

/** Chance that the die that counts shows `face` or less. */
const atMost: Record<Edge, (face: number) => number> = {
  normal: (face) => face / 20,
  advantage: (face) => (face / 20) ** 2,
  disadvantage: (face) => 1 - (1 - face / 20) ** 2,
};

const FACES = Array.from({ length: 20 }, (_, index) => index + 1);

export const reaction: ReactionTable = {
  title: 'Reaction, d20',
  rule: 'FV-187',
  rows,
  roll: (decision, edge, disposition) => {
    const roll = decision.throwEdge('reaction', 20, withDisposition(edge, disposition));
    const row = rows.find(({ from, to }) => roll.total >= from && roll.total <= to);
    if (!row) throw new Error(`No reaction for ${roll.total}.`);
    return { roll, row };
  },
  odds: (edge, disposition) => {
    const chance = atMost[withDisposition(edge, disposition)];
    return rows.map(({ from, to }) => chance(to) - chance(from - 1));
  },
  spread: (edge) => {
    const chance = atMost[edge];
    return { least: 1, chances: FACES.map((face) => chance(face) - chance(face - 1)) };
  },
};
