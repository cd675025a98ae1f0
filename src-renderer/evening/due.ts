import type { GameView } from '../../shared/api.ts';
import { together } from '../../shared/text/words.ts';

/** Of so many who act the names are told. */
const MOST_NAMES = 4;

/** Who acts when a fight goes on: “Bryn and Maud act”. */
function actingInWords({ slots, steps }: NonNullable<GameView['fight']>): string {
  const who =
    slots.find(({ now }) => now)?.who.filter(({ acted, status }) => !acted && status === 'up') ?? [];
  const others = who.every(({ side }) => side === 'others');
  if (who.length > 0 && !others && who.length <= MOST_NAMES)
    return `${together(who.map(({ name }) => name))} ${who.length > 1 ? 'act' : 'acts'}`;
  if (who.length > 0) return others ? 'the others act' : 'the party acts';
  return steps.find(({ state }) => state === 'now')?.label.toLowerCase() ?? 'it continues';
}

/** What is due first when the game goes on: the fight at once, then all else as it falls due. */
export const dueFirst = ({ fight, due }: Pick<GameView, 'fight' | 'due'>): GameView['due'] => [
  ...(fight
    ? [
        {
          id: 'fight',
          kind: 'timer' as const,
          label: fight.outcome || `Round ${fight.round}: ${actingInWords(fight)}`,
          when: 'at once',
          secret: false,
          soon: true,
          dies: false,
        },
      ]
    : []),
  ...due,
];
