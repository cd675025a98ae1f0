import { creatureAdded } from '../../campaign/events/creatures.ts';
import { freshId } from '../../campaign/ids.ts';
import { statBlockOf } from '../../campaign/tables/bestiary.ts';
import type { Creature, Item } from '../../campaign/state.ts';
import type { Decision, Ware } from '../contract.ts';
import type { WareKind } from '../moneyRules.ts';
import type { Gear } from './things.ts';

const KIND_OF: Readonly<Record<Item['kind'], WareKind>> = {
  gear: 'gear',
  weapon: 'weapon',
  armour: 'armour',
  shield: 'armour',
  light: 'light',
  food: 'food',
  remedy: 'remedy',
  spell: 'magic',
};

/** A thing of a gear list as a ware; without a price where the text gives none. */
export const asWare = (gear: Gear, more: Partial<Ware> = {}): Ware => ({
  name: gear.name,
  kind: KIND_OF[gear.kind],
  things: [gear],
  ...more,
});

/** Someone of this stat block who works for pay, and is nobody’s yet. */
export const hireling = (decision: Decision, block: string, name: string): Creature => ({
  ...decision.system.creatureOf(decision, statBlockOf(decision, block), name),
  id: freshId(name, 'hireling', decision.state.creatures),
  kind: 'person',
});

/** Someone of this stat block who joins the party, paid by the day. */
export const hirelingOf = (block: string, more: Partial<Ware> = {}): Ware => ({
  name: 'Hireling',
  kind: 'hireling',
  per: 'day',
  serve: (decision, { name }) => {
    decision.emit(creatureAdded, { creature: hireling(decision, block, name), joinsParty: true });
  },
  ...more,
});

/** A bed where the rules know no kinds of inn. */
export const BED: Ware = { name: 'Bed for a night', kind: 'lodging', per: 'night' };
