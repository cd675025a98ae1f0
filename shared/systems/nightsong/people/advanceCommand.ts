import { z } from 'zod';
import { hitPointsChanged } from '../../../campaign/events/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { abilitiesAdvanced, hitPointsAdvanced } from '../events/people.ts';
import { ABILITIES, HIGHEST_SCORE, sheetOf } from '../sheet/sheet.ts';

/** Max HP rise by 1d6; current HP do not change, and a rise in CON adds none (NS-96, NS-R30). */
function raiseHitPoints(decision: Decision, id: string): void {
  const { name, hitPoints } = creatureAt(decision.state, id);
  const { total: roll } = decision.throwDice(`${name}, max HP`, 1, 6);
  const to = hitPoints.max + roll;
  decision.emit(hitPointsAdvanced, { creature: id, roll, from: hitPoints.max, to });
  decision.emit(
    hitPointsChanged,
    { creature: id, from: hitPoints.now, to: hitPoints.now, max: to },
    by(decision, 'advance'),
  );
}

/** A d6 for each Ability: at or above its score, it rises by 1, to +6 at most (NS-97). */
function raiseAbilities(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  const sheet = sheetOf(creature);
  const abilities = ABILITIES.map((ability) => {
    const from = sheet[ability];
    const roll = decision.throwDice(`${creature.name}, ${ability.toUpperCase()}`, 1, 6).total;
    return { ability, roll, from, to: roll >= from && from < HIGHEST_SCORE ? from + 1 : from };
  });
  decision.emit(abilitiesAdvanced, { creature: id, advancements: sheet.advancements + 1, abilities });
}

/** More HP and better Abilities, when the Referee decides (NS-95). */
export const advanceCommand = defineCommand({
  type: 'advance',
  title: 'Advance character',
  about:
    'Max HP rises by 1d6. Roll 1d6 for each Ability: at or above its score, it rises by 1, to +6 at most.',
  when: ['anytime'],
  dice: [
    { die: 'd6', for: 'max HP' },
    ...ABILITIES.map((ability) => ({ die: 'd6', for: ability.toUpperCase() })),
  ],
  fields: z.strictObject({ type: z.literal('advance'), creature: IdSchema }),
  decide: (decision, { creature: id }) => {
    const { name, kind, status } = creatureAt(decision.state, id);
    if (kind !== 'character')
      throw new Refusal(
        'bad-field',
        `${name} is not a player’s character (NS-95). Choose a character.`,
        'creature',
      );
    if (status === 'dead') throw new Refusal('dead', `${name} is dead and can’t advance.`, 'creature');
    raiseHitPoints(decision, id);
    raiseAbilities(decision, id);
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Advance character…',
            group: 'party',
            command: { type: 'advance' },
            needs: [choiceOf(partyOf(campaign), 'creature', 'Who')],
          },
        ]
      : [],
});
