import { z } from 'zod';
import { diceRolled } from '../../campaign/events/campaign.ts';
import { takeItem } from '../../campaign/commands/creatures.ts';
import { IdSchema } from '../../campaign/ids.ts';
import { creatureAt } from '../../campaign/lookup.ts';
import { passTime } from '../../campaign/passTime.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { partyOf, type Campaign, type Creature } from '../../campaign/state.ts';
import { defineCommand } from '../contract.ts';
import { AttributeSchema } from '../cairn-family/sheet/attributes.ts';
import { capacity, slotsUsed } from '../cairn-family/sheet/burden.ts';
import { choiceOf } from '../../campaign/offer.ts';
import { spellThing } from '../cairn-family/sheet/gear.ts';
import { loseScore } from '../cairn-family/harm/harm.ts';
import { SPELLS } from '../cairn-family/magic/spells.ts';
import { watchOf } from '../cairn-family/travel/watches.ts';
import { armourOf } from '../cairn-family/sheet/weapons.ts';
import { commandRules } from './commandRules.ts';
import { family } from './family.ts';
import { sidesOf } from '../cairn-family/options/index.ts';
import { cairnNumber, cairnOption, type CairnChoice } from './options.ts';
import { encounterCheck } from './travel.ts';

const GOOD_FATE = 4;

/** 1d6 for what nobody knows (CA-34, CA-35). */
const dieOfFate = defineCommand({
  type: 'die-of-fate',
  title: 'Die of Fate',
  about: '1d6 for what nobody knows: 4 or more is good for the party, 3 or less is bad luck.',
  when: ['session'],
  rules: commandRules['die-of-fate'],
  fields: z.strictObject({
    type: z.literal('die-of-fate'),
    about: z.string().trim().max(200).default('how it turns out'),
    secret: z.boolean().default(false),
  }),
  decide: (decision, { about, secret }) => {
    const { total } = decision.throwDice(`Die of Fate, ${about}`, 1, 6);
    const word = total >= GOOD_FATE ? 'good for the party' : 'bad luck';
    decision.emit(diceRolled, {}, `Die of Fate, ${about}: ${total}, ${word}.`, secret ? { secret } : {});
  },
  offers: () => [
    {
      label: 'Die of Fate',
      key: 'o',
      group: 'check',
      command: { type: 'die-of-fate' },
      needs: [{ name: 'about', label: 'What about', kind: 'text', value: 'how it turns out' }],
    },
  ],
});

/** A watch in the wild; how much there is on a good throw, the campaign says (CA-S5). */
const forage = defineCommand({
  type: 'forage',
  title: 'Look for food',
  about: 'A watch in the wild: on a good Die of Fate there are some meals to be found.',
  when: ['world'],
  rules: commandRules.forage,
  fields: z.strictObject({ type: z.literal('forage'), creature: IdSchema }),
  decide: (decision, { creature: id }) => {
    const { name } = creatureAt(decision.state, id);
    passTime(decision, watchOf(decision.state));
    const { total } = decision.throwDice('foraging, Die of Fate', 1, 6);
    const good = total >= GOOD_FATE;
    const found = good
      ? decision.throwNotation('meals found', cairnNumber(decision.state, 'food-die')).total
      : 0;
    decision.emit(
      diceRolled,
      {},
      `${name} looks for food: ${total}, ${found === 0 ? 'nothing' : found === 1 ? 'a meal' : `${found} meals`}.`,
    );
    const holder = partyOf(decision.state).find((one) => slotsUsed(one) < capacity(decision.state));
    if (found > 0 && holder)
      takeItem(decision, holder.id, {
        name: 'Foraged food',
        kind: 'food',
        slots: 1,
        count: found,
        inUse: false,
        details: { meal: 'ration' },
      });
    encounterCheck(decision);
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Look for food',
            detail: 'a watch',
            group: 'world',
            command: { type: 'forage' },
            needs: [choiceOf(partyOf(campaign), 'creature', 'Who')],
          },
        ]
      : [],
});

/** Dangers outside of a fight (CA-S15). */
const DANGERS = ['fall', 'fire', 'poison', 'other'] as const;
type Danger = (typeof DANGERS)[number];
const FALL_FEET = 10;

