import {
  conditionGained,
  conditionLost,
  itemAdded,
  itemChanged,
  sheetChanged,
} from '../../../campaign/events/creatures.ts';
import { noteWritten, detailsChanged } from '../../../campaign/events/campaign.ts';
import { freshId } from '../../../campaign/ids.ts';
import { conditionOf, creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf, type Campaign, type Creature, type Item } from '../../../campaign/state.ts';
import { nextAtHour } from '../../../time/calendar.ts';
import { DAY } from '../../../time/scales.ts';
import type { Decision } from '../../contract.ts';
import { haveMeals, takeOne } from './meals.ts';
import { heal } from '../sheet/hitPoints.ts';
import { rulingOf } from '../rulings.ts';
import { healingOf, sheetOf } from '../sheet/sheet.ts';
import { isNight, today } from './day.ts';
import { calendar } from '../words.ts';
import { ruleOf } from '../people/templates.ts';

/** What a rest action may need to know besides who takes it. */
export interface RestGiven {
  item?: string | undefined;
  target?: string | undefined;
  condition?: string | undefined;
  what: string;
  /** Parts of a device. */
  parts: number;
}

const taken = (creature: Creature): Record<string, unknown> =>
  Object.fromEntries(creature.items.map((one) => [one.id, one]));

/** Adds meals or finds to a pack; food of one name stands together. */
function addFood(
  decision: Decision,
  holder: Creature,
  name: string,
  count: number,
  kind: 'food' | 'gear',
): void {
  const there = holder.items.find((one) => one.name === name);
  if (there)
    decision.emit(itemChanged, {
      creature: holder.id,
      item: there.id,
      from: { count: there.count },
      to: { count: there.count + count },
    });
  else
    decision.emit(itemAdded, {
      creature: holder.id,
      item: { id: freshId(name, 'food', taken(holder)), name, kind, count, slots: 1 },
    });
}

const rawFood = (creature: Creature): Item | undefined =>
  creature.items.find((one) => one.name === 'Fresh ingredients');

/** What some rest actions ask for beforehand (FV-153). */
const NEEDED: Record<string, (campaign: Campaign, creature: Creature) => boolean> = {
  recover: (campaign, creature) =>
    !rulingOf(campaign, 'hungry-rest') || sheetOf(creature).ateOn >= today(campaign),
  cook: (_campaign, creature) => rawFood(creature) !== undefined,
  blessing: (_campaign, creature) => sheetOf(creature).feats.includes('Blessing'),
  feat: (campaign, creature) => nightFeats(campaign, creature).length > 0,
};
/** Whether somebody has what a rest action asks for (FV-153). */
export const canDo = (campaign: Campaign, creature: Creature, action: string): boolean =>
  NEEDED[action]?.(campaign, creature) ?? true;

/** Feats that are rest actions. */
export const NIGHT_FEATS: Readonly<
  Record<string, { rule: string; line: string; lodges?: boolean; bought?: boolean }>
> = {
  Tinker: { rule: ruleOf('Gnome'), line: 'a small device takes shape out of bought parts', bought: true },
  'Girls Night': { rule: ruleOf('Nymph'), line: 'the nymphs of the place tell what they know' },
  Communion: { rule: ruleOf('Watcher'), line: 'one question is answered, yes or no' },
  'Belly of the Beast': { rule: ruleOf('Criminal'), line: 'the crime of this town is mapped' },
  'One Night Only!': {
    rule: ruleOf('Entertainer'),
    line: 'the house is won: free lodging for everybody',
    lodges: true,
  },
};

/** Feats of somebody that this night’s rest action may go to; a device asks for the price of a part (FV-157). */
export const nightFeats = (campaign: Campaign, creature: Creature): string[] =>
  sheetOf(creature).feats.filter(
    (feat) =>
      Object.hasOwn(NIGHT_FEATS, feat) &&
      (!NIGHT_FEATS[feat]?.bought || sheetOf(creature).crowns >= rulingOf(campaign, 'part-crowns')),
  );

/** The parts of a device are bought. Refuses `no-money`. */
function payParts(decision: Decision, creature: Creature, parts: number): void {
  const { crowns } = sheetOf(creature);
  const cost = parts * rulingOf(decision.state, 'part-crowns');
  if (cost > crowns)
    throw new Refusal('no-money', `${creature.name} has ${crowns} crowns; the parts cost ${cost}.`, 'parts');
  if (cost > 0)
    decision.emit(
      sheetChanged,
      { creature: creature.id, to: { crowns: crowns - cost } },
      `${creature.name} pays ${cost} crowns for ${parts === 1 ? 'a part' : `${parts} parts`}.`,
      { rules: [ruleOf('Gnome')] },
    );
}

type RestAct = (decision: Decision, creature: Creature, given: RestGiven) => void;

