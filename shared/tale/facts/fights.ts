import { fightEnded } from '../../campaign/events/fight.ts';
import { find } from '../../campaign/ids.ts';
import { WEIGHT, witness, type Draft } from '../fact.ts';
import { clean } from '../person.ts';

/** How a fight ended: who of the others was out of it, and what the referee said in words of their own. */
export const fightWitnesses = [
  witness(fightEnded, ({ outcome, how }, { command, before }) => {
    const others = Object.entries(before.fight?.combatants ?? {}).flatMap(([id, { side }]) =>
      side === 'others' ? (find(before.creatures, id) ?? []) : [],
    );
    const out = others.filter(({ status }) => status !== 'up');
    const count = (status: string): number => out.filter((one) => one.status === status).length;
    const sum: Draft = {
      kind: 'sum',
      weight: WEIGHT.road,
      whom: out.map(({ id }) => id),
      figures: { of: others.length, dead: count('dead'), fled: count('fled') },
    };
    const { outcome: typed } = command;
    const end: Draft | undefined =
      how === 'lost'
        ? { kind: 'all-fell', weight: WEIGHT.always }
        : command.type !== 'end-fight'
          ? undefined
          : typed === undefined
            ? { kind: 'broke-off', weight: WEIGHT.turn }
            : { kind: 'fight-over', weight: WEIGHT.turn, words: clean(outcome) };
    return [sum, ...(end ? [end] : [])];
  }),
];
