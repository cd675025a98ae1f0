import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { passTime } from '../../../campaign/passTime.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { MINUTE } from '../../../time/scales.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { breatherOffer, catchBreath, needsBreath } from '../../cairn-family/harm/care.ts';
import { eaters } from '../../cairn-family/days/days.ts';
import { demandProvided, isDeprived, provide } from '../../cairn-family/harm/deprivation.ts';
import { drinkMissed, skinFilled, waterDrunk } from '../events/rest.ts';
import { familyNumber } from '../../cairn-family/options/index.ts';
import { isSkin } from '../sheet/things.ts';
import { wakeUp, wouldWake } from './wakeUp.ts';

const FULL = 8;
const USAGE_DICE = [FULL, 6, 4, 0];

/** A waterskin with something in it: their own, else a companion’s (BDP-73). */
function skinFor(campaign: Campaign, drinker: Creature): { holder: Creature; skin: Item } | undefined {
  for (const holder of [drinker, ...partyOf(campaign).filter(({ id }) => id !== drinker.id)]) {
    const skin = holder.items.find((item) => isSkin(item) && (item.die ?? 0) > 0);
    if (skin) return { holder, skin };
  }
  return undefined;
}

/** The skin that was drunk from rolls its die: a 1 or 2 takes it a step down (BDP-74); after the d4 it is empty and stays (BDP-75). */
function rollUsageDie(decision: Decision, drinker: string, holder: Creature, skin: Item): void {
  const die = skin.die ?? 0;
  const { total } = decision.throwDice(`${holder.name}’s waterskin`, 1, die);
  const to = total <= 2 ? (USAGE_DICE[USAGE_DICE.indexOf(die) + 1] ?? 0) : die;
  decision.emit(
    waterDrunk,
    { creature: drinker, holder: holder.id, item: skin.id, total, from: die, to },
    by(decision, 'drink', to === 0 && 'empty-skin'),
  );
}

/** Whether a breather does someone good: lost HP come back, or it is rest enough to get up. */
const isBreathless = (campaign: Campaign, creature: Creature): boolean =>
  needsBreath(campaign, creature) || wouldWake(campaign, creature, 'breather');

const breathless = (campaign: Campaign): Creature[] =>
  partyOf(campaign, true).filter((one) =>
    one.status === 'up' ? needsBreath(campaign, one) : wouldWake(campaign, one, 'breather'),
  );

/** A few moments and a drink bring back all lost HP; other healing takes no drink (BDP-72, BDP-R16). */
const breather = defineCommand({
  type: 'breather',
  title: 'Catch breath',
  about:
    'A few moments and a drink restore all lost HP, except for the Deprived. Each drinker rolls the Usage Die of a waterskin.',
  when: ['world', 'site', 'downtime', 'notice', 'meeting'],
  fields: z.strictObject({
    type: z.literal('breather'),
    creature: IdSchema.optional(),
    /** Clean water is at hand: nobody’s skin is touched. */
    atWater: z.boolean().default(false),
  }),
  decide: (decision, { creature: id, atWater }) => {
    const who = id === undefined ? breathless(decision.state) : [demandProvided(decision, id)];
    const able = who.filter((one) => isBreathless(decision.state, one) && !isDeprived(one));
    if (able.length === 0) throw new Refusal('no-need', 'No one has lost HP that a breather restores.');
    const drinkers = able.filter((one) => needsBreath(decision.state, one));
    if (!atWater && drinkers.length === able.length && !drinkers.some((one) => skinFor(decision.state, one)))
      throw new Refusal('no-water', 'There is nothing to drink. Find clean water or refill a waterskin.');
    passTime(decision, familyNumber(decision.state, 'breather-minutes') * MINUTE);
    for (const { id: resting } of able) wakeUp(decision, resting, 'breather');
    for (const one of drinkers) {
      const water = atWater ? undefined : skinFor(decision.state, one);
      if (!atWater && !water) {
        decision.emit(drinkMissed, { creature: one.id });
        continue;
      }
      if (catchBreath(decision, one.id) && water) rollUsageDie(decision, one.id, water.holder, water.skin);
    }
  },
  offers: (campaign) => {
    const who = breathless(campaign).filter((one) => !isDeprived(one));
    return who.length > 0
      ? [
          ...(who.some((one) => skinFor(campaign, one) ?? wouldWake(campaign, one, 'breather'))
            ? [breatherOffer(who)]
            : []),
          {
            label: 'Catch breath at clean water',
            group: 'rest',
            command: { type: 'breather' as const, atWater: true },
          },
        ]
      : [];
  },
});

const refill = defineCommand({
  type: 'refill',
  title: 'Refill waterskins',
  about: 'Clean water refills every waterskin of the party.',
  when: ['world', 'site', 'downtime'],
  fields: z.strictObject({ type: z.literal('refill') }),
  decide: (decision) => {
    const skins = partyOf(decision.state).flatMap((holder) =>
      holder.items.filter((item) => isSkin(item) && item.die !== FULL).map((skin) => ({ holder, skin })),
    );
    if (skins.length === 0) throw new Refusal('no-need', 'Every waterskin is already full.');
    for (const { holder, skin } of skins)
      decision.emit(skinFilled, { creature: holder.id, item: skin.id, from: skin.die ?? 0, to: FULL });
    for (const { id } of eaters(decision.state)) provide(decision, id, 'water');
  },
  offers: (campaign) =>
    partyOf(campaign).some(({ items }) => items.some((item) => isSkin(item) && item.die !== FULL))
      ? [{ label: 'Refill waterskins', group: 'rest', command: { type: 'refill' } }]
      : [],
});

export const waterCommands = [breather, refill];