/** A fall has a die of the campaign's for each 10 feet, everything else a d6 (CA-S15). */
const dieOf = (campaign: Campaign, danger: Danger): string =>
  danger === 'fall' ? cairnNumber(campaign, 'fall-die') : 'd6';

/** What armor takes off harm outside of a fight; none helps against poison (CA-R23). */
const ARMOUR_HELPS: Readonly<
  Record<CairnChoice<'harm-meets-armour'>, (creature: Creature, danger: Danger) => number>
> = {
  'no-help': () => 0,
  'where-it-helps': (creature, danger) => (danger === 'poison' ? 0 : armourOf(creature)),
};

/** Harm that no fight dealt goes to a score, past hit points; Armor and a Save only where the campaign says so (CA-66, CA-R23). */
const harm = defineCommand({
  type: 'harm',
  title: 'Harm outside of a fight',
  about:
    'Takes a score down, STR as a rule, past HP and without a scar. A fall counts a die for so many feet.',
  when: ['session'],
  rules: commandRules.harm,
  fields: z.strictObject({
    type: z.literal('harm'),
    creature: IdSchema,
    source: z.enum(DANGERS),
    feet: z.int().min(10).max(1000).default(10),
    dice: z.enum(['d4', 'd6', 'd8', 'd10', 'd12']).optional(),
    attribute: AttributeSchema.default('str'),
    why: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { creature: id, source, feet, dice, attribute, why }) => {
    const creature = creatureAt(decision.state, id);
    const { name, status } = creature;
    if (status === 'dead') throw new Refusal('not-able', `${name} is dead (CA-67).`, 'creature');
    const die = dice ?? dieOf(decision.state, source);
    const count = source === 'fall' ? Math.floor(feet / FALL_FEET) : 1;
    const { total } = decision.throwDice(`${name}, ${why || source}`, count, sidesOf(die));
    const armour = ARMOUR_HELPS[cairnOption(decision.state, 'harm-meets-armour')](creature, source);
    if (total <= armour)
      decision.emit(diceRolled, {}, `${name}, ${why || source}: ${total}, all of it kept off by Armor.`);
    const critical = cairnOption(decision.state, 'harm-asks-for-save') === 'yes';
    loseScore(decision, family, id, attribute, total - armour, { why: why || source, critical });
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Harm outside of a fight',
            group: 'harm',
            command: { type: 'harm' },
            needs: [
              choiceOf(partyOf(campaign), 'creature', 'Who'),
              {
                name: 'source',
                label: 'From what',
                kind: 'choice',
                choices: DANGERS.map((one) => ({
                  value: one,
                  label: one,
                  detail: dieOf(campaign, one),
                })),
              },
            ],
          },
        ]
      : [],
});

const findSpell = defineCommand({
  type: 'find-spell',
  title: 'Find a spell',
  about:
    'A spellbook or scroll turns up and somebody takes it: the spell of a number from 1 to 100, or by 1d100.',
  when: ['anytime'],
  rules: [...(commandRules['find-spell'] ?? []), ...SPELLS.map(({ number }) => `CA-SP${number}`)],
  fields: z.strictObject({
    type: z.literal('find-spell'),
    creature: IdSchema,
    spell: z.int().min(1).max(100).optional(),
    as: z.enum(['book', 'scroll']).default('book'),
  }),
  decide: (decision, { creature: id, spell, as }) => {
    creatureAt(decision.state, id);
    const number = spell ?? decision.throwDice('which spell', 1, 100).total;
    takeItem(decision, id, spellThing(number, as));
  },
  offers: (campaign) =>
    partyOf(campaign).some((one) => slotsUsed(one) < capacity(campaign))
      ? [
          {
            label: 'A spellbook is found',
            detail: 'by 1d100',
            group: 'magic',
            command: { type: 'find-spell' },
            needs: [
              choiceOf(
                partyOf(campaign).filter((one) => slotsUsed(one) < capacity(campaign)),
                'creature',
                'Who takes it',
              ),
            ],
          },
        ]
      : [],
});

export const wardenCommands = [dieOfFate, forage, harm, findSpell];
