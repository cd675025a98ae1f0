import { creatureAdded } from '../../campaign/events/creatures.ts';
import { find, freshId } from '../../campaign/ids.ts';
import { Refusal } from '../../campaign/refusal.ts';
import type { Creature, Item } from '../../campaign/state.ts';
import type { Decision } from '../contract.ts';
import { goodsNamed } from './items.ts';
import { hardened, hitPointGain } from './levels.ts';
import { BLANK_SHEET, STATS, type Sheet, type Stat } from './sheet.ts';
import { TEMPLATES, type Template } from './templates.ts';

export interface Wish {
  name: string;
  id?: string | undefined;
  level: 0 | 1;
  templates: readonly string[];
  stats?: Record<Stat, number> | undefined;
  /** Which of its two items each template gives: 1 or 2. */
  items?: readonly number[] | undefined;
  skills?: readonly string[] | undefined;
  gear?: readonly string[] | undefined;
  joins: boolean;
}

/** Makes a character by FV-46 to FV-59 and adds it. Refuses `bad-templates`, `bad-stats`, `unknown-goods`, `name-taken`. */
export function makeCharacter(decision: Decision, wish: Wish): string {
  const { creatures } = decision.state;
  if (wish.id !== undefined && find(creatures, wish.id))
    throw new Refusal('name-taken', `Somebody is called “${wish.id}” already.`, 'id');
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
    feats: templates.map(({ feat }) => feat),
    inspiration: level,
    crowns: crownsOf(decision, wish.name),
  };
  const gained = Array.from({ length: level + 1 }, () =>
    hitPointGain(decision, `hit points of ${wish.name}`),
  );
  const max = gained.reduce((sum, one) => sum + one, 0) + hardened(sheet);
  const items = itemsOf(wish, templates);
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
    sheet: { ...sheet, attuned: weapon?.id ?? null } as unknown as Creature['sheet'],
    note: '',
  };
  decision.emit(
    creatureAdded,
    { creature, joinsParty: wish.joins },
    `${wish.name}, ${wish.templates.join(' and ').toLowerCase()}, level ${level}${wish.joins ? ', joins the party' : ''}.`,
    { rules: ['FV-47', 'FV-48', ...templates.map(({ rule }) => rule)] },
  );
  return id;
}

/** One template at level 0, two different ones at level 1; two origins make nobody (FV-47, FV-51). */
function templatesOf({ templates: names, level }: Wish): Template[] {
  const found = names.map((name) => {
    const template = find(TEMPLATES, name);
    if (!template)
      throw new Refusal(
        'bad-templates',
        `There is no origin or background “${name}” (FV-61, FV-72).`,
        'templates',
      );
    return template;
  });
  if (found.length !== level + 1)
    throw new Refusal(
      'bad-templates',
      `A character of level ${level} has ${level + 1} of origin and background (FV-47).`,
      'templates',
    );
  if (new Set(names).size < names.length || found.filter(({ kind }) => kind === 'origin').length > 1)
    throw new Refusal(
      'bad-templates',
      'Origin and background must differ, and one origin is enough (FV-51).',
      'templates',
    );
  return found;
}

function suggestedStats(templates: readonly Template[]): Sheet['stats'] {
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
      `The stats must be at least +1 each and +${5 + level} in all (FV-52).`,
      'stats',
    );
  return { ...stats };
}

/** 100 crowns, or 3d6 × 10 (FV-50). */
const crownsOf = (decision: Decision, name: string): number =>
  decision.ruling('figures') === 'roll' ? decision.throwDice(`crowns of ${name}`, 3, 6).total * 10 : 100;

/** Two items of the templates (FV-49), and gear that was named; the first weapon and armour are in use. */
function itemsOf({ level, items: choice = [], gear = [] }: Wish, templates: readonly Template[]): Item[] {
  const own =
    level === 0
      ? templates.flatMap(({ items }) => items)
      : templates.map(({ items }, index) => items[(choice[index] ?? 1) - 1] ?? items[0]);
  const bought = gear.map((name) => {
    const goods = goodsNamed(name);
    if (!goods)
      throw new Refusal('unknown-goods', `There is no “${name}” in the lists (FV-91 to FV-110).`, 'gear');
    const { cost: _cost, ...item } = goods;
    return item;
  });
  const made: Item[] = [];
  for (const item of [...own, ...bought]) {
    const taken = Object.fromEntries(made.map((one) => [one.id, one]));
    const ready = ['weapon', 'armour', 'shield'].includes(item.kind ?? '');
    const first = ready && !made.some((one) => one.kind === item.kind);
    made.push({
      kind: 'gear',
      slots: 1,
      count: 1,
      own: {},
      ...item,
      id: freshId(item.name, 'item', taken),
      inUse: first,
    });
  }
  return made;
}
