import { z } from 'zod';
import { creatureAdded, hitPointsChanged, statusChanged } from '../../shared/campaign/events/creatures.ts';
import { freshId } from '../../shared/campaign/ids.ts';
import { creatureAt } from '../../shared/campaign/lookup.ts';
import { NameSchema, type Creature } from '../../shared/campaign/state.ts';
import { blockRules } from '../../shared/systems/blockRules.ts';
import { numberBlank } from '../../shared/systems/common/blockFields.ts';
import { first, type Posted } from '../../shared/systems/common/posted/facts.ts';
import { asSaid, blockOf, guess } from '../../shared/systems/common/posted/means.ts';
import { readPosted } from '../../shared/systems/common/posted/read.ts';
import { twoDiceReaction } from '../../shared/systems/common/twoDiceReaction.ts';
import { defineCommand, type Decision, type StatBlock, type System } from '../../shared/systems/contract.ts';
import { by } from './cite.ts';
import { kit } from './gear.ts';
import { ABILITIES, SheetSchema, signed } from './sheet.ts';

const GRIT = 8;

/** A wayfarer with a blade, a lamp and three flasks of oil (LR-1). */
export const makeWayfarer = defineCommand({
  type: 'make-wayfarer',
  title: 'New wayfarer',
  about: 'Someone new takes to the road with the party.',
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
      items: kit.map((gear, index) => ({ ...gear, id: `item-${index + 1}` })),
      conditions: [],
      sheet: {
        abilities: { ...Object.fromEntries(ABILITIES.map((one) => [one, 0])), ...abilities },
        oil: 3,
      },
      note: '',
    };
    decision.emit(creatureAdded, { creature, joinsParty: true }, by(decision, 'wayfarer'));
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
  { name: 'Lantern bearer', line: '4 grit, heart +1', grit: 4, heart: 1 },
  { name: 'Shade', line: '5 grit, might +1', grit: 5, might: 1 },
];

/** The abilities that a block may have, by the names that other games have for them. */
const NAMED = { might: 'str', grace: 'dex', wits: 'int', heart: 'cha' } as const;
const BLOCK_ABILITIES = ['might', 'grace', 'wits', 'heart'] as const;

const Figure = SheetSchema.shape.abilities.shape.might.default(0);
const BlockSchema = z.object({
  grit: z.int().min(1),
  might: Figure,
  grace: Figure,
  wits: Figure,
  heart: Figure,
});

/** An ability from a score of other games, of which 10 is the middle. */
const abilityOf = (posted: Posted, one: (typeof BLOCK_ABILITIES)[number]) => {
  const score = first(posted, NAMED[one]);
  if (typeof score?.value !== 'number') return undefined;
  return guess(Math.max(-3, Math.min(3, Math.floor((score.value - 10) / 2))), score);
};

export const ownBlocks = blockRules({
  figures: z.strictObject(BlockSchema.shape),
  book: BlockSchema,
  line: ({ grit, ...abilities }) =>
    [
      `${grit} grit`,
      ...BLOCK_ABILITIES.flatMap((one) => (abilities[one] ? `${one} ${signed(abilities[one])}` : [])),
    ].join(', '),
  read: (text) =>
    blockOf(readPosted(text, { hp: 'grit', str: 'might', dex: 'grace', int: 'wits', cha: 'heart' }), {
      grit: (posted) => asSaid(first(posted, 'hp'), first(posted, 'hp')?.value),
      ...Object.fromEntries(
        BLOCK_ABILITIES.map((one) => [one, (posted: Posted) => abilityOf(posted, one)] as const),
      ),
    }),
  fields: (known) => [
    numberBlank('grit', 'Grit', known.grit),
    ...BLOCK_ABILITIES.map((one) => numberBlank(one, one, known[one] ?? 0)),
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

/** What strangers think of the wayfarers (LR-15). */
export const reaction = twoDiceReaction('LR-15');

/** Takes grit off; at 0 one is down (LR-6). */
export function hurt(decision: Decision, id: string, amount: number, why: string): void {
  const { hitPoints, status } = creatureAt(decision.state, id);
  const to = Math.max(0, hitPoints.now - amount);
  if (to === hitPoints.now) return;
  decision.emit(hitPointsChanged, { creature: id, from: hitPoints.now, to, why }, by(decision, 'grit'));
  if (to === 0 && status === 'up')
    decision.emit(statusChanged, { creature: id, from: status, to: 'down' }, by(decision, 'grit'));
}

/** Gives grit back; anyone who has some is up. */
export function heal(decision: Decision, id: string, amount: number, why: string): void {
  const { hitPoints, status } = creatureAt(decision.state, id);
  const to = Math.min(hitPoints.max, hitPoints.now + amount);
  if (to === hitPoints.now) return;
  decision.emit(hitPointsChanged, { creature: id, from: hitPoints.now, to, why });
  if (status === 'down') decision.emit(statusChanged, { creature: id, from: status, to: 'up' });
}
