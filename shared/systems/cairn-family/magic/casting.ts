import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { saveAloud } from '../checks/saves.ts';
import { by, ruleOf } from '../cite.ts';
import { useOne } from '../days/days.ts';
import { bookLost, handFreed, relicUsed, spellCast } from '../events/magic.ts';
import { isDeprived } from '../harm/deprivation.ts';
import { familyOption, type FamilyChoice } from '../options/index.ts';
import { isMortal } from '../sheet/attributes.ts';
import { addFatigue, burden, capacity } from '../sheet/burden.ts';
import { EFFECTS, RESULTS } from './effects.ts';
import { spellOf, type Spell } from '../book/spells.ts';
import { itemDetails } from '../sheet/details.ts';

const WITHOUT_HANDS_OR_VOICE = ['bound', 'gagged', 'mute', 'silenced'];

export interface Cast {
  item: string;
  targets: readonly string[];
  /** With time and in safety: more targets, more power. */
  strong: boolean;
  /** The Warden’s word on whether there is danger; left out, meetings, fights and going without are. */
  danger?: boolean | undefined;
  drop?: readonly string[] | undefined;
}

type Source = 'book' | 'scroll' | 'relic';

/** A book, a scroll or a relic (CA-104). */
export const magicKind = (item: Item): Source => {
  const kind = itemDetails(item).magic;
  return kind === 'scroll' || kind === 'relic' ? kind : 'book';
};

export const usesOf = (item: Item): number => itemDetails(item).uses ?? 0;

/** The spell in a thing; undefined where there is none. */
export const spellIn = (item: Item): Spell | undefined => spellOf(itemDetails(item).spell);

/** A character with a slot for nothing more, who may not cast from a book by choice. */
const isFull = (campaign: Campaign, caster: Creature): boolean =>
  caster.kind === 'character' && burden(caster) >= capacity(campaign);

/** In a fight weapons and shields in hand are put away for it; elsewhere there is time to take them up again (CA-96). */
function freeHands(decision: Decision, { id, items }: Creature): void {
  const held = items.filter(({ kind, inUse }) => inUse && (kind === 'weapon' || kind === 'shield'));
  for (const item of held) decision.emit(handFreed, { actor: id, item: item.id }, by(decision, 'hands-full'));
}

/** Why somebody can’t cast from a thing now; undefined where they can. */
export function barToCast(
  known: Pick<Decision, 'state' | 'system'>,
  caster: Creature,
  item: Item,
): Refusal | undefined {
  if (item.kind !== 'spell' || !spellIn(item))
    return new Refusal(
      'no-spell',
      `${item.name} holds no spell. Choose a spellbook, scroll or relic (${ruleOf(known, 'cast')}).`,
      'item',
    );
  const bound = caster.conditions.find(({ name }) => WITHOUT_HANDS_OR_VOICE.includes(name.toLowerCase()));
  if (bound)
    return new Refusal(
      'no-hands',
      `${caster.name} is ${bound.name.toLowerCase()}; casting needs both hands and a voice (${ruleOf(known, 'hands')}).`,
      'actor',
    );
  if (magicKind(item) === 'book' && isFull(known.state, caster))
    return new Refusal(
      'too-burdened',
      `${caster.name} has no slot left for the Fatigue, so cannot cast from a spellbook (${ruleOf(known, 'collapse')}).`,
      'actor',
    );
  if (magicKind(item) === 'relic' && usesOf(item) === 0)
    return new Refusal(
      'drained',
      `${item.name} has no uses left. Recharge it first (${ruleOf(known, 'relic')}).`,
      'item',
    );
  return undefined;
}

/** Both hands and a voice. Refuses what cannot be cast from now: no magic in it, hands or voice not free, no slot for the Fatigue, uses spent (CA-98, CA-S11). */
export function demandCast(decision: Decision, caster: Creature, { item: itemId, strong }: Cast): void {
  const bar = barToCast(decision, caster, itemOf(caster, itemId));
  if (bar) throw bar;
  if (strong && decision.state.encounter)
    throw new Refusal(
      'no-time',
      `A stronger spell takes time and safety. Cast it the normal way (${ruleOf(decision, 'cast')}).`,
      'strong',
    );
}

