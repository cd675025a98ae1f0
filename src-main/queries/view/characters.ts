import type { CharacterLine, Offer, GameView } from '../../../shared/api.ts';
import { isWearable } from '../../../shared/campaign/goods/wear.ts';
import { isOfParty } from '../../../shared/campaign/lookup.ts';
import { partyOf } from '../../../shared/campaign/groups/party.ts';
import type { Campaign, Creature, Item } from '../../../shared/campaign/state.ts';
import { inSentence } from '../../../shared/text/words.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { spanInShort } from '../../../shared/time/scales.ts';
import { lightLeft } from '../derived.ts';
import { foodOf } from '../../../shared/campaign/goods/food.ts';
import { looksOf } from '../looks.ts';

/** A line for each who goes with the party. */
export const characterLines = (
  campaign: Campaign,
  system: System,
  offers: readonly Offer[],
): CharacterLine[] =>
  partyOf(campaign, true).map((creature) => {
    const { line, slots, marks, tonight = [] } = system.summary(creature, campaign);
    const conditions = creature.conditions.map(({ name }) => name.toLowerCase());
    return {
      id: creature.id,
      name: creature.name,
      ...looksOf(creature),
      status: creature.status,
      line,
      hitPoints: { ...creature.hitPoints },
      ...(slots ? { slots } : {}),
      marks: marks.concat(tonight).filter((mark) => !conditions.includes(mark.toLowerCase())),
      conditions,
      lights: creature.items.flatMap((item) => lightsOf(campaign, system, creature, item)),
      food: foodOf(creature),
      protects: protectionOf(campaign, system, creature),
      along: creature.kind !== 'character',
      offers: offers.filter((offer) => offer.actor === creature.id),
    };
  });

/** What protects somebody, and what could. */
function protectionOf(campaign: Campaign, system: System, creature: Creature): CharacterLine['protects'] {
  const { armour = 0 } = system.derived?.(creature, campaign) ?? {};
  const wearable = creature.items.filter(isWearable);
  if (armour === 0 && wearable.length === 0) return null;
  return {
    value: String(armour),
    by: wearable.filter(({ inUse }) => inUse).map(({ name }) => inSentence(name)),
    carried: wearable
      .filter(({ kind }) => !wearable.some((one) => one.kind === kind && one.inUse))
      .map(({ id, name }) => ({
        name: inSentence(name),
        wear: {
          label: `Put on ${inSentence(name)}`,
          command: { type: 'set-item', creature: creature.id, item: id, inUse: true },
        },
      })),
  };
}

/** Members of the party who take no part in anything for now. */
export const absentMembers = ({ party, creatures }: Campaign): GameView['absent'] =>
  (party.absent ?? []).flatMap(({ creature, at }) => {
    const one = creatures[creature];
    return one ? [{ id: one.id, name: one.name, at, ...looksOf(one) }] : [];
  });

/** A light while it burns, and in figures how long it will: "40 min", "d6". */
export const lightsOf = (
  campaign: Campaign,
  system: System,
  creature: Creature,
  thing: Item,
): CharacterLine['lights'] =>
  lightLeft(system, campaign, creature, thing).flatMap(({ timer, item, name, left, die }) =>
    timer ? [{ item, timer, name: inSentence(name), left: die ? `d${die}` : spanInShort(left ?? 0) }] : [],
  );

/** The system's marks and the creature's conditions, each once. */
export function marksOf(creature: Creature, campaign: Campaign, system: System): string[] {
  const { marks } = system.summary(creature, campaign);
  const said = new Set(marks.map((mark) => mark.toLowerCase()));
  return [
    ...marks,
    ...creature.conditions.map(({ name }) => name).filter((name) => !said.has(name.toLowerCase())),
  ];
}

/** People of the land who are alive and not with the party: those whom the referee keeps, and characters who left. */
export const people = (campaign: Campaign, system: System): GameView['people'] =>
  Object.values(campaign.creatures)
    .filter((one) => one.kind !== 'monster' && one.status !== 'dead' && !isOfParty(campaign, one.id))
    .map((one) => ({
      id: one.id,
      name: one.name,
      line: system.summary(one, campaign).line,
      attitude: one.attitude ?? '',
      ...(one.hex ? { hex: one.hex } : {}),
    }));
