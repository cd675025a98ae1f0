import { creatureAdded } from '../../../campaign/events/creatures.ts';
import { readied } from '../../../campaign/goods/hands.ts';
import { find, freshId } from '../../../campaign/ids.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import { counted } from '../../../text/words.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { goodsOrRefuse, priceOf } from '../sheet/items.ts';
import { characterMade } from '../events/people.ts';
import { hardened, hitPointGain } from './levels.ts';
import { SPELL_NAMES } from '../magic/spellList.ts';
import { option, type Choice } from '../options.ts';
import { today } from '../rest/day.ts';
import { hands } from '../sheet/hands.ts';
import { BLANK_SHEET, STATS, type Sheet, type Stat } from '../sheet/sheet.ts';
import { COMES_WITH, TEMPLATES, type Template, type Thing } from './templates.ts';

export interface Wish {
  name: string;
  id?: string | undefined;
  level: 0 | 1;
  templates: readonly string[];
  stats?: Record<Stat, number> | undefined;
  /** Which of its two items each template gives: 1 or 2. */
  items?: readonly number[] | undefined;
  skills?: readonly string[] | undefined;
  feats?: readonly string[] | undefined;
  gear?: readonly string[] | undefined;
  /** What was rolled beforehand. */
  hitPoints?: number | undefined;
  crowns?: number | undefined;
  spells?: readonly string[] | undefined;
  joins: boolean;
  face?: string;
}

/** Makes a character of level 0 or 1 (FV-46) step by step (FV-47), with all that its templates give (FV-48) and a backpack (FV-53), and adds it. Refuses `bad-templates`, `bad-stats`, `unknown-goods`, `name-taken`. */
export function makeCharacter(decision: Decision, wish: Wish): string {
  const { state } = decision;
  const { creatures } = state;
  if (wish.id !== undefined && find(creatures, wish.id))
    throw new Refusal('name-taken', `The id “${wish.id}” is taken. Choose another.`, 'id');
  const templates = templatesOf(wish);
  const level = wish.level;
  const sheet: Sheet = {
    ...BLANK_SHEET,
    stats: wish.stats ? checkedStats(wish.stats, level) : suggestedStats(templates),
    level,
    experience: level === 1 ? 100 : 0,
    templates: [...wish.templates],
    titles: [...wish.templates],
    skills: [...(wish.skills ?? templates.map(({ skill }) => skill))],
    feats: [...(wish.feats ?? templates.map(({ feat }) => feat))],
    inspiration: level,
    ateOn: Math.max(0, today(decision.state) - 1),
    crowns: payGear(wish, wish.crowns ?? CROWNS[option(state, 'figures')](decision, wish.name)),
  };
  const max = firstHitPoints(decision, wish, sheet) + hardened(sheet);
  const items = readied(hands, { items: itemsOf(decision, wish, templates), sheet });
  const weapon = items.find((item) => item.kind === 'weapon' && item.inUse);
  const id = wish.id ?? freshId(wish.name, 'character', creatures);
  const creature: Creature = {
    id,
    name: wish.name,
    kind: 'character',
    hitPoints: { now: max, max },
    status: 'up',
    items,
    conditions: [],
    sheet: { ...sheet, attuned: weapon?.id ?? null },
    note: '',
    ...(wish.face !== undefined && { face: wish.face }),
  };
  const header = by(decision, 'creation', ...templates.map(({ rule }) => rule));
  decision.emit(creatureAdded, { creature, joinsParty: wish.joins }, header);
  decision.emit(
    characterMade,
    { creature: id, templates: [...wish.templates], level, joins: wish.joins },
    header,
  );
  return id;
}

/** Hit points of the start and of each level, rolled beforehand or now. */
function firstHitPoints(decision: Decision, { name, level, hitPoints }: Wish, sheet: Sheet): number {
  const first = option(decision.state, 'first-hit-points');
  if (hitPoints !== undefined) return hitPoints + (first === 'add-str' ? sheet.stats.str : 0);
  const gains = Array.from({ length: level + 1 }, () => hitPointGain(decision, `hit points of ${name}`));
  return gains.reduce((sum, one) => sum + one, 0) + FIRST[first](decision, name, sheet);
}

/** What level 0 has beside the hit points of a level (FV-113). */
const FIRST: Record<
  Choice<'first-hit-points'>,
  (decision: Decision, name: string, sheet: Sheet) => number
> = {
  'four-and-eight': () => 0,
  'eight-and-twelve': (decision, name) => hitPointGain(decision, `first hit points of ${name}`),
  'add-str': (_decision, _name, { stats }) => stats.str,
};

