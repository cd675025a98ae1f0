import { z } from 'zod';
import { diceRolled } from '../../../campaign/events/campaign.ts';
import { conditionGained } from '../../../campaign/events/creatures.ts';
import { find, freshId, IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf, type Campaign } from '../../../campaign/state.ts';
import { DAY } from '../../../time/scales.ts';
import { defineCommand, type Decision, type Due } from '../../contract.ts';
import { AttributeSchema, type Attribute } from '../../cairn-family/sheet/attributes.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { loseScore, takeDamage } from '../../cairn-family/harm/harm.ts';
import { watchScalesIn } from '../../cairn-family/travel/watches.ts';
import { armourOf } from '../../cairn-family/sheet/weapons.ts';
import { commandRules } from '../commandRules.ts';
import { family } from '../family.ts';

interface Hazard {
  name: string;
  attribute: Attribute;
  /** Sides of its die, or fixed points. */
  loss: { sides: number } | { points: number };
  /** Whether it may kill or fell: then a Critical Damage Save follows (BDP-34). */
  critical: boolean;
  /** The span of time after which it bites again for as long as somebody stays in it. */
  every?: 'turn' | 'watch';
}

/** Harm that nothing can be put up against, with its score (BDP-32, BDP-33, BDP-35 to BDP-41). */
export const HAZARDS = {
  fall: { name: 'a fall', attribute: 'str', loss: { sides: 10 }, critical: true },
  gas: { name: 'noxious gas', attribute: 'str', loss: { points: 1 }, critical: false, every: 'turn' },
  freezing: { name: 'freezing', attribute: 'str', loss: { points: 1 }, critical: false, every: 'watch' },
  'bear-trap': { name: 'a bear trap', attribute: 'dex', loss: { sides: 4 }, critical: false },
  'spider-venom': { name: 'Night Spider venom', attribute: 'dex', loss: { sides: 8 }, critical: true },
  glimpse: { name: 'a glimpse of the unnatural', attribute: 'wil', loss: { points: 1 }, critical: false },
  eldritch: { name: 'an eldritch thing as it is', attribute: 'wil', loss: { sides: 8 }, critical: true },
} as const satisfies Readonly<Record<string, Hazard>>;
type HazardId = keyof typeof HAZARDS;
const HAZARD_IDS = Object.keys(HAZARDS) as [HazardId, ...HazardId[]];
const hazardOf = (id: HazardId): Hazard => HAZARDS[id];

/** One bite of a hazard, with so many dice and one Save for all of them; Armor is no help (BDP-32 to BDP-41, BDP-R8, BDP-R9). */
function bite(decision: Decision, id: string, hazard: HazardId, dice = 1): void {
  const { name } = creatureAt(decision.state, id);
  const { name: why, attribute, loss, critical } = hazardOf(hazard);
  const points =
    'points' in loss ? loss.points : decision.throwDice(`${name}, ${why}`, dice, loss.sides).total;
  loseScore(decision, family, id, attribute, points, { why, critical, cause: why });
}

/** Gas bites each turn, cold each watch, for as long as somebody stays in it (BDP-36, BDP-37). */
export const hazardDues = (campaign: Campaign): Due[] =>
  partyOf(campaign, true).flatMap(({ id, name, conditions, status }) =>
    conditions.flatMap((condition): Due[] => {
      const hazard = condition.details['hazard'];
      const known = HAZARD_IDS.find((one) => one === hazard);
      const span = known && hazardOf(known).every;
      if (!known || !span || status === 'dead') return [];
      const every = watchScalesIn(campaign)[span] ?? DAY;
      const since = Number(condition.details['since']);
      const bites = Math.floor((campaign.clock - since) / every) + 1;
      return [
        {
          id: `${id}/${known}`,
          at: since + bites * every,
          order: 'condition',
          label: `${name}: ${hazardOf(known).name}`,
          source: name,
          fire: (decision) => {
            const still = find(decision.state.creatures, id);
            if (still?.conditions.some(({ details }) => details['hazard'] === known))
              bite(decision, id, known);
          },
        },
      ];
    }),
  );

/** Fights, places, weather and traps (BDP-30). */
const harm = defineCommand({
  type: 'harm',
  title: 'Harm',
  about:
    'A trap’s darts or a blow go to HP first; what nothing can be put up against goes straight to a score, with a Save where it may be deadly.',
  when: ['session'],
  rules: commandRules.harm,
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
    if (creature.status === 'dead')
      throw new Refusal('not-able', `${creature.name} is dead (BDP-52).`, 'creature');
    if (hazard === 'darts') {
      const { total } = decision.throwNotation(`${creature.name}, ${why || 'darts'}`, dice);
      const damage = Math.max(0, total - armourOf(creature));
      decision.emit(
        diceRolled,
        {},
        `${creature.name}, ${why || 'darts'}: ${total}, ${damage} damage after Armor.`,
      );
      takeDamage(decision, family, id, damage, why || 'darts');
      return;
    }
    if (hazard === 'other') {
      const { total } = decision.throwNotation(`${creature.name}, ${why || 'harm'}`, dice);
      loseScore(decision, family, id, attribute, total, { why, critical: deadly, cause: why });
      return;
    }
    if (!lasting) {
      bite(decision, id, hazard, hazard === 'fall' ? storeys : 1);
      return;
    }
    if (!hazardOf(hazard).every)
      throw new Refusal('bad-field', 'Only gas and cold go on by themselves (BDP-36, BDP-37).', 'lasting');
    const taken = Object.fromEntries(creature.conditions.map((one) => [one.id, one]));
    decision.emit(
      conditionGained,
      {
        creature: id,
        condition: {
          id: freshId(hazard, 'hazard', taken),
          name: `In ${hazardOf(hazard).name}`,
          details: { hazard, since: decision.state.clock },
        },
      },
      `${creature.name} is in ${hazardOf(hazard).name}.`,
    );
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Harm',
            group: 'harm',
            command: { type: 'harm' },
            needs: [
              choiceOf(partyOf(campaign), 'creature', 'Who'),
              {
                name: 'hazard',
                label: 'From what',
                kind: 'choice',
                choices: [
                  ...HAZARD_IDS.map((one) => ({ value: one, label: HAZARDS[one].name })),
                  { value: 'darts', label: 'a trap’s darts' },
                ],
              },
            ],
          },
        ]
      : [],
});

export const hazardCommands = [harm];
