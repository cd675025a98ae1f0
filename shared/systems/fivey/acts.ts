import { z } from 'zod';
import { combatantChanged } from '../../campaign/events/fight.ts';
import { conditionGained, itemChanged, sheetChanged } from '../../campaign/events/creatures.ts';
import { diceRolled } from '../../campaign/events/campaign.ts';
import { IdSchema } from '../../campaign/ids.ts';
import { ableCreature, itemOf } from '../../campaign/look.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { defineCommand, type Decision } from '../contract.ts';
import { BRACKETS } from './bestiary.ts';
import { check, toldCheck } from './checks.ts';
import { actors, foeBlank } from './fightOffers.ts';
import { hurt } from './hitPoints.ts';
import { movementOf, passive, sheetOf, type Stat } from './sheet.ts';
import { today } from './travel.ts';
import { demandActions, spend } from './turns.ts';

/** What can be done in a fight beside striking and moving, with the actions it takes and the check it asks for (FV-201, FV-211, FV-212). */
export const ACTS = {
  'use-item': { label: 'Use an item', cost: 2 },
  'cease-spell': { label: 'Let a spell go', cost: 0 },
  talk: { label: 'Talk', cost: 0 },
  'drop-item': { label: 'Drop something', cost: 0 },
  disarm: { label: 'Disarm', cost: 1, stat: 'dex' },
  help: { label: 'Help an ally', cost: 1 },
  hide: { label: 'Hide', cost: 1, stat: 'dex' },
  push: { label: 'Push something over', cost: 1, stat: 'str' },
  retrieve: { label: 'Take from the pack', cost: 1 },
  stash: { label: 'Put into the pack', cost: 1 },
  'change-armour': { label: 'Don or doff armour', cost: 2, stat: 'dex' },
  other: { label: 'Something else', cost: 1 },
} as const satisfies Record<string, { label: string; cost: number; stat?: Stat }>;
type ActId = keyof typeof ACTS;
const ACT_IDS = Object.keys(ACTS) as [ActId, ...ActId[]];

/** A piece is put on or off in haste when DEX meets its defense class, else the actions are lost (FV-95). */
function changeArmour(decision: Decision, actor: string, itemId: string): void {
  const creature = ableCreature(decision.state, actor, 'actor');
  const item = itemOf(creature, itemId);
  if (item.kind !== 'armour') throw new Refusal('no-armour', `${item.name} is no armour (FV-95).`, 'item');
  const dc = Number(item.own['defense'] ?? 12);
  if (
    !toldCheck(
      decision,
      creature,
      { purpose: `${item.inUse ? 'doffs' : 'dons'} ${item.name.toLowerCase()}`, stat: 'dex', dc },
      ['FV-95'],
    )
  )
    return;
  decision.emit(itemChanged, {
    creature: actor,
    item: itemId,
    from: { inUse: item.inUse },
    to: { inUse: !item.inUse },
  });
}

const act = defineCommand({
  type: 'act',
  title: 'Another action',
  about:
    'Anything but striking and moving; what it costs stands in the list, and opposed acts ask for a check.',
  when: ['surprise', 'turns'],
  rules: ['FV-95', 'FV-201', 'FV-211', 'FV-212'],
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
  }),
  decide: (decision, { actor, act: id, target, dc, cost: asked, what, item: itemId }) => {
    const chosen: { label: string; cost: number; stat?: Stat } = ACTS[id];
    const cost = asked ?? chosen.cost;
    demandActions(decision, actor, cost);
    const creature = ableCreature(decision.state, actor, 'actor');
    const foe = target === undefined ? undefined : ableCreature(decision.state, target, 'target');
    decision.emit(diceRolled, {}, `${creature.name}: ${what || chosen.label.toLowerCase()}.`, {
      rules: ['FV-211'],
    });
    if (id === 'change-armour' && itemId !== undefined) changeArmour(decision, actor, itemId);
    else if (chosen.stat) {
      const against = dc ?? (foe ? passive(sheetOf(foe).monster?.ability ?? sheetOf(foe).stats.dex) : 12);
      toldCheck(decision, creature, { purpose: chosen.label.toLowerCase(), stat: chosen.stat, dc: against }, [
        'FV-211',
        'FV-212',
      ]);
    }
    spend(decision, actor, cost);
  },
  offers: (campaign) =>
    actors(campaign, 1).map(({ actor }) => ({
      label: `${actor.name}: something else`,
      group: 'act',
      actor: actor.id,
      command: { type: 'act', actor: actor.id },
      needs: [
        {
          name: 'act',
          label: 'What',
          kind: 'choice' as const,
          choices: ACT_IDS.map((value) => ({
            value,
            label: ACTS[value].label,
            detail: `${ACTS[value].cost} of 2`,
          })),
        },
      ],
    })),
});

