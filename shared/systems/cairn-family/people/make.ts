import { z } from 'zod';
import { capital } from '../../../text/words.ts';
import { find, IdSchema } from '../../../campaign/ids.ts';
import type { Field } from '../../../campaign/offer.ts';
import { inCoins } from '../../../campaign/goods/coins.ts';
import { NoMoney, Refusal } from '../../../campaign/refusal.ts';
import { priceOf, wareOrRefuse } from '../../../campaign/shop/wares.ts';
import { NameSchema } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { characterOffers } from '../../common/characterOffers.ts';
import { ATTRIBUTES, ATTRIBUTE_NAMES, type Attribute } from '../sheet/attributes.ts';
import { characterDice, demandHitPoints, HitPointsSchema, rollBody, ScoresSchema } from './newBodies.ts';
import { addNewcomer, type Kit, type PeopleOf } from './newcomers.ts';

function kitOf(people: PeopleOf, id: string): Kit {
  const kit = find(people.kits, id);
  if (!kit) throw new Refusal('unknown-kit', `There is no kit called “${id}”.`, 'kit');
  return kit;
}

const characterFields = (firstKit: string) =>
  z.strictObject({
    type: z.literal('make-character'),
    name: NameSchema,
    id: IdSchema.optional(),
    scores: ScoresSchema.optional(),
    hitPoints: HitPointsSchema.optional(),
    background: z.string().trim().max(500).default(''),
    kit: z.string().max(60).default(firstKit),
    /** Names of the list of gear, in place of the kit’s. */
    gear: z.array(z.string().max(200)).max(40).optional(),
    /** Coins to begin with, and gear of the price list that they pay for. */
    coins: z.int().min(0).max(1000).optional(),
    bought: z.array(z.string().max(200)).max(40).default([]),
  });

/** What is left of the coins to begin with, once the gear is paid for. Refuses `unknown-goods`, and `no-money` at `bought`. */
function coinsLeft({ state, system }: Decision, coins: number | undefined, bought: readonly string[]) {
  if (coins === undefined && bought.length === 0) return undefined;
  const has = coins ?? 0;
  const cost = bought
    .map((name) => priceOf(state, wareOrRefuse(state, system, name, 'bought')) ?? 0)
    .reduce((sum, price) => sum + price, 0);
  if (cost > has)
    throw new NoMoney(
      `There are ${inCoins(system, has)}, and this gear costs ${cost}. Choose less.`,
      cost,
      has,
      'bought',
    );
  return has - cost;
}

/** A character by dice, and one whose figures are chosen. */
function makingOffers({ kits }: PeopleOf) {
  const ids = Object.keys(kits);
  const name: Field<'name'> = { name: 'name', label: 'Name', kind: 'text' };
  const kit: Field<'kit'> = {
    name: 'kit',
    label: 'Kit',
    kind: 'choice',
    value: ids[0] ?? '',
    choices: ids.map((id) => ({ value: id, label: capital(id), detail: kits[id]?.gear.join(', ') ?? '' })),
  };
  const figures: Field<`scores.${Attribute}` | 'hitPoints' | 'background'>[] = [
    ...ATTRIBUTES.map((one) => ({
      name: `scores.${one}` as const,
      label: ATTRIBUTE_NAMES[one],
      kind: 'number' as const,
      value: 10,
    })),
    { name: 'hitPoints', label: 'Hit points', kind: 'number', value: 3, unit: 'HP' },
    { name: 'background', label: 'Background', kind: 'text', optional: true },
  ];
  return characterOffers([name, kit], figures, {
    plain: 'roll scores',
    chosen: 'enter scores',
  });
}

/** A character: by dice, or by choice where figures are given. */
export const makeCharacterCommand = (people: PeopleOf) =>
  defineCommand({
    type: 'make-character',
    title: 'New character',
    about: 'A new character joins the party. Leave scores and HP blank to roll them.',
    when: ['anytime'],
    fields: characterFields(Object.keys(people.kits)[0] ?? ''),
    decide: (decision, { name, id, scores, hitPoints, background, kit: kitId, gear, coins, bought }) => {
      const kit = kitOf(people, kitId);
      const dice = characterDice(decision.state);
      demandHitPoints(hitPoints, dice);
      const rolled = scores && hitPoints ? { scores, hitPoints } : rollBody(decision, name, dice);
      addNewcomer(decision, people, {
        name,
        id,
        kind: 'character',
        scores: scores ?? rolled.scores,
        hitPoints: hitPoints ?? rolled.hitPoints,
        gear: [...(gear ?? kit.gear), ...bought],
        coins: coinsLeft(decision, coins, bought),
        figures: { background: background || kit.background },
      });
    },
    offers: (_campaign) => makingOffers(people),
  });

/** Four characters, one of each way to set out. */
export const makePartyCommand = (people: PeopleOf) =>
  defineCommand({
    type: 'make-party',
    title: 'Create party of four',
    about: 'Creates four characters, one for each kit, with ready or rolled scores.',
    when: ['anytime'],
    fields: z.strictObject({
      type: z.literal('make-party'),
      names: z.array(NameSchema).length(4).optional(),
      rolled: z.boolean().default(false),
    }),
    decide: (decision, { names, rolled }) => {
      Object.keys(people.kits).forEach((id, index) => {
        const kit = kitOf(people, id);
        const name = names?.[index] ?? kit.name;
        const { scores, hitPoints } = rolled ? rollBody(decision, name, characterDice(decision.state)) : kit;
        addNewcomer(decision, people, {
          name,
          kind: 'character',
          scores,
          hitPoints,
          gear: kit.gear,
          face: kit.face,
          figures: { background: kit.background },
        });
      });
    },
    offers: ({ party }) =>
      party.members.length === 0
        ? [{ label: 'Create party of four', group: 'party', main: true, command: { type: 'make-party' } }]
        : [],
  });
