import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature } from '../../../campaign/state.ts';
import { isDark } from '../../../campaign/travel.ts';
import type { Edge } from '../../../dice/dice.ts';
import type { Decision } from '../../contract.ts';
import { helpGiven } from '../events/checks.ts';
import { noteAction } from '../fight/turns.ts';
import { hindered } from '../harm/conditions.ts';
import { optionOf } from '../options.ts';
import { combatantDetail } from '../sheet/details.ts';
import type { Ability } from '../sheet/sheet.ts';
import { DrSchema, NORMAL_DR } from './checks.ts';
import { EdgeSchema, groundsOf, type Grounds } from './grounds.ts';

/** Fields that every Check understands. */
export const checkFields = {
  dr: DrSchema.default(NORMAL_DR),
  edge: EdgeSchema.default('normal'),
  /** The Check needs sight: Disadvantage without light. */
  sight: z.boolean().default(false),
  /** The Check is out in the open: Disadvantage in harsh weather. */
  exposed: z.boolean().default(false),
  helper: IdSchema.optional(),
  focus: z.boolean().default(false),
  nuanced: z.boolean().optional(),
};
type CheckFields = z.infer<z.ZodObject<typeof checkFields>>;

/** The Referee’s ruling for or against a roll of an Ability, and Conditions that hinder it. */
export function abilityGrounds(creature: Creature, ability: Ability, edge: Edge): Grounds {
  const grounds = groundsOf(edge);
  if (hindered(creature, ability)) grounds.against.push('condition');
  return grounds;
}

/** Everything for and against a Check: the Referee’s ruling, help, Conditions, darkness, weather (NS-101). */
export function checkGrounds(
  { state, system }: Decision,
  creature: Creature,
  ability: Ability,
  fields: CheckFields,
): Grounds {
  const { helper } = fields;
  const grounds = abilityGrounds(creature, ability, fields.edge);
  if (helper !== undefined) grounds.for.push('help');
  if (fields.sight && isDark(state, system)) grounds.against.push('darkness');
  if (fields.exposed && state.weather.hard) grounds.against.push('weather');
  return { ...grounds, ...(helper === undefined ? {} : { helper }) };
}

/** Who has Disadvantage on attacks in the dark: all who need light, characters and people only, or no one (NS-S7). */
const HAMPERED = {
  all: () => true,
  'characters-only': ({ kind }) => kind !== 'monster',
  'no-penalty': () => false,
} as const satisfies Record<string, (actor: Creature) => boolean>;

/** Everything for and against an attack: the Referee’s ruling, cover, Conditions, darkness (NS-78). */
export function strikeGrounds(
  { state, system }: Decision,
  actor: Creature,
  { edge, cover = false }: { edge: Edge; cover?: boolean },
): Grounds {
  const grounds = groundsOf(edge);
  if (cover) grounds.against.push('cover');
  if (hindered(actor, 'attack')) grounds.against.push('condition');
  if (HAMPERED[optionOf(state, 'darkness')](actor) && isDark(state, system)) grounds.against.push('darkness');
  return grounds;
}

const badHelper = (why: string, code = 'bad-helper'): Refusal =>
  new Refusal(code, `${why} (NS-22).`, 'helper');

/** A helper is an able companion who is present and has an action left; in a fight, helping takes that action (NS-22). */
export function takeHelp(decision: Decision, actor: string, helperId: string | undefined): void {
  if (helperId === undefined) return;
  const { fight, mode, party } = decision.state;
  const { name } = ableCreature(decision.state, helperId, 'helper');
  if (helperId === actor) throw badHelper(`${name} can’t help with their own roll`);
  if (!fight || mode.now === 'aftermath') {
    if (party.members.includes(actor) && !party.members.includes(helperId))
      throw badHelper(`${name} is not with the party`);
    return;
  }
  const combatant = fight.combatants[helperId];
  if (!combatant) throw badHelper(`${name} is not in this fight and can’t help`);
  if (combatant.side !== fight.combatants[actor]?.side) throw badHelper(`${name} is on the other side`);
  if (combatant.acted || combatantDetail(combatant, 'doneIn') === fight.round)
    throw badHelper(`${name} has acted this Round and can’t help`, 'helper-spent');
  decision.emit(helpGiven, { actor: helperId, target: actor });
  noteAction(decision, helperId);
}
