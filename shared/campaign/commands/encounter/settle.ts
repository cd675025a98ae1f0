import { z } from 'zod';
import { defineCommand } from '../../../systems/contract.ts';
import { LOOT } from '../../goods/loot.ts';
import { fightOf } from '../../lookup.ts';
import { settleLine } from '../../mode/aftermath.ts';
import { Refusal } from '../../refusal.ts';

export const settle = defineCommand({
  type: 'settle',
  title: 'Resolve aftermath',
  about:
    'Resolves one line of the fight’s aftermath, or all of them but the loot, which stays where it is if it is the last. Then the encounter is over.',
  when: ['aftermath'],
  fields: z.strictObject({ type: z.literal('settle'), line: z.string().max(200).optional() }),
  decide: (decision, { line }) => {
    const open = fightOf(decision).aftermath.filter((one) => !one.done);
    const byRules = open.filter(({ id }) => id !== LOOT);
    const all = byRules.length > 0 ? byRules : open;
    const chosen = line === undefined ? all : open.filter((one) => one.id === line);
    if (chosen.length === 0)
      throw new Refusal(
        'nothing-to-settle',
        `The aftermath has no open line “${line ?? ''}”. Choose one that is listed.`,
        'line',
      );
    for (const { id } of chosen) {
      if (id !== LOOT) decision.system.fight.settle(decision, id);
      settleLine(decision, id);
    }
  },
  offers: ({ fight }) => {
    const open = fight?.aftermath.filter((one) => !one.done) ?? [];
    const byRules = open.filter(({ id }) => id !== LOOT).length;
    return [
      ...(byRules > 0
        ? [
            {
              label: 'Resolve all',
              detail: `${byRules} left`,
              main: true,
              command: { type: 'settle' as const },
            },
          ]
        : []),
      ...open.map((one) => ({
        label: one.id === LOOT ? 'Leave loot' : one.label,
        group: 'aftermath',
        command: { type: 'settle' as const, line: one.id },
      })),
    ];
  },
});
