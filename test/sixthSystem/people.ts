import { z } from 'zod';
import { creatureAdded, hitPointsChanged, statusChanged } from '../../shared/campaign/events/creatures.ts';
import { freshId } from '../../shared/campaign/ids.ts';
import { creatureAt } from '../../shared/campaign/lookup.ts';
import { NameSchema, type Creature } from '../../shared/campaign/state.ts';
import { blockRules } from '../../shared/systems/blockRules.ts';
import { numberBlank } from '../../shared/systems/common/blockFields.ts';
import { first } from '../../shared/systems/common/posted/facts.ts';
import { asSaid, blockOf } from '../../shared/systems/common/posted/means.ts';
import { readPosted } from '../../shared/systems/common/posted/read.ts';
import { defineCommand, type Decision, type StatBlock, type System } from '../../shared/systems/contract.ts';
import { ABILITIES, SheetSchema } from './sheet.ts';

const GRIT = 8;

/** A wayfarer with a blade, a lamp and three flasks of oil (LR-1). */
export const makeWayfarer = defineCommand({
  type: 'make-wayfarer',
  title: 'New wayfarer',
  about: 'Somebody new takes to the road with the party.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('make-wayfarer'),
    name: NameSchema,
    abilities: SheetSchema.shape.abilities.partial().default({}),
  }),
  decide: (decision, { name, abilities }) => {
    const creature: Creature = {
      id: freshId(name, 'wayfarer', decision.state.creatures),
      name,
      kind: 'character',
      hitPoints: { now: GRIT, max: GRIT },
      status: 'up',
      items: [],
      conditions: [],
      sheet: {
        abilities: { ...Object.fromEntries(ABILITIES.map((one) => [one, 0])), ...abilities },
        oil: 3,
      },
      note: '',
    };
    decision.emit(creatureAdded, { creature, joinsParty: true }, { rules: ['LR-1'] });
  },
  offers: (_campaign) => [
    {
      label: 'New wayfarer…',
      group: 'party',
      command: { type: 'make-wayfarer' },
      needs: [{ name: 'name', label: 'Name', kind: 'text' }],
    },
  ],
});

export const statBlocks: readonly StatBlock[] = [
  { name: 'Moth', line: '2 grit, grace +1', grit: 2, grace: 1 },
  { name: 'Shade', line: '5 grit, might +1', grit: 5, might: 1 },
];

const BlockSchema = z.object({
  grit: z.int().min(1),
  might: z.int().default(0),
  grace: z.int().default(0),
  wits: z.int().default(0),
});

export const ownBlocks = blockRules({
  figures: z.strictObject(BlockSchema.shape),
  book: BlockSchema,
  line: ({ grit, might, grace, wits }) => `${grit} grit, might ${might}, grace ${grace}, wits ${wits}`,
  read: (text) =>
    blockOf(readPosted(text, { hp: 'grit' }), {
      grit: (posted) => asSaid(first(posted, 'hp'), first(posted, 'hp')?.value),
    }),
  fields: (known) => [
    numberBlank('grit', 'Grit', known.grit),
    ...(['might', 'grace', 'wits'] as const).map((one) => numberBlank(one, one, known[one] ?? 0)),
  ],
});

export const creatureOf: System['creatureOf'] = (_decision, { name: statBlock, grit, ...figures }, name) => ({
  name,
  kind: 'monster',
  statBlock,
  hitPoints: { now: Number(grit), max: Number(grit) },
  status: 'up',
  items: [],
  conditions: [],
  sheet: SheetSchema.parse({
    abilities: Object.fromEntries(ABILITIES.map((one) => [one, Number(figures[one] ?? 0)])),
  }),
  note: '',
});

/** Takes grit off; at 0 one is down (LR-6). */
export function hurt(decision: Decision, id: string, amount: number, why: string): void {
  const { hitPoints, status } = creatureAt(decision.state, id);
  const to = Math.max(0, hitPoints.now - amount);
  if (to === hitPoints.now) return;
  decision.emit(hitPointsChanged, { creature: id, from: hitPoints.now, to, why }, { rules: ['LR-6'] });
  if (to === 0 && status === 'up')
    decision.emit(statusChanged, { creature: id, from: status, to: 'down' }, { rules: ['LR-6'] });
}

/** Gives grit back; anyone who has some is up. */
export function heal(decision: Decision, id: string, amount: number, why: string): void {
  const { hitPoints, status } = creatureAt(decision.state, id);
  const to = Math.min(hitPoints.max, hitPoints.now + amount);
  if (to === hitPoints.now) return;
  decision.emit(hitPointsChanged, { creature: id, from: hitPoints.now, to, why });
  if (status === 'down') decision.emit(statusChanged, { creature: id, from: status, to: 'up' });
}
