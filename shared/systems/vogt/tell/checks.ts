import { tell, type Teller } from '../../../campaign/event.ts';
import { checkMade, contestMade, orderRolled, saveMade, type Thrown } from '../events/checks.ts';
import { signed } from './signed.ts';

const about = (purpose: string): string => (purpose ? ` (${purpose})` : '');

/** "5", or with an edge "5 (disadvantage: 9 and 5)". */
const totalOf = ({ edge, totals, total }: Thrown): string =>
  edge === 'normal' ? signed(total) : `${signed(total)} (${edge}: ${totals.map(signed).join(' and ')})`;

const ability = (thrown: Thrown): string => thrown.ability.toUpperCase();

/** The words for checks, saves, contests and orders. */
export const checkTellers: readonly Teller[] = [
  tell(checkMade, ({ actor, purpose, against, passed, ...thrown }, { name }) => {
    const check = `${name(actor)}’s ${ability(thrown)} check${about(purpose)}: ${totalOf(thrown)}`;
    if (against === undefined) return `${check}.`;
    return `${check} against ${against}, ${passed ? 'success' : 'failure'}.`;
  }),
  tell(saveMade, ({ actor, purpose, against, passed, ...thrown }, { name }) => {
    const save = `${name(actor)}’s ${ability(thrown)} save${about(purpose)}`;
    return `${save}: ${totalOf(thrown)} against ${against}, ${passed ? 'success' : 'failure'}.`;
  }),
  tell(contestMade, ({ actor, target, purpose, first, second, tied, again, winner }, { name }) => {
    const one = `${name(actor)}’s ${ability(first)} ${totalOf(first)}`;
    const other = `${name(target)}’s ${ability(second)} ${totalOf(second)}`;
    const contest = `Contest${about(purpose)}: ${one} against ${other}`;
    if (again) return `${contest}, a tie; they roll again.`;
    if (winner === undefined) return `${contest}, a tie; no one wins yet.`;
    return tied ? `${contest}, a tie; ${name(winner)} wins.` : `${contest}; ${name(winner)} wins.`;
  }),
  tell(orderRolled, ({ places }, { name }) => {
    const words = places.map(({ total, actors }) => {
      const names = actors.map((id) => `${name(id)} ${signed(total)}`).join(' and ');
      return actors.length > 1 ? `${names} (tied; the GM decides)` : names;
    });
    return `Order: ${words.join(', ')}.`;
  }),
];
