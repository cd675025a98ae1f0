import { diceRolled, noteWritten } from '../../../campaign/events/campaign.ts';
import { conditionGained, itemChanged, itemRemoved } from '../../../campaign/events/creatures.ts';
import { freshId } from '../../../campaign/ids.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { DAY, MINUTE } from '../../../time/scales.ts';
import type { Decision } from '../../contract.ts';
import { isMortal } from '../sheet/attributes.ts';
import { addFatigue, burden, capacity } from '../sheet/burden.ts';
import { useOne } from '../days/days.ts';
import { isDeprived } from '../harm/deprivation.ts';
import { stopDying } from '../harm/harm.ts';
import { regainScore } from '../harm/healing.ts';
import type { Family } from '../family.ts';
import { save } from '../checks/saves.ts';
import { spellOf } from './spells.ts';
import { familyNumber, familyOption } from '../options/index.ts';

const WITHOUT_HANDS_OR_VOICE = ['bound', 'gagged', 'mute', 'silenced'];

export interface Cast {
  item: string;
  targets: readonly string[];
  /** With time and in safety: more targets, more power (CA-98). */
  strong: boolean;
  /** The Warden’s word on whether there is danger; left out, meetings, fights and going without are (CA-99). */
  danger?: boolean | undefined;
  drop?: readonly string[] | undefined;
}

/** A book, a scroll or a relic (CA-93, CA-101, CA-104, BDP-S10). */
export const magicKind = ({ details }: Item): 'book' | 'scroll' | 'relic' => {
  const kind = details['magic'];
  return kind === 'scroll' || kind === 'relic' ? kind : 'book';
};

export const usesOf = ({ details }: Item): number => Number(details['uses'] ?? 0);

/** A character with a slot for nothing more, who may not cast from a book by choice (CA-R21). */
const isFull = (decision: Decision, caster: Creature): boolean =>
  caster.kind === 'character' && burden(caster) >= capacity(decision.state);

/** In a fight weapons and shields in hand are put away for it; elsewhere there is time to take them up again (CA-96). */
function freeHands(decision: Decision, { id, name, items }: Creature): void {
  const held = items.filter(({ kind, inUse }) => inUse && (kind === 'weapon' || kind === 'shield'));
  for (const item of held)
    decision.emit(
      itemChanged,
      { creature: id, item: item.id, from: { inUse: true }, to: { inUse: false } },
      `${name} puts ${item.name.toLowerCase()} away: magic takes both hands.`,
    );
}

/** Both hands and a voice (CA-96, CA-S11). Refuses what cannot be cast from now: no magic in it, hands or voice not free, no slot for the Fatigue, uses spent. */
export function demandCast(
  decision: Decision,
  family: Family,
  caster: Creature,
  { item: itemId, strong }: Cast,
): void {
  const item = itemOf(caster, itemId);
  if (item.kind !== 'spell' || !spellOf(item.details['spell']))
    throw new Refusal(
      'no-spell',
      `There is no spell in ${item.name.toLowerCase()} (${family.cites.cast}).`,
      'item',
    );
  const bound = caster.conditions.find(({ name }) => WITHOUT_HANDS_OR_VOICE.includes(name.toLowerCase()));
  if (bound)
    throw new Refusal(
      'no-hands',
      `${caster.name} is ${bound.name.toLowerCase()}; magic wants both hands and a voice (${family.cites.hands}).`,
      'actor',
    );
  if (magicKind(item) === 'book' && isFull(decision, caster))
    throw new Refusal(
      'too-burdened',
      `${caster.name} has no slot left for the Fatigue (${family.cites.cast}).`,
      'actor',
    );
  if (magicKind(item) === 'relic' && usesOf(item) === 0)
    throw new Refusal(
      'drained',
      `${item.name} is spent until it is recharged (${family.cites.relic}).`,
      'item',
    );
  if (strong && decision.state.encounter)
    throw new Refusal('no-time', `More power takes time and safety (${family.cites.cast}).`, 'strong');
}

/** Whether casting from this takes a Save when there is danger (CA-99, CA-R20). */
export const maySave = (campaign: Campaign, item: Item): boolean =>
  familyOption(campaign, 'casting-save') !== 'no-save' &&
  (magicKind(item) === 'book' || familyOption(campaign, 'save-for-scrolls-and-relics') === 'same-save');

/** Whether it looks dangerous to cast: somebody is met or fought, or the caster is Deprived (CA-99). */
export const looksDangerous = (campaign: Campaign, caster: Creature): boolean =>
  campaign.encounter !== null || isDeprived(caster);

