import { z } from 'zod';
import { combatantChanged } from '../../../campaign/events/fight.ts';
import { demandTurn, proceed } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, fightOf } from '../../../campaign/lookup.ts';
import type { Campaign } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { AttributeSchema } from '../sheet/attributes.ts';

const AttackSchema = z.strictObject({
  kind: z.literal('attack'),
  weapon: IdSchema.nullable(),
  second: IdSchema.nullable(),
  targets: z.array(IdSchema).min(1),
  blast: z.boolean(),
  countRoll: z.boolean(),
  impaired: z.boolean(),
  enhanced: z.boolean(),
});
export type DeclaredAttack = z.infer<typeof AttackSchema>;

/** What somebody said they do this round, before any die is thrown (CA-43). */
export const DeclaredSchema = z.discriminatedUnion('kind', [
  AttackSchema,
  z.strictObject({ kind: z.literal('aid'), patient: IdSchema }),
  z.strictObject({ kind: z.literal('flee'), to: z.string() }),
  z.strictObject({
    kind: z.literal('cast'),
    item: IdSchema,
    targets: z.array(IdSchema),
    strong: z.boolean(),
    danger: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal('act'), what: z.string(), attribute: AttributeSchema.nullable() }),
]);
export type Declared = z.infer<typeof DeclaredSchema>;

export function declaredBy(campaign: Campaign, id: string): Declared | undefined {
  const said = campaign.fight?.combatants[id]?.details['declared'];
  return said === null || said === undefined ? undefined : DeclaredSchema.parse(said);
}

/** Whether deeds are declared now and carried out together, instead of happening at once. */
export const inRounds = ({ state: { fight } }: Decision): boolean => fight?.phase === 'declare';

/** Somebody says what they do; it happens when all of their side have said so (CA-37, CA-42, CA-43). Refuses those who cannot act. */
export function declare(decision: Decision, actor: string, declared: Declared, words: string): void {
  const { name } = ableCreature(decision.state, actor, 'actor');
  demandTurn(decision, actor);
  decision.emit(
    combatantChanged,
    { creature: actor, acted: true, details: { declared } },
    `${name} declares: ${words}.`,
  );
}

/** Goes on once all that one command declares is declared. */
export const goOn = (decision: Decision): void => {
  fightOf(decision);
  proceed(decision);
};
