import { z } from 'zod';
import { mayAct } from '../../../campaign/fight.ts';
import { counted } from '../../../text/words.ts';
import { find, IdSchema, severalIds } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt, creatureHere, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { by, ruleOf } from '../cite.ts';
import { mishapSuffered, relicRecharged } from '../events/magic.ts';
import { addFatigue } from '../sheet/burden.ts';
import {
  barToCast,
  castDeclared,
  demandCast,
  looksDangerous,
  loseItem,
  magicKind,
  maySave,
  spellIn,
  usesOf,
} from './casting.ts';
import { declare, goOn, inRounds } from '../fight/declared.ts';
import { named } from '../../../campaign/offer.ts';
import { tick } from '../fight/fightOffers.ts';
import { die, dyingTimer, loseScore } from '../harm/harm.ts';
import { CURE } from './cure.ts';
import type { Family } from '../family.ts';
import { itemDetails } from '../sheet/details.ts';

/** Those who may cast now: those who declare, or outside of a fight the whole party. */
const casters = (campaign: Campaign): readonly Creature[] =>
  campaign.fight
    ? campaign.mode.now === 'declare'
      ? mayAct(campaign).flatMap((id) => find(campaign.creatures, id) ?? [])
      : []
    : partyOf(campaign);

const inReach = (campaign: Campaign): Creature[] => [
  ...partyOf(campaign, true).filter(({ status }) => status !== 'dead'),
  ...(campaign.encounter?.creatures ?? []).flatMap((id) => {
    const one = find(campaign.creatures, id);
    return one?.status === 'up' ? [one] : [];
  }),
];

/** Whether casting from it can save somebody in reach who is dying. */
const saves = (campaign: Campaign, item: Item): boolean =>
  spellIn(item)?.number === CURE && inReach(campaign).some(({ id }) => dyingTimer(campaign, id));

const cast = defineCommand({
  type: 'cast',
  title: 'Cast spell',
  about:
    'Casts a spell from a spellbook (adds a Fatigue), a scroll (used up) or a relic (one use). In danger a WIL Save comes first.',
  when: ['session'],
  helps: true,
  fields: z.strictObject({
    type: z.literal('cast'),
    actor: IdSchema,
    item: IdSchema,
    targets: severalIds(60, 0).default([]),
    strong: z.boolean().default(false),
    /** The Warden’s word on danger; left out, anyone who meets someone, fights or goes without is in it. */
    danger: z.boolean().optional(),
    drop: z.array(IdSchema).max(20).default([]),
  }),
  decide: (decision, { actor, item, targets, strong, danger, drop }) => {
    const caster = ableCreature(decision.state, actor, 'actor');
    targets.forEach((id, index) => creatureHere(decision.state, id, `targets.${index}`));
    demandCast(decision, caster, { item, targets, strong });
    if (inRounds(decision)) {
      const spell = spellIn(itemOf(caster, item))?.name ?? '';
      const said = danger === undefined ? {} : { danger };
      declare(decision, actor, { kind: 'cast', item, spell, targets, strong, ...said });
      goOn(decision);
    } else if (decision.state.fight && decision.state.mode.now !== 'aftermath')
      throw new Refusal('not-now', 'You can do this only when it is a side’s turn to declare.');
    else castDeclared(decision, actor, { item, targets, strong, danger, drop });
  },
  offers: (campaign, system) =>
    casters(campaign).flatMap((caster) =>
      caster.items
        .filter((item) => !barToCast({ state: campaign, system }, caster, item))
        .map((item) => ({
          label: `${caster.name}: ${spellIn(item)?.name ?? ''}`,
          detail: {
            book: 'a Fatigue',
            scroll: 'uses up the scroll',
            relic: `${counted(usesOf(item), 'use')} left`,
          }[magicKind(item)],
          group: 'magic',
          actor: caster.id,
          ...(saves(campaign, item) ? { helps: true as const } : {}),
          command: { type: 'cast', actor: caster.id, item: item.id },
          needs: [
            {
              name: 'targets' as const,
              label: 'Targets',
              kind: 'choice' as const,
              many: true,
              optional: true,
              choices: inReach(campaign).map(named),
            },
            ...(maySave(campaign, item)
              ? [tick('danger', 'In danger (WIL Save)', looksDangerous(campaign, caster))]
              : []),
            ...(campaign.encounter ? [] : [tick('strong', 'Stronger, with time and care')]),
          ],
        })),
    ),
});

/** The Warden's word on what a failed Save brings (CA-100). */
const mishap = (family: Family) =>
  defineCommand({
    type: 'mishap',
    title: 'Set spell mishap',
    about:
      'What a failed casting costs, as the Warden decides: a Fatigue, the spellbook, lost STR, death, or something else.',
    when: ['session'],
    fields: z.strictObject({
      type: z.literal('mishap'),
      creature: IdSchema,
      what: z.enum(['fatigue', 'book', 'injury', 'death', 'other']),
      item: IdSchema.optional(),
      dice: z.enum(['d4', 'd6', 'd8', 'd10', 'd12']).default('d6'),
      words: z.string().trim().max(500).default(''),
    }),
    decide: (decision, { creature: id, what, item, dice, words }) => {
      const creature = creatureAt(decision.state, id);
      if (creature.status === 'dead') throw new Refusal('not-able', `${creature.name} is dead.`, 'creature');
      if (what === 'book' && item === undefined)
        throw new Refusal(
          'bad-field',
          `Choose the spellbook that is lost (${ruleOf(decision, 'mishap')}).`,
          'item',
        );
      if (item !== undefined) itemOf(creature, item);
      decision.emit(mishapSuffered, { creature: id, what, words }, by(decision, 'mishap'));
      const outcomes: Record<typeof what, () => void> = {
        fatigue: () => addFatigue(decision, id, 'spell mishap'),
        book: () => loseItem(decision, id, item ?? ''),
        injury: () =>
          loseScore(decision, family, id, 'str', decision.throwNotation('spell mishap', dice).total, {
            why: 'spell mishap',
          }),
        death: () => die(decision, id, 'spell mishap'),
        other: () => {
          if (!words) throw new Refusal('bad-field', 'Describe what happens.', 'words');
        },
      };
      outcomes[what]();
    },
  });

const recharge = defineCommand({
  type: 'recharge',
  title: 'Recharge relic',
  about: 'Restores all uses of a relic once its recharge condition has come true.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('recharge'), creature: IdSchema, item: IdSchema }),
  decide: (decision, { creature: id, item: itemId }) => {
    const holder = creatureAt(decision.state, id);
    const item = itemOf(holder, itemId);
    const most = itemDetails(item).mostUses ?? 0;
    if (magicKind(item) !== 'relic' || most === 0)
      throw new Refusal(
        'no-relic',
        `${item.name} cannot be recharged. Choose a relic with uses (${ruleOf(decision, 'relic')}).`,
        'item',
      );
    decision.emit(relicRecharged, { creature: id, item: itemId, uses: most }, by(decision, 'relic'));
  },
  offers: (campaign) => {
    const spent = partyOf(campaign).flatMap((holder) =>
      holder.items
        .filter((item) => magicKind(item) === 'relic' && usesOf(item) < (itemDetails(item).mostUses ?? 0))
        .map((item) => ({ holder, item })),
    );
    return spent.map(({ holder, item }) => ({
      label: `Recharge ${item.name.toLowerCase()}`,
      detail: itemDetails(item).recharge ?? '',
      group: 'magic',
      actor: holder.id,
      command: { type: 'recharge', creature: holder.id, item: item.id },
    }));
  },
});

export const castingCommands = (family: Family) => [cast, mishap(family), recharge];
