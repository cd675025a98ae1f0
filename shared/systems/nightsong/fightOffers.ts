import { mayAct, standing } from '../../campaign/fight.ts';
import type { Field, Offer } from '../../campaign/offer.ts';
import type { Campaign, Creature, Item } from '../../campaign/state.ts';
import { creatureChoices, edgeBlank } from './blanks.ts';
import { diceInWords, diceOf, isEngaged, isRanged } from './engaged.ts';
import { sheetOf } from './sheet.ts';
import { shieldOf } from './strike.ts';

/** Those whose turn it is, with the foes they may choose among. */
export function actors(campaign: Campaign): { actor: Creature; foes: Creature[]; friends: Creature[] }[] {
  const { fight, creatures } = campaign;
  if (!fight || fight.phase !== 'turns') return [];
  return mayAct(campaign).flatMap((id) => {
    const actor = creatures[id];
    const side = fight.combatants[id]?.side;
    if (!actor || !side || fight.combatants[id]?.own['doneIn'] === fight.round) return [];
    const other = side === 'party' ? 'others' : 'party';
    return [
      {
        actor,
        foes: standing(campaign, other),
        friends: standing(campaign, side).filter((one) => one.id !== id),
      },
    ];
  });
}

const usable = (campaign: Campaign, actor: Creature): Item[] =>
  actor.items
    .filter((item) => item.kind === 'weapon' && (item.die ?? 0) > 0)
    .filter((item) => !(isRanged(item) && isEngaged(campaign, actor.id)))
    .sort((a, b) => Number(b.inUse) - Number(a.inUse));

/** For everybody whose turn it is: an attack with each weapon that works, else unarmed. */
export function attackOffers(campaign: Campaign): Offer[] {
  return actors(campaign).flatMap(({ actor, foes }, turn) => {
    const weapons: (Item | undefined)[] = usable(campaign, actor);
    const blocked = foes.some((one) => shieldOf(one));
    const needs: Field[] = [
      creatureChoices(foes, 'target', 'Whom'),
      edgeBlank,
      ...(sheetOf(actor).focus > 0
        ? [{ name: 'focus', label: 'Spend Focus', kind: 'check' as const, value: false, optional: true }]
        : []),
      ...(blocked
        ? [
            {
              name: 'shield',
              label: 'Blocked by shield',
              kind: 'check' as const,
              value: false,
              optional: true,
            },
          ]
        : []),
    ];
    return (weapons.length > 0 ? weapons : [undefined]).map((weapon, index) => ({
      label: `${actor.name}: ${weapon ? weapon.name.toLowerCase() : 'unarmed'}`,
      detail: weapon ? diceInWords(diceOf(weapon)) : 'D4',
      group: 'attack',
      actor: actor.id,
      needs,
      command: { type: 'attack', actor: actor.id, ...(weapon ? { weapon: weapon.id } : {}) },
      ...(turn === 0 && index === 0 ? { main: true, key: 'a' } : {}),
    }));
  });
}