/** The Save if it is asked for, the effect, the price: in this order, and the price always comes (CA-97, CA-99, CA-100, CA-R19, CA-R20). */
export function castDeclared(decision: Decision, actor: string, cast: Cast): void {
  const caster = creatureAt(decision.state, actor);
  const item = caster.items.find(({ id }) => id === cast.item);
  const spell = spellOf(item?.details['spell']);
  if (!item || !spell) return;
  if (decision.state.fight && isMortal(caster)) freeHands(decision, caster);
  const danger = cast.danger ?? looksDangerous(decision.state, caster);
  const risk =
    danger && maySave(decision.state, item)
      ? save(decision, actor, 'wil', `casting ${spell.name}`)
      : undefined;
  if (risk)
    decision.emit(
      diceRolled,
      {},
      `${risk.line}.${risk.passed ? '' : ' It goes wrong in a way as grave as what was sought; the Warden says how.'}`,
    );
  const fizzles = risk?.passed === false && familyOption(decision.state, 'casting-save') === 'fizzles';
  const wide = cast.strong ? ' With time and care, it reaches further.' : '';
  decision.emit(
    noteWritten,
    {},
    `${caster.name} casts ${spell.name} (${magicKind(item)}). ${fizzles ? 'Nothing comes of it.' : `${spell.line}${wide}`}`,
  );
  if (!fizzles) EFFECTS[spell.number]?.(decision, actor, cast.targets);
  PRICES[magicKind(item)](decision, actor, item, spell.name, cast.drop ?? []);
}

type Effect = (decision: Decision, caster: string, targets: readonly string[]) => void;

/** How long a spell lasts that does not say so: minutes in a fight, else until it is ended (CA-S10). */
function lastsFor(decision: Decision): number | undefined {
  const short =
    decision.state.fight !== null || familyOption(decision.state, 'spells-outside-fights') === 'by-the-clock';
  return short ? familyNumber(decision.state, 'spell-minutes') * MINUTE : undefined;
}

interface Laid {
  name: string;
  details: Record<string, string>;
  /** Seconds, where the spell itself says how long. */
  seconds?: number;
}

/** A condition that a spell lays on somebody. */
function lay(decision: Decision, id: string, { name, details, seconds = lastsFor(decision) }: Laid): void {
  const { conditions, name: who } = creatureAt(decision.state, id);
  const taken = Object.fromEntries(conditions.map((one) => [one.id, one]));
  const endsAt = seconds === undefined ? {} : { endsAt: decision.state.clock + seconds };
  decision.emit(
    conditionGained,
    { creature: id, condition: { id: freshId(name, 'spell', taken), name, ...endsAt, details } },
    `${who}: ${name.toLowerCase()}.`,
  );
}

const onTargets =
  (laid: Laid): Effect =>
  (decision, caster, targets) => {
    for (const id of targets.length > 0 ? targets : [caster]) lay(decision, id, laid);
  };

/** The spells that touch other rules; the rest is in their words alone (CA-SP20, CA-SP36, CA-SP48, CA-SP71, CA-SP84). */
const EFFECTS: Readonly<Record<number, Effect>> = {
  20: (decision, caster, [target = caster]) => cureWounds(decision, target),
  36: onTargets({ name: 'Hasted: 120ft a turn', details: {} }),
  48: onTargets({ name: 'Magic dampened', details: { dampened: 'yes' } }),
  71: onTargets({ name: 'Shielded from mundane attacks', details: { ward: 'mundane' }, seconds: MINUTE }),
  84: (decision, caster) => lay(decision, caster, { name: 'A swarm', details: { ward: 'all but blast' } }),
};

/** 1d4 STR, once a day for one target, half of it where magic is dampened; nobody dies of a wound that closes (CA-SP20, CA-SP48, CA-91, CA-R26). */
function cureWounds(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  if (creature.conditions.some(({ details }) => details['cured'] !== undefined)) {
    decision.emit(noteWritten, {}, `${creature.name} was cured once today; it does no more.`);
    return;
  }
  const { total } = decision.throwDice('Cure Wounds', 1, 4);
  const dampened = creature.conditions.some(({ details }) => details['dampened'] !== undefined);
  const amount = dampened ? Math.floor(total / 2) : total;
  const endsAt = decision.state.clock + DAY;
  decision.emit(conditionGained, {
    creature: id,
    condition: { id: 'cured-today', name: 'Cured today', endsAt, details: { cured: 'yes' } },
  });
  if (amount > 0) stopDying(decision, id, `${creature.name} is healed enough not to die of it.`);
  if (regainScore(decision, id, 'str', amount, 'Cure Wounds') === 0)
    decision.emit(noteWritten, {}, `${creature.name} regains no STR by it.`);
}

/** A book costs a Fatigue, a scroll itself, a relic one of its uses (CA-97, CA-102 to CA-105). */
const PRICES: Readonly<
  Record<
    'book' | 'scroll' | 'relic',
    (decision: Decision, id: string, item: Item, spell: string, drop: readonly string[]) => void
  >
> = {
  book: (decision, id, _item, spell, drop) => addFatigue(decision, id, `casting ${spell}`, drop),
  scroll: (decision, id, item) => useOne(decision, id, item),
  relic: (decision, id, item) => {
    const left = usesOf(item) - 1;
    decision.emit(
      itemChanged,
      { creature: id, item: item.id, from: { details: { uses: left + 1 } }, to: { details: { uses: left } } },
      left === 0 ? `${item.name} is spent.` : `${item.name}: ${left} uses left.`,
    );
  },
};

/** The book or relic is lost, by a mishap. */
export function loseItem(decision: Decision, id: string, itemId: string): void {
  const { name, items } = creatureAt(decision.state, id);
  const item = items.find((one) => one.id === itemId);
  if (item) decision.emit(itemRemoved, { creature: id, item }, `${name} loses ${item.name.toLowerCase()}.`);
}
