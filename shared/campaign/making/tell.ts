import { tell, type Teller } from '../event.ts';
import { newcomerDiscarded, stepDrawn, stepsCleared } from './events.ts';

/** How the log says how a character is made. A step that was thrown more than once says so. */
export const makingTellers: readonly Teller[] = [
  tell(stepDrawn, ({ title, label, dice, throws, step }, { before }) => {
    const was = before.newcomer?.drawn[step];
    const how = dice
      ? throws > 1
        ? ` (${dice.map(([, face]) => face).join(' + ')}, throw ${throws})`
        : ` (${dice.map(([, face]) => face).join(' + ')})`
      : was?.dice
        ? ' (chosen instead of the throw)'
        : '';
    return `New character, ${title}: ${label}${how}.`;
  }),
  tell(stepsCleared, ({ why }) => `New character: ${why}`),
  tell(newcomerDiscarded, () => 'New character discarded.'),
];
