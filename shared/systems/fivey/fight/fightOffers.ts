import { z } from 'zod';
import { mayAct, standing } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import type { UsualAct } from '../../../campaign/many/rules.ts';
import type { Field, Offer } from '../../../campaign/offer.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { blowLine } from './blow.ts';
import { hasHand } from './hands.ts';
import { number, option } from '../options.ts';
import { notReady } from './shooting.ts';
import { isAsked } from '../sheet/will.ts';
import { sheetOf, shieldOf } from '../sheet/sheet.ts';
import { actionsLeft, isInTurns, mayDo, type ActionName } from './turns.ts';

/** What an attack says. */
export const attackFields = z.strictObject({
  type: z.literal('attack'),
  actor: IdSchema,
  target: IdSchema,
  /** Left out: bare hands, or a monster’s own attack. */
  weapon: IdSchema.optional(),
  skilled: z.boolean().default(false),
  advantage: z.boolean().default(false),
  disadvantage: z.boolean().default(false),
  /** The target gives up its shield if the blow lands. */
  shield: z.boolean().default(false),
  /** Granted by a feat: costs no action. */
  free: z.boolean().default(false),
  /** Paces between them, where the table counts them. */
  distance: z.int().min(1).max(200).optional(),
  thrown: z.boolean().default(false),
  /** The target is covered, or stands between two foes; what comes of it is an option of the campaign. */
  cover: z.boolean().default(false),
  flanking: z.boolean().default(false),
});
type Attack = z.input<typeof attackFields>;

/** The foes of a combatant who still stand. */
export const foesOf = (campaign: Campaign, id: string): Creature[] =>
  standing(campaign, campaign.fight?.combatants[id]?.side === 'party' ? 'others' : 'party');

interface Acting {
  actor: Creature;
  foes: Creature[];
  /** Actions that are left this turn. */
  left: number;
}

/** Someone whose turn it is, if they have at least `cost` actions left and may do this now, with the foes they may choose among. */
function actingOf(campaign: Campaign, id: string, cost: number, action?: ActionName): Acting | undefined {
  const { fight, creatures } = campaign;
  const actor = creatures[id];
  const left = actionsLeft(campaign, id);
  if (!fight || !isInTurns(campaign) || !actor || isAsked(actor)) return undefined;
  if (left < cost || (action && !mayDo(campaign, id, action))) return undefined;
  return { actor, left, foes: foesOf(campaign, id) };
}

/** All of those whose turn it is. */
export const actors = (campaign: Campaign, cost: number, action?: ActionName): Acting[] =>
  mayAct(campaign).flatMap((id) => actingOf(campaign, id, cost, action) ?? []);

/** The blank for a foe. */
export const foeField = <Name extends string>(
  foes: readonly Creature[],
  name: Name,
  many = false,
): Field<Name> => ({
  name,
  label: 'Target',
  kind: 'choice',
  choices: foes.map((one) => ({
    value: one.id,
    label: one.name,
    detail: `${one.hitPoints.now} of ${one.hitPoints.max} HP`,
  })),
  ...(many ? { many, value: foes.map(({ id }) => id) } : {}),
});

const unticked = { kind: 'check', value: false, optional: true } as const;

const edges: Field<'advantage' | 'disadvantage'>[] = [
  { ...unticked, name: 'advantage', label: 'Advantage' },
  { ...unticked, name: 'disadvantage', label: 'Disadvantage' },
];

/** Blanks for what only some campaigns count: cover and flanking. */
const circumstances = (campaign: Campaign): Field<'cover' | 'flanking'>[] => [
  ...(number(campaign, 'cover') > 0 ? [{ ...unticked, name: 'cover' as const, label: 'In cover' }] : []),
  ...(option(campaign, 'flanking') === 'advantage'
    ? [{ ...unticked, name: 'flanking' as const, label: 'Flanking' }]
    : []),
];

/** The weapons that someone can strike with now, those in hand first. */
const readyWeapons = (campaign: Campaign, actor: Creature): Item[] =>
  actor.items
    .filter((item) => item.kind === 'weapon' && notReady(campaign, actor, item) === undefined)
    .filter((item) => hasHand(actor, item))
    .sort((a, b) => Number(b.inUse) - Number(a.inUse));

/** What someone strikes with unless told otherwise; undefined for bare hands, teeth and claws. */
export const usualWeapon = (campaign: Campaign, actor: Creature): Item | undefined =>
  readyWeapons(campaign, actor)[0];

const attackBy = ({ id: actor }: Creature, weapon: Item | undefined): Offer<Attack>['command'] =>
  weapon ? { type: 'attack', actor, weapon: weapon.id } : { type: 'attack', actor };

function attackWith(
  campaign: Campaign,
  { actor, foes, left }: Acting,
  weapon: Item | undefined,
): Offer<Attack> {
  const shield: Field<'shield'>[] = foes.some((one) => shieldOf(one))
    ? [{ ...unticked, name: 'shield', label: 'Target sacrifices its shield' }]
    : [];
  const { monster } = sheetOf(actor);
  return {
    label: `${actor.name}: ${weapon ? weapon.name.toLowerCase() : monster ? 'attack' : 'bare hands'}`,
    detail: `${blowLine(campaign, actor, weapon)}, ${left} of 2 actions left`,
    group: 'attack',
    actor: actor.id,
    needs: [foeField(foes, 'target'), ...edges, ...circumstances(campaign), ...shield],
    command: attackBy(actor, weapon),
  };
}

/** What someone does unless told otherwise: an attack with what is ready, else with bare hands. */
export function usualAttack(campaign: Campaign, id: string): UsualAct | undefined {
  const acting = actingOf(campaign, id, 1, 'attack');
  if (!acting) return undefined;
  const weapon = usualWeapon(campaign, acting.actor);
  return {
    command: attackBy(acting.actor, weapon),
    aim: { many: false, at: acting.foes.map((foe) => foe.id) },
    offer: () => attackWith(campaign, acting, weapon),
  };
}

/** For everyone whose turn it is: an attack with each weapon that is ready, else with bare hands. First comes who has done least. */
export function attackOffers(campaign: Campaign): Offer<Attack>[] {
  const all = actors(campaign, 1, 'attack');
  const most = Math.max(...all.map(({ left }) => left));
  const first = all.find(({ left }) => left === most);
  return all.flatMap((acting) => {
    const weapons = readyWeapons(campaign, acting.actor);
    return (weapons.length > 0 ? weapons : [undefined]).map((weapon, index) => ({
      ...attackWith(campaign, acting, weapon),
      ...(acting === first && index === 0 ? { main: true } : {}),
    }));
  });
}
