import { z } from 'zod';
import { find, freshId, IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { DAY } from '../../../time/scales.ts';
import { loseScore, takeDamage, TOLD_BY_BLOW } from '../../cairn-family/harm/harm.ts';
import { AttributeSchema } from '../../cairn-family/sheet/attributes.ts';
import { armourOf } from '../../cairn-family/sheet/weapons.ts';
import { watchScalesIn } from '../../cairn-family/travel/watches.ts';
import { defineCommand, type Decision, type Due } from '../../contract.ts';
import { cite } from '../cite.ts';
import { hazardEntered, trapStruck } from '../events/wounds.ts';
import { family } from '../family.ts';
import { HAZARD_IDS, hazardOf, HAZARDS, type HazardId } from './data.ts';
import { lastingHazardOf } from './details.ts';

/** One bite of a hazard, with so many dice and one Save for all of them; Armor is no help (BDP-R9). */
function bite(decision: Decision, id: string, hazard: HazardId, dice = 1): void {
  const { name } = creatureAt(decision.state, id);
  const { name: why, attribute, loss, critical, means } = hazardOf(hazard);
  const points =
    'points' in loss ? loss.points : decision.throwDice(`${name}, ${why}`, dice, loss.sides).total;
  decision.asDeedOf({ means }, () =>
    loseScore(decision, family, id, attribute, points, {
      why,
      critical,
      cause: why,
      rules: cite(decision, hazard, 'bare-harm'),
    }),
  );
}

/** Lasting gas bites each turn, lasting cold each watch, for as long as someone stays in it. */
export function hazardDues(campaign: Campaign): Due[] {
  const dues: Due[] = [];
  for (const creature of partyOf(campaign, true))
    for (const condition of creature.conditions) {
      const lasting = lastingHazardOf(condition);
      const due = lasting && creature.status !== 'dead' && hazardDue(campaign, creature, lasting);
      if (due) dues.push(due);
    }
  return dues;
}

function hazardDue(
  campaign: Campaign,
  { id, name }: Creature,
  { hazard, since }: NonNullable<ReturnType<typeof lastingHazardOf>>,
): Due | undefined {
  const { name: called, every: span } = hazardOf(hazard);
  if (!span) return undefined;
  const every = watchScalesIn(campaign)[span] ?? DAY;
  const bites = Math.floor((campaign.clock - since) / every) + 1;
  return {
    id: `${id}/${hazard}`,
    at: since + bites * every,
    order: 'condition',
    label: `${name}: ${called}`,
    source: name,
    fire: (decision) => {
      const still = find(decision.state.creatures, id);
      if (still?.conditions.some((one) => lastingHazardOf(one)?.hazard === hazard))
        bite(decision, id, hazard);
    },
  };
}

/** What could be put up with Armor goes to HP first: a trap’s darts. */
function strikeByTrap(decision: Decision, creature: Creature, why: string, dice: string): void {
  const { total: thrown } = decision.throwNotation(`${creature.name}, ${why}`, dice);
  const armour = armourOf(creature);
  const damage = Math.max(0, thrown - armour);
  const left = Math.max(0, creature.hitPoints.now - damage);
  decision.emit(trapStruck, { creature: creature.id, why, thrown, armour: thrown - damage, damage, left });
  takeDamage(decision, family, creature.id, damage, TOLD_BY_BLOW, undefined, why);
}

/** Someone is in gas or cold until they are out of it. Refuses what does not go on by itself. */
function enterHazard(decision: Decision, creature: Creature, hazard: HazardId): void {
  if (!hazardOf(hazard).every)
    throw new Refusal(
      'bad-field',
      'Only gas and cold can be lasting. Choose one of them, or untick lasting.',
      'lasting',
    );
  decision.emit(hazardEntered, {
    creature: creature.id,
    condition: freshId(hazard, 'hazard', creature.conditions),
    hazard,
    name: `In ${hazardOf(hazard).name}`,
    since: decision.state.clock,
  });
}

/** Harm from places, weather and traps, beside fights (BDP-30). */
const harm = defineCommand({
  type: 'harm',
  title: 'Deal harm',
  about:
    'Trap darts and attacks go to HP first. Harm that no one can defend against goes straight to a score, with a Critical Damage Save if it could be deadly.',
  when: ['session'],
  fields: z.strictObject({
    type: z.literal('harm'),
    creature: IdSchema,
    hazard: z.enum([...HAZARD_IDS, 'darts', 'other']),
    storeys: z.int().min(1).max(30).default(1),
    /** gas, freezing: it goes on until they are out of it. */
    lasting: z.boolean().default(false),
    /** darts and others: the die, and what others go to. */
    dice: z.enum(['d4', 'd6', 'd8', 'd10', 'd12']).default('d6'),
    attribute: AttributeSchema.default('str'),
    deadly: z.boolean().default(false),
    why: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { creature: id, hazard, storeys, lasting, dice, attribute, deadly, why }) => {
    const creature = creatureAt(decision.state, id);
    if (creature.status === 'dead') throw new Refusal('not-able', `${creature.name} is dead.`, 'creature');
    if (hazard === 'darts') strikeByTrap(decision, creature, why || 'darts', dice);
    else if (hazard === 'other') {
      const { total } = decision.throwNotation(`${creature.name}, ${why || 'harm'}`, dice);
      loseScore(decision, family, id, attribute, total, {
        why,
        critical: deadly,
        cause: why,
        rules: cite(decision, 'bare-harm'),
      });
    } else if (lasting) enterHazard(decision, creature, hazard);
    else bite(decision, id, hazard, hazard === 'fall' ? storeys : 1);
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Deal harm…',
            group: 'harm',
            command: { type: 'harm' },
            needs: [
              choiceOf(partyOf(campaign), 'creature', 'Who'),
              {
                name: 'hazard',
                label: 'Cause',
                kind: 'choice',
                choices: [
                  ...HAZARD_IDS.map((one) => ({ value: one, label: HAZARDS[one].name })),
                  { value: 'darts', label: 'a trap’s darts' },
                ],
              },
              {
                name: 'storeys',
                label: 'Height of the fall',
                kind: 'number',
                value: 1,
                unit: 'storeys',
                optional: true,
              },
              {
                name: 'lasting',
                label: 'Gas or cold that lasts',
                kind: 'check',
                value: false,
                optional: true,
              },
            ],
          },
        ]
      : [],
});

export const hazardCommands = [harm];
