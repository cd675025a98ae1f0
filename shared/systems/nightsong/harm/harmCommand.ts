import { z } from 'zod';
import { proceed } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { dieTerm } from '../../../campaign/events/terms.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import { defineCommand } from '../../contract.ts';
import { characterField } from '../checks/fields.ts';
import { harmDone } from '../events/harm.ts';
import { armourTerms, throughArmour, throwArmour } from '../fight/armour.ts';
import { HARM_CHOICES, HarmDie } from './harmDie.ts';
import { loseHitPoints } from './hitPoints.ts';

/** Falls, fire and the like, with a die that the Referee picks; a 1 does not miss (NS-S12). */
export const harmCommand = defineCommand({
  type: 'harm',
  title: 'Deal Damage',
  about: 'Damage from a fall, fire or a trap: the Referee picks the die.',
  fieldNotes: '`armour` says whether Armor helps.',
  when: ['session'],
  fields: z.strictObject({
    type: z.literal('harm'),
    creature: IdSchema,
    die: HarmDie.default(4),
    armour: z.boolean().default(false),
    why: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { creature: id, die, armour: helps, why }) => {
    const creature = creatureAt(decision.state, id);
    if (creature.status === 'dead')
      throw new Refusal('dead', `${creature.name} is dead. Choose someone else.`, 'creature');
    const { total: thrown } = decision.throwDice(why || 'Damage', 1, die);
    const armour = helps ? throwArmour(decision, creature) : null;
    const damage = throughArmour(decision.state, thrown, armour);
    const from = creature.hitPoints.now;
    decision.emit(harmDone, {
      creature: id,
      why,
      thrown,
      ...(armour === null ? {} : { armour }),
      damage,
      terms: armourTerms(dieTerm(die, thrown), armour, damage),
      from,
      left: from - damage,
    });
    decision.asDeedOf({ means: why }, () => loseHitPoints(decision, id, damage));
    if (decision.state.fight) proceed(decision);
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Deal Damage…',
            detail: 'fall, fire, trap',
            group: 'harm',
            command: { type: 'harm' },
            needs: [
              characterField(campaign),
              { name: 'die', label: 'Damage die', kind: 'number', value: 4, choices: HARM_CHOICES },
              { name: 'armour', label: 'Armor helps', kind: 'check', value: false, optional: true },
              { name: 'why', label: 'Cause', kind: 'text', optional: true },
            ],
          },
        ]
      : [],
});