/** Six paces of five feet, rescaled outside of fights as the referee likes; climbing, crawling, swimming and jumping cost double (FV-117 to FV-120, FV-210). */
const move = defineCommand({
  type: 'move',
  title: 'Move',
  about: 'Moves up to one’s movement in paces; jumping, climbing and crawling cover half of that.',
  when: ['surprise', 'turns'],
  rules: ['FV-83', 'FV-92', 'FV-117', 'FV-118', 'FV-119', 'FV-120', 'FV-121', 'FV-210'],
  fields: z.strictObject({
    type: z.literal('move'),
    actor: IdSchema,
    slow: z.boolean().default(false),
  }),
  decide: (decision, { actor, slow }) => {
    demandActions(decision, actor, 1);
    const creature = ableCreature(decision.state, actor, 'actor');
    const paces = movementOf(creature, decision.ruling('encumbrance') === true);
    decision.emit(
      combatantChanged,
      { creature: actor },
      `${creature.name} moves, up to ${slow ? Math.floor(paces / 2) : paces} paces.`,
      {
        rules: ['FV-210'],
      },
    );
    spend(decision, actor, 1);
  },
  offers: (campaign) =>
    actors(campaign, 1).map(({ actor }) => ({
      label: `${actor.name}: move`,
      group: 'act',
      actor: actor.id,
      command: { type: 'move', actor: actor.id },
    })),
});

const reload = defineCommand({
  type: 'reload',
  title: 'Reload',
  about: 'Makes a crossbow ready to shoot.',
  when: ['surprise', 'turns'],
  rules: ['FV-105'],
  fields: z.strictObject({ type: z.literal('reload'), actor: IdSchema, weapon: IdSchema }),
  decide: (decision, { actor, weapon }) => {
    demandActions(decision, actor, 1);
    const creature = ableCreature(decision.state, actor, 'actor');
    const item = itemOf(creature, weapon, 'weapon');
    if (item.own['reload'] !== true || item.own['loaded'] === true)
      throw new Refusal('nothing-to-load', `${item.name} needs no loading (FV-105).`, 'weapon');
    decision.emit(
      itemChanged,
      { creature: actor, item: weapon, from: {}, to: { own: { loaded: true } } },
      `${creature.name} loads ${item.name.toLowerCase()}.`,
    );
    spend(decision, actor, 1);
  },
  offers: (campaign) =>
    actors(campaign, 1).flatMap(({ actor }) =>
      actor.items
        .filter((item) => item.own['reload'] === true && item.own['loaded'] !== true)
        .map((item) => ({
          label: `${actor.name}: load ${item.name.toLowerCase()}`,
          group: 'act',
          actor: actor.id,
          command: { type: 'reload', actor: actor.id, weapon: item.id },
        })),
    ),
});

/** Damage of a breath or sweeping blow: for those who fail and for those who withstand (FV-68, FV-231). */
function breathDamage(
  decision: Decision,
  actor: string,
): { dc: number; full: number; less: number; rule: string } {
  const creature = ableCreature(decision.state, actor, 'actor');
  const { monster, stats, feats, usedOn } = sheetOf(creature);
  if (monster) {
    const { damage, die } = BRACKETS[monster.bracket];
    const full =
      decision.ruling('figures') === 'flat' ? damage : decision.throwDice('damage to all', 1, die).total;
    return { dc: passive(monster.ability), full, less: Math.floor(full / 2), rule: 'FV-231' };
  }
  if (!feats.includes('Dragon-Born'))
    throw new Refusal('no-feat', `${creature.name} has no breath to use (FV-68).`, 'actor');
  if (usedOn['Dragon-Born'] === today(decision.state))
    throw new Refusal('used-today', `${creature.name} has used the breath today (FV-68).`, 'actor');
  const full = decision.throwDice('breath', 2, 6).total;
  const less = decision.throwDice('breath, withstood', 1, 6).total;
  decision.emit(sheetChanged, {
    creature: actor,
    to: { usedOn: { ...usedOn, 'Dragon-Born': today(decision.state) } },
  });
  return { dc: passive(stats.str), full, less, rule: 'FV-68' };
}

