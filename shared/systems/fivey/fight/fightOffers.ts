import { mayAct, standing } from '../../../campaign/fight.ts';
import type { Field, Offer } from '../../../campaign/offer.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { blowLine } from './blow.ts';
import { noHand } from './hands.ts';
import { number, option } from '../options.ts';
import { notReady } from './shooting.ts';
import { sheetOf, shieldOf } from '../sheet/sheet.ts';
import { actionsLeft, mayDo, type ActionName } from './turns.ts';

/** Those whose turn it is and who have at least `cost` actions left, and may do this now, with the foes they may choose among. */
export function actors(
  campaign: Campaign,
  cost: number,
  action?: ActionName,
): { actor: Creature; foes: Creature[]; left: number }[] {
  const { fight, creatures, mode } = campaign;
  if (!fight || (mode.now !== 'turns' && mode.now !== 'surprise')) return [];
  return mayAct(campaign).flatMap((id) => {
    const actor = creatures[id];
    const left = actionsLeft(campaign, id);
    if (!actor || left < cost || (action && !mayDo(campaign, id, action))) return [];
    return [
      { actor, left, foes: standing(campaign, fight.combatants[id]?.side === 'party' ? 'others' : 'party') },
    ];
  });
}

/** The blank for a foe. */
export const foeBlank = (foes: readonly Creature[], name = 'target', many = false): Field => ({
  name,
  label: 'Whom',
  kind: 'choice',
  choices: foes.map((one) => ({
    value: one.id,
    label: one.name,
    detail: `${one.hitPoints.now} of ${one.hitPoints.max}`,
  })),
  ...(many ? { many, value: foes.map(({ id }) => id) } : {}),
});

const edges: Field[] = [
  { name: 'advantage', label: 'Advantage', kind: 'check', value: false, optional: true },
  { name: 'disadvantage', label: 'Disadvantage', kind: 'check', value: false, optional: true },
];

/** Blanks for what only some campaigns count: cover and flanking. */
const circumstances = (campaign: Campaign): Field[] => [
  ...(number(campaign, 'cover') > 0
    ? [{ name: 'cover', label: 'In cover', kind: 'check' as const, value: false, optional: true }]
    : []),
  ...(option(campaign, 'flanking') === 'advantage'
    ? [{ name: 'flanking', label: 'Flanked', kind: 'check' as const, value: false, optional: true }]
    : []),
];

/** For everybody whose turn it is: an attack with each weapon that is ready, else with bare hands. */
export const attackOffers = (campaign: Campaign): Offer[] =>
  actors(campaign, 1, 'attack').flatMap(({ actor, foes, left }, turn) => {
    const { monster } = sheetOf(actor);
    const weapons = actor.items
      .filter((item) => item.kind === 'weapon' && notReady(campaign, actor, item) === undefined)
      .filter((item) => noHand(actor, item) === undefined)
      .sort((a, b) => Number(b.inUse) - Number(a.inUse));
    const shield: Field[] = foes.some((one) => shieldOf(one))
      ? [
          {
            name: 'shield',
            label: 'The shield is given up for it',
            kind: 'check',
            value: false,
            optional: true,
          },
        ]
      : [];
    return (weapons.length > 0 ? weapons : [undefined]).map((weapon, index) => ({
      label: `${actor.name}: ${weapon ? weapon.name.toLowerCase() : monster ? 'attack' : 'bare hands'}`,
      detail: `${blowLine(campaign, actor, weapon)}, ${left} of 2 actions left`,
      group: 'attack',
      actor: actor.id,
      needs: [foeBlank(foes), ...edges, ...circumstances(campaign), ...shield],
      command: { type: 'attack', actor: actor.id, ...(weapon ? { weapon: weapon.id } : {}) },
      ...(turn === 0 && index === 0 ? { main: true } : {}),
    }));
  });
