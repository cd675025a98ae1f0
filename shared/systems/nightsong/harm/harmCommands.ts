import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { proceed } from '../../../campaign/fight.ts';
import type { Field } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { ConditionSchema, NameSchema, partyOf, type Creature } from '../../../campaign/state.ts';
import { timeCommands } from '../../../campaign/commands/time.ts';
import { defineCommand, type CommandKind, type Decision } from '../../contract.ts';
import { armourOf, damageInWords, noteArmour, throughArmour, throwArmour } from '../fight/armour.ts';
import { HARM_CHOICES, HarmDie } from './harmDie.ts';
import { characterChoices } from '../checks/fields.ts';
import { demandRoom, suffer } from './conditions.ts';
import { watchCheck } from '../road/encounters.ts';
import { hitPointsAfter, loseHitPoints } from './hitPoints.ts';
import { rulingOf } from '../rulings.ts';
import { figure } from '../sheet/sheet.ts';
import { wearItem } from '../gear/stepDice.ts';

const TAGS = ['str', 'dex', 'pre', 'con', 'attack', 'cast', 'act', 'move', 'travel'] as const;
const Tags = z.array(z.enum(TAGS)).max(9).default([]);

const tagsBlank = (name: string, label: string): Field => ({
  name,
  label,
  kind: 'choice',
  many: true,
  optional: true,
  value: [],
  choices: TAGS.map((one) => ({ value: one, label: one.length === 3 ? one.toUpperCase() : one })),
});

const gainCondition = defineCommand({
  type: 'gain-condition',
  title: 'Afflict',
  about:
    'Gives somebody a condition; one they have already grows worse. With no slot free, `drop` says what they let go. `hinders` gives Disadvantage, `bars` rules out.',
  when: ['anytime'],
  rules: ['NS-46', 'NS-47', 'NS-48', 'NS-56', 'NS-R17', 'NS-R18'],
  fields: z.strictObject({
    type: z.literal('gain-condition'),
    creature: IdSchema,
    condition: NameSchema,
    severity: ConditionSchema.shape.severity,
    slots: z.int().min(0).max(20).default(1),
    endsAfter: z.int().min(1).max(1_000_000_000).optional(),
    /** It needs treatment or a deed; rest alone does not clear it (NS-56). */
    needsCare: z.boolean().default(false),
    hinders: Tags,
    bars: Tags,
    drop: z.array(IdSchema).max(20).default([]),
  }),
  decide: (
    decision,
    { creature: id, condition: name, severity, slots, endsAfter, needsCare, hinders, bars, drop },
  ) => {
    demandRoom(decision, creatureAt(decision.state, id), { name, slots }, drop);
    const details = {
      ...(needsCare ? { needs: 'care' } : {}),
      ...(hinders.length > 0 ? { hinders } : {}),
      ...(bars.length > 0 ? { bars } : {}),
    };
    const ends = endsAfter === undefined ? {} : { endsAt: decision.state.clock + endsAfter };
    suffer(decision, id, { name, severity, slots, details, ...ends }, drop);
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Afflict',
            group: 'party',
            command: { type: 'gain-condition' },
            needs: [
              characterChoices(campaign),
              { name: 'condition', label: 'Condition', kind: 'text', value: 'Fatigued' },
              tagsBlank('hinders', 'Disadvantage on'),
              tagsBlank('bars', 'Rules out'),
            ],
          },
        ]
      : [],
});

/** Armor that helped wears after the fight; outside one not at all, or by an option at once (NS-R20). */
function wearArmour(decision: Decision, creature: Creature, face: number | null): void {
  const { fight } = decision.state;
  if (fight && decision.state.mode.now !== 'aftermath' && Object.hasOwn(fight.combatants, creature.id)) {
    noteArmour(decision, creature, face);
    return;
  }
  const armour = face === null ? undefined : armourOf(creature);
  if (armour && creature.kind === 'character' && rulingOf(decision.state, 'armour-wears-outside'))
    wearItem(decision, creature.id, armour.id, ['NS-R20']);
}

/** Falls, fire and the like, by a die the Referee picks (NS-71, NS-S12). */
const harm = defineCommand({
  type: 'harm',
  title: 'Harm by the surroundings',
  about: 'A fall, fire, a trap: the Referee picks the die; `armour` says whether armour helps.',
  when: ['session'],
  rules: ['NS-50', 'NS-51', 'NS-52', 'NS-71', 'NS-R12', 'NS-R20', 'NS-S12'],
  fields: z.strictObject({
    type: z.literal('harm'),
    creature: IdSchema,
    die: HarmDie.default(4),
    armour: z.boolean().default(false),
    why: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { creature: id, die, armour, why }) => {
    const creature = creatureAt(decision.state, id);
    if (creature.status === 'dead') throw new Refusal('dead', `${creature.name} is dead.`, 'creature');
    const { total } = decision.throwDice(why || 'harm', 1, die);
    const missed = total === 1 && rulingOf(decision.state, 'surroundings-miss');
    const face = armour && !missed ? throwArmour(decision, creature) : null;
    const net = missed ? 0 : throughArmour(decision.state, total, face);
    const { now } = creature.hitPoints;
    const left = hitPointsAfter(decision.state, creature, net);
    const told = missed
      ? 'a 1, no harm'
      : `${damageInWords(total, face, net)}; ${figure(now)} → ${figure(left)} HP`;
    loseHitPoints(decision, id, net, `${creature.name}${why ? `, ${why}` : ' comes to harm'}: ${told}.`);
    wearArmour(decision, creature, face);
    if (decision.state.fight) proceed(decision);
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Harm by the surroundings',
            group: 'party',
            command: { type: 'harm' },
            needs: [
              characterChoices(campaign),
              { name: 'die', label: 'Harm', kind: 'number', value: 4, choices: HARM_CHOICES },
              { name: 'armour', label: 'Armor helps', kind: 'check', value: false, optional: true },
              { name: 'why', label: 'By what', kind: 'text', optional: true },
            ],
          },
        ]
      : [],
});

const common = timeCommands.find((one) => one.type === 'pass-time');
if (!common) throw new Error('The common commands have no “pass-time”.');

/** As everywhere; a Watch that passes in the land also brings its encounter check (NS-S3). */
const passTime: CommandKind = {
  ...common,
  rules: ['NS-2', 'NS-3', 'NS-4', 'NS-30', 'NS-R1', 'NS-S3', 'NS-S8'],
  decide: (decision, command) => {
    const { scale, count } = command as { scale: string; count: number };
    if (scale !== 'watch') {
      common.decide(decision, command);
      return;
    }
    for (let watch = 0; watch < count && !decision.state.encounter; watch += 1) {
      common.decide(decision, { ...command, count: 1 });
      watchCheck(decision);
    }
  },
};

export const harmCommands = [gainCondition, harm, passTime];