interface CastingSave {
  asked: boolean;
  /** Whether the spell works after a Save, or without one. */
  works(passed: boolean | undefined): boolean;
}

/** What danger asks of a caster: a Save that makes it bite back, one that the spell hangs on, or none. */
const CASTING_SAVES: Readonly<Record<FamilyChoice<'casting-save'>, CastingSave>> = {
  'works-at-a-price': { asked: true, works: () => true },
  fizzles: { asked: true, works: (passed) => passed !== false },
  'no-save': { asked: false, works: () => true },
};

const castingSave = (campaign: Campaign): CastingSave =>
  CASTING_SAVES[familyOption(campaign, 'casting-save')];

/** What takes a Save in danger. */
const SAVED_FOR: Readonly<Record<FamilyChoice<'save-for-scrolls-and-relics'>, readonly Source[]>> = {
  'same-save': ['book', 'scroll', 'relic'],
  'no-save': ['book'],
};

/** Whether casting from this takes a Save when there is danger (CA-99, CA-R20). */
export const maySave = (campaign: Campaign, item: Item): boolean =>
  castingSave(campaign).asked &&
  SAVED_FOR[familyOption(campaign, 'save-for-scrolls-and-relics')].includes(magicKind(item));

/** Whether it looks dangerous to cast: someone is met or fought, or the caster is Deprived. */
export const looksDangerous = (campaign: Campaign, caster: Creature): boolean =>
  campaign.encounter !== null || isDeprived(caster);

/** The WIL Save of casting in danger; undefined where none is asked for. */
function riskOf(
  decision: Decision,
  caster: Creature,
  item: Item,
  spell: Spell,
  cast: Cast,
): boolean | undefined {
  const danger = cast.danger ?? looksDangerous(decision.state, caster);
  if (!danger || !maySave(decision.state, item)) return undefined;
  return saveAloud(decision, caster.id, 'wil', `casting ${spell.name}`, 'normal', 'cast-save');
}

/** The Save if it is asked for, the effect, the price: in this order, and the price always comes (CA-R19). */
export function castDeclared(decision: Decision, actor: string, cast: Cast): void {
  const caster = creatureAt(decision.state, actor);
  const item = caster.items.find(({ id }) => id === cast.item);
  const spell = item && spellIn(item);
  if (!item || !spell) return;
  if (decision.state.fight && isMortal(caster)) freeHands(decision, caster);
  const passed = riskOf(decision, caster, item, spell, cast);
  const works = castingSave(decision.state).works(passed);
  const { number, name, line } = spell;
  const source = magicKind(item);
  decision.emit(
    spellCast,
    {
      actor,
      item: item.id,
      spell: number,
      name,
      line,
      source,
      targets: [...cast.targets],
      strong: cast.strong,
      ...(passed === undefined ? {} : { passed }),
      works,
      ...(works ? RESULTS[number]?.(decision, actor, cast.targets) : {}),
    },
    by(decision, 'cast'),
  );
  if (works)
    decision.asDeedOf({ actor, means: name }, () => EFFECTS[number]?.(decision, actor, cast.targets));
  PRICES[source](decision, actor, item, name, cast.drop ?? []);
}

type Price = (decision: Decision, id: string, item: Item, spell: string, drop: readonly string[]) => void;

/** A book costs a Fatigue, a scroll itself, a relic one of its uses (CA-97, CA-102, CA-103, CA-105). */
const PRICES: Readonly<Record<Source, Price>> = {
  book: (decision, id, _item, spell, drop) => addFatigue(decision, id, `casting ${spell}`, drop),
  scroll: (decision, id, item) => useOne(decision, id, item, 'scroll'),
  relic: (decision, id, item) =>
    decision.emit(
      relicUsed,
      { creature: id, item: item.id, left: Math.max(0, usesOf(item) - 1) },
      by(decision, 'relic'),
    ),
};

/** The book or relic is lost, by a mishap. */
export function loseItem(decision: Decision, id: string, itemId: string): void {
  const item = creatureAt(decision.state, id).items.find((one) => one.id === itemId);
  if (item) decision.emit(bookLost, { creature: id, item }, by(decision, 'mishap'));
}
