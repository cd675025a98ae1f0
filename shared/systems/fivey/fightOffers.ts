import { mayAct, standing } from '../../campaign/fight.ts';
import type { Field, Offer } from '../../campaign/offer.ts';
import { Refusal } from '../../campaign/refusal.ts';
import type { Campaign, Creature, Item } from '../../campaign/state.ts';
import { BRACKETS } from './bestiary.ts';
import { sheetOf, shieldOf } from './sheet.ts';
import { actionsLeft } from './turns.ts';

/** Those whose turn it is and who have at least `cost` actions left, with the foes they may choose among. */
export function actors(
  campaign: Campaign,
  cost: number,
): { actor: Creature; foes: Creature[]; left: number }[] {
  const { fight, creatures } = campaign;
  if (!fight || (fight.phase !== 'turns' && fight.phase !== 'surprise')) return [];
  return mayAct(campaign).flatMap((id) => {
    const actor = creatures[id];
    const left = actionsLeft(campaign, id);
    if (!actor || left < cost) return [];
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

/** Why a weapon cannot be shot now; undefined when it can, and for what is not shot (FV-105 to FV-107). */
export function notReady(campaign: Campaign, attacker: Creature, weapon: Item): Refusal | undefined {
  const name = weapon.own['ammunition'];
  if (weapon.own['reload'] === true && weapon.own['loaded'] !== true)
    return new Refusal(
      'not-loaded',
      `${weapon.name} is not loaded; reloading is an action (FV-105).`,
      'weapon',
    );
  if (typeof name !== 'string' || attacker.items.some((item) => item.name === name)) return undefined;
  if (shotsOf(campaign, attacker.id) === 0 && campaign.rulings['shots-counted'] !== true) return undefined;
  return new Refusal(
    'no-ammunition',
    `${attacker.name} has no ${name.toLowerCase()} left (FV-106).`,
    'weapon',
  );
}

/** Shots of a combatant in this fight so far. */
export const shotsOf = (campaign: Campaign, actor: string): number =>
  Number(campaign.fight?.combatants[actor]?.own['shots'] ?? 0);

/** For everybody whose turn it is: an attack with each weapon that is ready, else with bare hands. */
export const attackOffers = (campaign: Campaign): Offer[] =>
  actors(campaign, 1).flatMap(({ actor, foes, left }, turn) => {
    const { monster } = sheetOf(actor);
    const weapons = actor.items
      .filter((item) => item.kind === 'weapon' && notReady(campaign, actor, item) === undefined)
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
      detail: `${weapon ? `d${weapon.die ?? 4}` : monster ? `${BRACKETS[monster.bracket].damage} damage` : 'd4'}, ${left} of 2 actions left`,
      group: 'attack',
      actor: actor.id,
      needs: [foeBlank(foes), ...edges, ...shield],
      command: { type: 'attack', actor: actor.id, ...(weapon ? { weapon: weapon.id } : {}) },
      ...(turn === 0 && index === 0 ? { key: 'a', main: true } : {}),
    }));
  });