/** Here the targets check, not the attacker (FV-116, FV-231). */
const areaAttack = defineCommand({
  type: 'area-attack',
  title: 'Attack an area',
  about: 'A breath or a sweeping blow at several; each who withstands it takes less.',
  when: ['surprise', 'turns'],
  rules: ['FV-68', 'FV-116', 'FV-231', 'FV-23'],
  fields: z.strictObject({
    type: z.literal('area-attack'),
    actor: IdSchema,
    targets: z.array(IdSchema).min(1).max(60),
  }),
  decide: (decision, { actor, targets }) => {
    demandActions(decision, actor, 2);
    const { name } = ableCreature(decision.state, actor, 'actor');
    const those = targets.map((id, index) => ableCreature(decision.state, id, `targets.${index}`));
    const { dc, full, less, rule } = breathDamage(decision, actor);
    decision.emit(
      diceRolled,
      {},
      `${name} strikes at all of them: ${full}, or ${less} for those who withstand ${dc}.`,
      { rules: [rule] },
    );
    for (const target of those) {
      const { success, arithmetic } = check(decision, target, {
        purpose: `${target.name} withstands`,
        stat: 'dex',
        dc,
      });
      decision.emit(
        diceRolled,
        {},
        `${target.name}: ${arithmetic}, ${success ? 'withstood' : 'struck in full'}.`,
        { rules: [rule] },
      );
      hurt(decision, target.id, success ? less : full, '');
    }
    spend(decision, actor, 2);
  },
  offers: (campaign) =>
    actors(campaign, 2)
      .filter(({ actor }) => {
        const { monster, feats, usedOn } = sheetOf(actor);
        if (monster) return monster.bracket === 'B' || feats.includes('Breath Attack');
        return feats.includes('Dragon-Born') && usedOn['Dragon-Born'] !== today(campaign);
      })
      .map(({ actor, foes }) => ({
        label: `${actor.name}: strike at all`,
        detail: 'both actions',
        group: 'act',
        actor: actor.id,
        command: { type: 'area-attack', actor: actor.id },
        needs: [foeBlank(foes, 'targets', true)],
      })),
});

const rage = defineCommand({
  type: 'rage',
  title: 'Rage',
  about: 'Once a day, for this fight: the weapon’s stat counts twice in damage.',
  when: ['surprise', 'turns'],
  rules: ['FV-74'],
  fields: z.strictObject({ type: z.literal('rage'), actor: IdSchema }),
  decide: (decision, { actor }) => {
    const creature = ableCreature(decision.state, actor, 'actor');
    const { feats, usedOn } = sheetOf(creature);
    if (!feats.includes('Rage'))
      throw new Refusal('no-feat', `${creature.name} knows no rage (FV-74).`, 'actor');
    if (usedOn['Rage'] === today(decision.state))
      throw new Refusal('used-today', `${creature.name} has raged today (FV-74).`, 'actor');
    decision.emit(sheetChanged, {
      creature: actor,
      to: { usedOn: { ...usedOn, Rage: today(decision.state) } },
    });
    decision.emit(
      conditionGained,
      { creature: actor, condition: { id: 'rage', name: 'Raging', endsAt: decision.state.clock + 600 } },
      `${creature.name} rages.`,
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
        detail: 'once a day, costs no action',
        group: 'act',
        actor: actor.id,
        command: { type: 'rage', actor: actor.id },
      })),
});

export const actCommands = [move, reload, act, areaAttack, rage];