/** One template at level 0, two at level 1 (FV-47). */
function templatesOf({ templates: names, level }: Wish): Template[] {
  const found = names.map((name) => templateNamed(name, 'templates'));
  if (found.length !== level + 1)
    throw new Refusal(
      'bad-templates',
      `A character of level ${level} has ${level + 1} from origins and backgrounds. Choose that many (FV-47).`,
      'templates',
    );
  demandPair(names, 'templates');
  return found;
}

/** A template of the lists. */
export function templateNamed(name: string, field: string): Template {
  const template = find(TEMPLATES, name);
  if (!template) throw new Refusal('bad-templates', `There is no origin or background “${name}”.`, field);
  return template;
}

/** Two origins make no one, nor does one background twice (FV-51). */
export function demandPair(names: readonly string[], field: string): void {
  const twice = new Set(names).size < names.length;
  if (twice || names.filter((name) => find(TEMPLATES, name)?.kind === 'origin').length > 1)
    throw new Refusal(
      'bad-templates',
      'Choose an origin and a background, or two different backgrounds (FV-51).',
      field,
    );
}

/** The stats that templates make, where nobody chose others (FV-52). */
export function suggestedStats(templates: readonly Template[]): Sheet['stats'] {
  const stats = { ...BLANK_SHEET.stats };
  for (const { stat } of templates) stats[stat] += 1;
  return stats;
}

/** Every stat from +1; in all +6 at level 1, +5 at level 0 (FV-52). */
function checkedStats(stats: Record<Stat, number>, level: number): Sheet['stats'] {
  const sum = STATS.reduce((total, stat) => total + stats[stat], 0);
  if (sum !== 5 + level || STATS.some((stat) => stats[stat] < 1))
    throw new Refusal(
      'bad-stats',
      `Each stat must be at least +1, and all together +${5 + level} in all (FV-52).`,
      'stats',
    );
  return { ...stats };
}

export const FLAT_CROWNS = 100;
/** 100 crowns, or 3d6 × 10 (FV-50). */
const CROWNS: Record<Choice<'figures'>, (decision: Decision, name: string) => number> = {
  flat: () => FLAT_CROWNS,
  roll: (decision, name) => decision.throwDice(`crowns of ${name}`, 3, 6).total * 10,
};

/** What is left of the purse: gear beside that of the templates is bought from it (FV-47, FV-50). */
function payGear({ name, gear = [] }: Wish, crowns: number): number {
  const cost = priceOf(gear);
  if (cost > crowns)
    throw new Refusal(
      'no-money',
      `${name} starts with ${counted(crowns, 'crown')}, and this gear costs ${cost} (FV-50).`,
      'gear',
    );
  return crowns - cost;
}

/** Both items of the one template at level 0, one of each at level 1 (FV-49). */
const ownItems = ({ level, items: choice = [] }: Wish, templates: readonly Template[]): Thing[] =>
  level === 0
    ? templates.flatMap(({ items }) => items)
    : templates.map(({ items }, index) => items[(choice[index] ?? 1) - 1] ?? items[0]);

/** A vessel holds one spell, which is rolled now unless it was beforehand. */
function withSpell(decision: Decision, thing: Thing, known: string[]): Thing {
  if (thing.kind !== 'spell') return thing;
  const spell = known.shift();
  if (spell !== undefined) return { ...thing, details: { ...thing.details, spell } };
  const { total } = decision.throwDice(
    `number of the spell in the ${thing.name.toLowerCase()}`,
    1,
    SPELL_NAMES.length,
  );
  return { ...thing, details: { ...thing.details, spell: SPELL_NAMES[total - 1] ?? SPELL_NAMES[0] } };
}

/** The items of the templates, and gear that was named; the first weapon and armour are in use. */
function itemsOf(decision: Decision, wish: Wish, templates: readonly Template[]): Item[] {
  const known = [...(wish.spells ?? [])];
  const details = ownItems(wish, templates).map((thing) => withSpell(decision, thing, known));
  const along = details.flatMap(({ name }) => COMES_WITH[name] ?? []);
  const bought = [...along, ...(wish.gear ?? [])].map((name) => {
    const { cost: _cost, ...item } = goodsOrRefuse(name, 'gear');
    return item;
  });
  const made: Item[] = [];
  for (const item of [...details, ...bought]) {
    const ready = ['weapon', 'armour', 'shield'].includes(item.kind ?? '');
    const first = ready && !made.some((one) => one.kind === item.kind);
    made.push({
      kind: 'gear',
      slots: 1,
      count: 1,
      details: {},
      ...item,
      id: freshId(item.name, 'item', made),
      inUse: first,
    });
  }
  return made;
}
