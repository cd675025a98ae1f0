import { z } from 'zod';
import { conditionGained } from '../../../campaign/events/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { standing } from '../../../campaign/fight.ts';
import { ableCreature, fightOf, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { useToday } from '../checks/dailyUse.ts';
import { actionTaken, moved, weaponLoaded } from '../events/fight.ts';
import { areaAttack } from './area.ts';
import { changeArmour, setArmour } from './armour.ts';
import { strike } from './attack.ts';
import { makeCheck } from '../checks/checks.ts';
import { actors, foeField } from './fightOffers.ts';
import { giveHelp } from '../checks/help.ts';
import { share } from '../sheet/rounding.ts';
import { number, option, type Choice, type CostId } from '../options.ts';
import { bonusOf, demandSkills, hasSkills, movementOf, passive, sheetOf, type Stat } from '../sheet/sheet.ts';
import { hideInShadows } from './hiding.ts';
import { isLoaded } from './shooting.ts';
import { endSpells } from '../magic/spells.ts';
import { today } from '../rest/day.ts';
import { actionsLeft, demandActions, spend } from './turns.ts';
import { itemDetail } from '../sheet/details.ts';

/** What can be done in a fight beside striking and moving, with the actions it takes (FV-201, FV-211, FV-212). */
export const ACTS = {
  'use-item': { label: 'Use item', cost: 2 },
  'cease-spell': { label: 'End spell', cost: 0 },
  talk: { label: 'Talk', cost: 0 },
  'drop-item': { label: 'Drop item', cost: 0 },
  disarm: { label: 'Disarm', cost: 'disarm-cost' },
  help: { label: 'Help ally', cost: 'help-cost' },
  hide: { label: 'Hide', cost: 'hide-cost' },
  push: { label: 'Push over', cost: 'push-cost' },
  retrieve: { label: 'Take from backpack', cost: 'retrieve-cost' },
  stash: { label: 'Put in backpack', cost: 'stash-cost' },
  'change-armour': { label: 'Change armour', cost: 2 },
  other: { label: 'Other action', cost: 1 },
} as const satisfies Record<string, { label: string; cost: number | CostId }>;
type ActId = keyof typeof ACTS;
const ACT_IDS = Object.keys(ACTS) as [ActId, ...ActId[]];

/** Actions that it takes: what the text says, or what the campaign does (FV-211). */
function costOf(campaign: Campaign, id: ActId): number {
  const { cost } = ACTS[id];
  return typeof cost === 'number' ? cost : number(campaign, cost);
}

/** Help is remembered on the ally it is given to; without one it is a line of the log (FV-211). Refuses `no-ally`. */
function helpAlly(decision: Decision, helper: Creature, ally: Creature | undefined): void {
  if (!ally) return;
  const { combatants } = fightOf(decision);
  if (ally.id === helper.id || combatants[ally.id]?.side !== combatants[helper.id]?.side)
    throw new Refusal(
      'no-ally',
      `${ally.name} is not an ally in this fight. Choose another character (FV-211).`,
      'target',
    );
  giveHelp(decision, helper, ally);
}

/** Those whom someone may help (FV-211). */
const alliesOf = (campaign: Campaign, { id }: Creature): Creature[] =>
  standing(campaign, campaign.fight?.combatants[id]?.side ?? 'party').filter((one) => one.id !== id);

/** What an act may need to know besides who does it. */
interface Given {
  foe?: Creature | undefined;
  item?: string | undefined;
  dc?: number | undefined;
  skilled: boolean;
}

type Doing = (decision: Decision, creature: Creature, given: Given) => void;

/** An opposed act: a check against the DC given, else against what stands against it (FV-212). */
const opposed =
  (
    id: 'disarm' | 'push' | 'change-armour',
    stat: Stat,
    dcOf: (campaign: Campaign, foe?: Creature) => number,
  ): Doing =>
  (decision, creature, { foe, dc, skilled }) => {
    const purpose = ACTS[id].label.toLowerCase();
    const against = dc ?? dcOf(decision.state, foe);
    makeCheck(decision, creature, { purpose, stat, skilled, dc: against }, 'act', 'opposed');
  };

const easy = (campaign: Campaign): number => number(campaign, 'easy');
const anyArmour = opposed('change-armour', 'dex', easy);

/** What acts do beyond a line in the log; disarming is against 10 + the foe’s DEX, pushing against an easy DC (FV-211, FV-212). */
const DOINGS: Partial<Record<ActId, Doing>> = {
  help: (decision, creature, { foe }) => helpAlly(decision, creature, foe),
  'cease-spell': (decision, { id }) => endSpells(decision, id),
  hide: (decision, creature, given) => hideInShadows(decision, creature, given),
  disarm: opposed('disarm', 'dex', (campaign, foe) => (foe ? passive(bonusOf(foe, 'dex')) : easy(campaign))),
  push: opposed('push', 'str', easy),
  'change-armour': (decision, creature, given) =>
    given.item === undefined
      ? anyArmour(decision, creature, given)
      : changeArmour(decision, creature, given.item, given.skilled),
};

const act = defineCommand({
  type: 'act',
  title: 'Other action',
  about: 'Any action but attacking and moving. The list shows what each costs; some need a check.',
  when: ['surprise', 'turns'],
  fields: z.strictObject({
    type: z.literal('act'),
    actor: IdSchema,
    act: z.enum(ACT_IDS),
    target: IdSchema.optional(),
    dc: z.int().min(1).max(40).optional(),
    cost: z.int().min(0).max(2).optional(),
    what: z.string().trim().max(200).default(''),
    /** change-armour: which piece is put on or taken off. */
    item: IdSchema.optional(),
    /** A skill fits the check. */
    skilled: z.boolean().default(false),
  }),
  decide: (decision, { actor, act: id, target, dc, cost: asked, what, item: itemId, skilled }) => {
    const cost = asked ?? costOf(decision.state, id);
    demandActions(decision, actor, cost);
    const creature = ableCreature(decision.state, actor, 'actor');
    demandSkills(creature, skilled);
    const foe = target === undefined ? undefined : ableCreature(decision.state, target, 'target');
    decision.emit(actionTaken, {
      actor,
      act: id,
      what,
      cost,
      ...(target === undefined ? {} : { target }),
      ...(itemId === undefined ? {} : { item: itemId }),
    });
    DOINGS[id]?.(decision, creature, { foe, item: itemId, dc, skilled });
    spend(decision, actor, cost);
  },
  offers: (campaign) =>
    actors(campaign, 1).map(({ actor, foes, left }) => ({
      label: `${actor.name}: other action…`,
      group: 'act',
      actor: actor.id,
      command: { type: 'act', actor: actor.id },
      needs: [
        {
          name: 'act',
          label: 'Action',
          kind: 'choice' as const,
          choices: ACT_IDS.filter((one) => costOf(campaign, one) <= left).map((value) => ({
            value,
            label: ACTS[value].label,
            detail: `${costOf(campaign, value)} of 2 actions`,
          })),
        },
        { ...foeField([...foes, ...alliesOf(campaign, actor)], 'target'), optional: true },
        ...(hasSkills(actor)
          ? [
              {
                name: 'skilled' as const,
                label: 'Skilled',
                kind: 'check' as const,
                value: false,
                optional: true,
              },
            ]
          : []),
      ],
    })),
});

/** The foe whom one leaves strikes once with what is at hand, for no action. */
function freeAttack(decision: Decision, foe: string, mover: string): void {
  const { items } = ableCreature(decision.state, foe, 'target');
  const weapon = items.find(
    (item) => item.kind === 'weapon' && item.inUse && item.die && !itemDetail(item, 'ranged'),
  );
  strike(decision, { actor: foe, target: mover, weapon: weapon?.id });
}

/** What a foe does whom one walks away from. */
const LEFT: Record<Choice<'parting-blows'>, typeof freeAttack> = {
  free: () => undefined,
  'free-attack': freeAttack,
};

/** Six paces of five feet, rescaled outside of fights as the referee likes; climbing, crawling, swimming and jumping cost double (FV-117, FV-118, FV-119, FV-120, FV-210). */
const move = defineCommand({
  type: 'move',
  title: 'Move',
  about: 'Moves up to the actor’s movement in paces, or half of it when jumping, climbing or crawling.',
  when: ['surprise', 'turns'],
  dice: [{ die: 'd20', for: 'parting blow' }],
  fields: z.strictObject({
    type: z.literal('move'),
    actor: IdSchema,
    slow: z.boolean().default(false),
    /** A foe from whom one moves away, who may strike where the campaign lets them. */
    target: IdSchema.optional(),
  }),
  decide: (decision, { actor, slow, target }) => {
    const { state } = decision;
    demandActions(decision, actor, 1, 'move');
    const creature = ableCreature(state, actor, 'actor');
    const paces = movementOf(creature, state);
    if (target !== undefined) LEFT[option(state, 'parting-blows')](decision, target, actor);
    if (decision.state.creatures[actor]?.status !== 'up') {
      spend(decision, actor, actionsLeft(decision.state, actor));
      return;
    }
    decision.emit(moved, {
      actor,
      paces: slow ? share(paces, 2) : paces,
      ...(target === undefined ? {} : { target }),
    });
    spend(decision, actor, 1, 'move');
  },
  offers: (campaign) =>
    actors(campaign, 1, 'move').map(({ actor, foes }) => ({
      label: `${actor.name}: move`,
      group: 'act',
      actor: actor.id,
      command: { type: 'move', actor: actor.id },
      ...(option(campaign, 'parting-blows') === 'free-attack'
        ? { needs: [{ ...foeField(foes, 'target'), label: 'Leaves', optional: true }] }
        : {}),
    })),
});

const reload = defineCommand({
  type: 'reload',
  title: 'Reload',
  about: 'Loads a crossbow.',
  when: ['surprise', 'turns'],
  fields: z.strictObject({ type: z.literal('reload'), actor: IdSchema, weapon: IdSchema }),
  decide: (decision, { actor, weapon }) => {
    demandActions(decision, actor, 1);
    const creature = ableCreature(decision.state, actor, 'actor');
    const item = itemOf(creature, weapon, 'weapon');
    if (isLoaded(item)) throw new Refusal('nothing-to-load', `${item.name} is already loaded.`, 'weapon');
    decision.emit(weaponLoaded, { actor, item: weapon, loaded: true });
    spend(decision, actor, 1);
  },
  offers: (campaign) =>
    actors(campaign, 1).flatMap(({ actor }) =>
      actor.items
        .filter((item) => !isLoaded(item))
        .map((item) => ({
          label: `${actor.name}: load ${item.name.toLowerCase()}`,
          group: 'act',
          actor: actor.id,
          command: { type: 'reload', actor: actor.id, weapon: item.id },
        })),
    ),
});

const rage = defineCommand({
  type: 'rage',
  title: 'Rage',
  about: 'Once a day, for this fight: adds the weapon’s stat to damage once more.',
  when: ['surprise', 'turns'],
  fields: z.strictObject({ type: z.literal('rage'), actor: IdSchema }),
  decide: (decision, { actor }) => {
    const creature = ableCreature(decision.state, actor, 'actor');
    const { feats, usedOn } = sheetOf(creature);
    if (!feats.includes('Rage'))
      throw new Refusal('no-feat', `${creature.name} does not have the Rage feat.`, 'actor');
    if (usedOn['Rage'] === today(decision.state))
      throw new Refusal('used-today', `${creature.name} has already raged today.`, 'actor');
    useToday(decision, actor, 'Rage', 'barbarian');
    decision.emit(
      conditionGained,
      { creature: actor, condition: { id: 'rage', name: 'Raging' } },
      by(decision, 'barbarian'),
    );
  },
  offers: (campaign) =>
    actors(campaign, 1)
      .filter(({ actor }) => {
        const { feats, usedOn } = sheetOf(actor);
        return feats.includes('Rage') && usedOn['Rage'] !== today(campaign);
      })
      .map(({ actor }) => ({
        label: `${actor.name}: rage`,
        detail: 'once a day, no action',
        group: 'act',
        actor: actor.id,
        command: { type: 'rage', actor: actor.id },
      })),
});

export const actCommands = [move, reload, act, areaAttack, rage, setArmour];
