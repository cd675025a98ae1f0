import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { loseScore } from '../../cairn-family/harm/harm.ts';
import { sidesOf } from '../../cairn-family/options/index.ts';
import { AttributeSchema } from '../../cairn-family/sheet/attributes.ts';
import { armourOf } from '../../cairn-family/sheet/weapons.ts';
import { defineCommand } from '../../contract.ts';
import { ruleOf } from '../cite.ts';
import { DANGERS, harmDealt } from '../events.ts';
import { family } from '../family.ts';
import { cairnNumber, cairnOption, type CairnChoice } from '../options.ts';

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

/** Whether harm to a score asks for a Critical Damage Save. */
const ASKS_FOR_SAVE: Readonly<Record<CairnChoice<'harm-asks-for-save'>, boolean>> = { no: false, yes: true };

/** Harm that no fight dealt goes to a score, past hit points; Armor and a Save only where the campaign says so (CA-66). */
export const harm = defineCommand({
  type: 'harm',
  title: 'Harm outside a fight',
  about:
    'Lowers a score, usually STR, without touching HP or causing a scar. A fall rolls one die for every ten feet.',
  when: ['session'],
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
    if (status === 'dead')
      throw new Refusal('not-able', `${name} is dead (${ruleOf(decision, 'dead')}).`, 'creature');
    const count = source === 'fall' ? Math.floor(feet / FALL_FEET) : 1;
    const die = dice ?? dieOf(decision.state, source);
    const { total } = decision.throwDice(`${name}, ${why || source}`, count, sidesOf(die));
    const armour = ARMOUR_HELPS[cairnOption(decision.state, 'harm-meets-armour')](creature, source);
    const damage = Math.max(0, total - armour);
    decision.emit(harmDealt, {
      creature: id,
      source,
      why,
      attribute,
      thrown: total,
      armour: total - damage,
      damage,
    });
    const critical = ASKS_FOR_SAVE[cairnOption(decision.state, 'harm-asks-for-save')];
    decision.asDeedOf({ means: source }, () =>
      loseScore(decision, family, id, attribute, damage, { why: why || source, critical }),
    );
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Harm outside a fight',
            group: 'harm',
            command: { type: 'harm' },
            needs: [
              choiceOf(partyOf(campaign), 'creature', 'Who'),
              {
                name: 'source',
                label: 'Cause',
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
