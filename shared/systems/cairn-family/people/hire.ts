import { z } from 'zod';
import { NameSchema } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { ATTRIBUTES, ATTRIBUTE_NAMES } from '../sheet/attributeNames.ts';
import {
  demandHitPoints,
  HIRELING_DICE,
  HitPointsSchema,
  rollBody,
  ScoresSchema,
  type Scores,
} from './newBodies.ts';
import { addNewcomer, type PeopleOf } from './newcomers.ts';

/** The dice of a hireling: three for each score, one for HP. */
const HIRED = [
  ...ATTRIBUTES.flatMap((id) => [1, 2, 3].map(() => ({ die: 'd6', for: ATTRIBUTE_NAMES[id] }))),
  { die: 'd6', for: 'HP' },
];

interface Hireling {
  name: string;
  role: string;
  scores?: Scores | undefined;
  hitPoints?: number | undefined;
  gear?: readonly string[];
  background?: string;
}

/** A hireling joins the party; figures that are left out are rolled. */
export function takeOn(decision: Decision, people: PeopleOf, one: Hireling): void {
  const { name, role, scores, hitPoints, gear = [], background = '' } = one;
  const rolled = scores && hitPoints ? { scores, hitPoints } : rollBody(decision, name, HIRELING_DICE);
  addNewcomer(decision, people, {
    name,
    kind: 'person',
    scores: scores ?? rolled.scores,
    hitPoints: hitPoints ?? rolled.hitPoints,
    gear,
    figures: { hireling: role, background },
    role,
  });
}

/** A hireling, by dice or all of it as told (CA-31, CA-33). */
export const hireCommand = (people: PeopleOf) =>
  defineCommand({
    type: 'hire',
    title: 'Hire hireling',
    about:
      'A hireling joins the party for pay: a role, 3d6 for each score, 1d6 HP and fitting gear. Leave figures blank to roll them.',
    when: ['anytime'],
    dice: HIRED,
    fields: z.strictObject({
      type: z.literal('hire'),
      name: NameSchema,
      role: z.string().trim().min(1).max(200),
      scores: ScoresSchema.optional(),
      hitPoints: HitPointsSchema.optional(),
      gear: z.array(z.string().max(200)).max(40).default([]),
      background: z.string().trim().max(500).default(''),
    }),
    decide: (decision, { name, role, scores, hitPoints, gear, background }) => {
      demandHitPoints(hitPoints, HIRELING_DICE);
      takeOn(decision, people, { name, role, scores, hitPoints, gear, background });
    },
    offers: (_campaign) => [
      {
        label: 'Hire hireling',
        group: 'party',
        command: { type: 'hire' },
        needs: [
          { name: 'name', label: 'Name', kind: 'text' },
          { name: 'role', label: 'Role', kind: 'text', value: 'torchbearer' },
        ],
      },
    ],
  });
