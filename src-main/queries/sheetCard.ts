import type { Field, SheetCard, SheetFigure, SheetItem } from '../../shared/api.ts';
import { find } from '../../shared/campaign/ids.ts';
import type { Creature, Item } from '../../shared/campaign/state.ts';
import type { Figure } from '../../shared/systems/contract.ts';
import type { Game } from '../game/game.ts';
import { informed } from './forms/fieldFacts.ts';
import { looksOf } from './looks.ts';
import { lightsOf } from './view/characters.ts';
import { inRows } from '../../shared/campaign/goods/alike.ts';
import { lyingHere, partyStore } from '../../shared/campaign/goods/move.ts';
import { coinsLying, sheetCoins } from './goods/coins.ts';
import { additionsTo, itemOffers, lyingFor } from './itemOffers.ts';

/** The sheet of a creature, ready to be shown and edited; null if there is no such creature. */
export function sheetCard(game: Game, id: string): SheetCard | null {
  const { campaign } = game.state;
  const creature = find(campaign.creatures, id);
  if (!creature) return null;
  const ofRules = informed(
    game,
    game.offers().filter((offer) => offer.actor === id),
  );
  const burns = (item: Item): boolean => lightsOf(campaign, game.system, creature, item).length > 0;
  const here = lyingHere(campaign);
  const { line, slots, marks, tonight = [] } = game.system.summary(creature, campaign);
  return {
    creature: id,
    name: creature.name,
    line: [line, ...marks].concat(tonight).join(' · '),
    status: creature.status,
    hitPoints: { ...creature.hitPoints },
    ...(slots ? { slots } : {}),
    groups: game.system.figures(creature, campaign).map(({ title, figures }) => ({
      title,
      figures: figures.map((figure) => sheetFigure(creature, figure)),
    })),
    items: inRows(creature.items, burns).map(({ item, items: { length }, count, slots: filled }) => ({
      ...lightOf(game, creature, item),
      id: item.id,
      name: item.name,
      kind: item.kind,
      detail: game.system.itemLine(item),
      slots: filled,
      inUse: item.inUse,
      count,
      stacks: length,
      ...(item.die === undefined ? {} : { die: item.die }),
      ...(item.fullDie === undefined ? {} : { fullDie: item.fullDie }),
      ...itemOffers(campaign, creature, item, ofRules),
    })),
    coins: sheetCoins(campaign, game.system, creature),
    lying: [...coinsLying(campaign, game.system, creature, here), ...lyingFor(campaign, creature, here)],
    treasure: lyingFor(campaign, creature, partyStore(campaign)),
    conditions: creature.conditions.map(({ id: condition, name, slots: size }) => ({
      id: condition,
      name,
      slots: size,
    })),
    note: creature.note,
    ...looksOf(creature),
    ...(creature.hex ? { hex: creature.hex } : {}),
    offers: ofRules,
    additions: informed(game, additionsTo(creature)),
  };
}

function lightOf({ state, system }: Game, creature: Creature, item: Item): Pick<SheetItem, 'light'> {
  const [light] = lightsOf(state.campaign, system, creature, item);
  return light ? { light } : {};
}

function sheetFigure({ sheet }: Creature, { at, choices, ...shown }: Figure): SheetFigure {
  if (!at) return shown;
  return {
    ...shown,
    edit: {
      at: [...at],
      field: blank(shown.label, valueAt(sheet, at), choices),
    },
  };
}

const valueAt = (sheet: unknown, at: readonly string[]): unknown =>
  at.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
    sheet,
  );

/** The blank that fits what stands there now. */
function blank(label: string, now: unknown, choices: Figure['choices']): Field {
  const field = { name: 'value', label };
  if (choices)
    return {
      ...field,
      kind: 'choice',
      choices: [...choices],
      value: String((now as string | null | undefined) ?? ''),
    };
  if (typeof now === 'boolean') return { ...field, kind: 'check', value: now };
  if (typeof now === 'number') return { ...field, kind: 'number', value: now };
  return {
    ...field,
    kind: 'text',
    value: Array.isArray(now) ? now.join(', ') : String((now as string | null | undefined) ?? ''),
  };
}
