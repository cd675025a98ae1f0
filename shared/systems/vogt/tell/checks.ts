import { tell, type Teller } from '../../../campaign/event.ts';
import { checkMade, contestMade, orderRolled, saveMade, type Thrown } from '../events/checks.ts';

/** "Ada, STR, the door: 5 (9 and 5, disadvantage)" */
function throwInWords(who: string, { ability, edge, totals, total }: Thrown, purpose: string): string {
  const both = edge === 'normal' ? '' : ` (${totals.join(' and ')}, ${edge})`;
  return `${who}, ${ability.toUpperCase()}${purpose ? `, ${purpose}` : ''}: ${total}${both}`;
}

const read = (against: number, passed: boolean): string =>
  ` against ${against}, ${passed ? 'made' : 'missed'}`;

/** The words for checks, saves, contests and orders. */
export const checkTellers: readonly Teller[] = [
  tell(checkMade, ({ creature, purpose, against, passed, ...thrown }, { name }) => {
    const line = throwInWords(name(creature), thrown, purpose);
    return `${line}${against === undefined ? '' : read(against, passed ?? false)}.`;
  }),
  tell(saveMade, ({ creature, purpose, against, passed, ...thrown }, { name }) => {
    return `${throwInWords(name(creature), thrown, purpose)}${read(against, passed)}.`;
  }),
  tell(contestMade, ({ actor, target, purpose, first, second, tied, again, winner }, { name }) => {
    const both = [throwInWords(name(actor), first, purpose), throwInWords(name(target), second, purpose)];
    const open = again ? 'they throw again' : 'nobody yet';
    const end = winner === undefined ? open : `${name(winner)} has it`;
    return `${both.join('; ')}: ${tied ? 'a tie, ' : ''}${end}.`;
  }),
  tell(orderRolled, ({ places }, { name }) => {
    const words = places.map(({ total, who }) => {
      const names = who.map((id) => `${name(id)} ${total}`).join(' and ');
      return who.length > 1 ? `${names} (the GM says who is first)` : names;
    });
    return `Order: ${words.join(', ')}.`;
  }),
];
