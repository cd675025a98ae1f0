import { z } from 'zod';
import { noteWritten } from '../../../campaign/events/campaign.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature } from '../../../campaign/state.ts';
import { isDark } from '../../../campaign/travel.ts';
import type { Edge } from '../../../dice/dice.ts';
import type { Decision } from '../../contract.ts';
import { DrSchema, EdgeSchema, groundsOf, NORMAL_DR, type Grounds } from './checks.ts';
import { hindered } from '../harm/conditions.ts';
import { rulingOf } from '../rulings.ts';
import type { Ability } from '../sheet/sheet.ts';
import { noteAction } from '../fight/turns.ts';

/** Fields that every Check understands. */
export const checkFields = {
  dr: DrSchema.default(NORMAL_DR),
  edge: EdgeSchema.default('normal'),
  /** It needs sight: without light it has Disadvantage (NS-S7). */
  sight: z.boolean().default(false),
  /** It stands out in the weather: harsh weather gives Disadvantage (NS-101). */
  exposed: z.boolean().default(false),
  helper: IdSchema.optional(),
  focus: z.boolean().default(false),
  nuanced: z.boolean().optional(),
};
type CheckFields = z.infer<z.ZodObject<typeof checkFields>>;

/**
 * Everything that speaks for and against a Check: word of the Referee, help, conditions, dark, weather
 * (NS-48, NS-101, NS-S7).
 */
export function checkGrounds(
  decision: Decision,
  creature: Creature,
  ability: Ability,
  fields: CheckFields,
): Grounds {
  const { state, system } = decision;
  const grounds = groundsOf(fields.edge);
  if (fields.helper !== undefined) grounds.for.push(`help of ${creatureAt(state, fields.helper).name}`);
  if (hindered(creature, ability)) grounds.against.push('a condition');
  if (fields.sight && rulingOf(state, 'sight-checks') && isDark(state, system))
    grounds.against.push('darkness');
  if (fields.exposed && state.weather.hard) grounds.against.push(state.weather.name);
  return grounds;
}

/** What an attack says about a shield. */
export const shieldFields = {
  /** The target's player blocks with a shield … */
  shield: z.boolean().default(false),
  /** … damage of at least this. */
  shieldFrom: z.int().min(2).max(12).default(2),
};

/** What speaks for and against an attack: word of the Referee, cover, conditions, dark (NS-69, NS-70, NS-78, NS-S7). */
export function strikeGrounds(
  decision: Decision,
  actor: Creature,
  { edge, cover = false }: { edge: Edge; cover?: boolean },
): Grounds {
  const grounds = groundsOf(edge);
  if (cover) grounds.against.push('cover');
  if (hindered(actor, 'attack')) grounds.against.push('a condition');
  const { state, system } = decision;
  const needsLight = actor.kind !== 'monster' || !rulingOf(state, 'monsters-see');
  if (needsLight && rulingOf(state, 'darkness') && isDark(state, system)) grounds.against.push('darkness');
  return grounds;
}

/** A helper must be an able companion who is there and has not acted this Round; in a fight it is their action, not their move (NS-22). */
export function takeHelp(decision: Decision, actor: string, helperId: string | undefined): void {
  if (helperId === undefined) return;
  const helper = ableCreature(decision.state, helperId, 'helper');
  if (helperId === actor)
    throw new Refusal('bad-helper', `${helper.name} cannot help themselves (NS-22).`, 'helper');
  const { fight, party } = decision.state;
  const combatant = fight?.combatants[helperId];
  if (fight && decision.state.mode.now !== 'aftermath') {
    if (!combatant)
      throw new Refusal(
        'bad-helper',
        `${helper.name} is not in this fight and cannot help (NS-22).`,
        'helper',
      );
    if (combatant.side !== fight.combatants[actor]?.side)
      throw new Refusal('bad-helper', `${helper.name} is on the other side (NS-22).`, 'helper');
    if (combatant.acted || combatant.details['doneIn'] === fight.round)
      throw new Refusal(
        'helper-spent',
        `${helper.name} has acted this Round and cannot help (NS-22).`,
        'helper',
      );
    decision.emit(noteWritten, { about: helperId }, `${helper.name} helps.`, { rules: ['NS-22'] });
    noteAction(decision, helperId);
  } else if (party.members.includes(actor) && !party.members.includes(helperId))
    throw new Refusal('bad-helper', `${helper.name} is not with the party (NS-22).`, 'helper');
}

/** Whether a Check is nuanced: as said, else whenever one plays alone (NS-28). */
export const isNuanced = (decision: Decision, word: boolean | undefined): boolean =>
  word ?? rulingOf(decision.state, 'solo');