/** What each rest action does: recovering, attuning (FV-151), practice (FV-152), cooking (FV-153), scavenging (FV-154), a blessing, which alone cures ailments (FV-S24), and those of feats and players (FV-157). */
export const REST_ACTS: Record<string, RestAct> = {
  recover: (decision, creature) => {
    if (!canDo(decision.state, creature, 'recover'))
      throw new Refusal('hungry', `${creature.name} has not eaten today and cannot recover.`, 'action');
    const { sides, bonus } = healingOf(creature);
    const { total } = decision.throwDice(`${creature.name} recovers`, 1, sides, bonus);
    heal(decision, creature.id, total, `rest, ${total - bonus} + ${bonus}`);
  },
  attune: (decision, creature, { item }) => {
    if (item === undefined) throw new Refusal('bad-field', 'Say to which item (FV-151).', 'item');
    const { id, name } = itemOf(creature, item);
    decision.emit(
      sheetChanged,
      { creature: creature.id, to: { attuned: id } },
      `${creature.name} attunes to ${name.toLowerCase()}.`,
      { rules: ['FV-151'] },
    );
  },
  practice: (decision, creature) => {
    const { inspiration, level } = sheetOf(creature);
    const most = rulingOf(decision.state, 'practice-beyond-level') ? Infinity : level;
    const to = Math.max(inspiration, Math.min(most, inspiration + 1));
    decision.emit(
      sheetChanged,
      { creature: creature.id, to: { inspiration: to } },
      `${creature.name} practises: ${to} inspiration ${to === 1 ? 'die' : 'dice'}.`,
      { rules: ['FV-152'] },
    );
  },
  cook: (decision, creature) => {
    const raw = rawFood(creature);
    if (!raw)
      throw new Refusal('nothing-to-cook', `${creature.name} has no fresh ingredients (FV-153).`, 'action');
    const meals = raw.count * rulingOf(decision.state, 'meals-of-one');
    for (let left = raw.count; left > 0; left -= 1) {
      const holder = creatureAt(decision.state, creature.id);
      const item = holder.items.find((one) => one.id === raw.id);
      if (item) takeOne(decision, holder, item);
    }
    decision.emit(noteWritten, {}, `${creature.name} cooks ${meals === 1 ? 'a meal' : `${meals} meals`}.`, {
      rules: ['FV-153'],
    });
    addFood(decision, creatureAt(decision.state, creature.id), 'Cooked meal', meals, 'food');
    haveMeals(decision);
  },
  scavenge: (decision, creature) => {
    const die = rulingOf(decision.state, 'scavenge-die');
    const { total } = decision.throwDice(`${creature.name} scavenges`, 1, die);
    decision.emit(noteWritten, {}, `${creature.name} finds ${total} portions of fresh ingredients.`, {
      rules: ['FV-154'],
    });
    addFood(decision, creature, 'Fresh ingredients', total, 'gear');
  },
  blessing: (decision, creature, { target, condition, what }) => {
    if (!canDo(decision.state, creature, 'blessing'))
      throw new Refusal('no-feat', `${creature.name} gives no blessings.`, 'action');
    const ally = creatureAt(decision.state, target ?? creature.id, 'target');
    if (ally.status === 'dead')
      throw new Refusal('not-able', `${ally.name} is dead; no blessing brings anybody back.`, 'target');
    if (condition !== undefined) {
      decision.emit(
        conditionLost,
        { creature: ally.id, condition: conditionOf(ally, condition) },
        `${creature.name} blesses ${ally.name}: the ailment is gone.`,
        { rules: [ruleOf('Acolyte')] },
      );
      return;
    }
    if (what !== '') {
      decision.emit(
        conditionGained,
        {
          creature: ally.id,
          condition: {
            id: 'blessed',
            name: `Blessed against ${what}`,
            endsAt: decision.state.clock + DAY,
            details: { resists: what },
          },
        },
        `${creature.name} blesses ${ally.name} against ${what} for a day.`,
        { rules: [ruleOf('Acolyte')] },
      );
      return;
    }
    const { cha } = sheetOf(creature).stats;
    const bonus = cha * (rulingOf(decision.state, 'blessing-doubled') ? 2 : 1);
    heal(decision, ally.id, decision.throwDice(`${creature.name}’s blessing`, 1, 6, bonus).total, 'blessed');
  },
  feat: (decision, creature, { what, parts }) => {
    const { feats } = sheetOf(creature);
    const feat = feats.find((one) => one.toLowerCase() === what.toLowerCase());
    const does = feat === undefined ? undefined : NIGHT_FEATS[feat];
    if (!feat || !does)
      throw new Refusal('no-feat', `${creature.name} has no feat “${what}” for the night (FV-157).`, 'what');
    if (does.bought) payParts(decision, creature, parts);
    decision.emit(noteWritten, {}, `${creature.name}, ${feat}: ${does.line}.`, { rules: [does.rule] });
    if (does.lodges)
      decision.emit(detailsChanged, { to: { lodgedUntil: nextAtHour(decision.state.clock, calendar.dawn) } });
  },
  other: (decision, creature, { what }) => {
    decision.emit(noteWritten, {}, `${creature.name}, a rest action: ${what || 'something else'}.`, {
      rules: ['FV-157'],
    });
  },
};
/** The rest actions by their names. */
export const REST_IDS = Object.keys(REST_ACTS) as [string, ...string[]];

/** Uses up one rest action; refuses by day, and when none is left (FV-158). */
export function useRestAction(decision: Decision, creature: Creature): void {
  const { restActions } = sheetOf(creature);
  if (!isNight(decision.state.clock))
    throw new Refusal('not-night', 'Rest actions are for the night; make camp first.');
  if (restActions < 1)
    throw new Refusal(
      'no-rest-action',
      `${creature.name} has no rest action left tonight (FV-158).`,
      'creature',
    );
  decision.emit(sheetChanged, { creature: creature.id, to: { restActions: restActions - 1 } });
}

/** Characters of the party who have a rest action left. */
export const resting = (campaign: Campaign): Creature[] =>
  partyOf(campaign).filter((one) => one.kind === 'character' && sheetOf(one).restActions > 0);

/** Those of them who can take this rest action; the hungry do not recover. */
export const restingFor = (campaign: Campaign, action: string): Creature[] =>
  resting(campaign).filter((one) => canDo(campaign, one, action));
