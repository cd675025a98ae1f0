import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by, ruleOf, type FiveyRule } from '../cite.ts';
import { featUsed, gadgetUsed, thingUsed } from '../events/checks.ts';
import { useToday } from './dailyUse.ts';
import { heal } from '../sheet/hitPoints.ts';
import { relic } from '../magic/relic.ts';
import { hideWell, mayHide } from '../fight/hiding.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { today } from '../rest/day.ts';
import { itemDetail, type Sort } from '../sheet/details.ts';

interface Use {
  rule: FiveyRule;
  /** What the log says of it. */
  line: string;
  daily?: boolean;
  work?: (decision: Decision, creature: Creature) => void;
  /** Whether it can be used now, where not always. */
  can?: (campaign: Campaign, creature: Creature) => boolean;
}

/** Feats that are used by day or in talk, with what they do; those of the night are rest actions (FV-35). */
export const FEAT_USES: Readonly<Record<string, Use>> = {
  // Dwarf
  'Iron Stomach': { rule: 'dwarf', line: 'tastes it safely and recognises poison' },
  // Hoblin
  'Little Trouble': {
    rule: 'hoblin',
    line: 'hides well; an attack next turn has advantage',
    work: hideWell,
    can: mayHide,
  },
  // Hellchild
  'Street Magic': { rule: 'hellchild', line: 'creates a small illusion for one sense' },
  // Changeling
  Metamorphosis: {
    rule: 'changeling',
    line: 'takes on another face until tomorrow',
    daily: true,
  },
  // Noble
  'Good Name': { rule: 'noble', line: 'uses a known name' },
  // Sage
  'Alumni Association': { rule: 'sage', line: 'knows the answer, or whom to ask' },
  // Spy
  'Small World': { rule: 'spy', line: 'finds an allied spy in a large city' },
};

const useFeat = defineCommand({
  type: 'use-feat',
  title: 'Use feat',
  about: 'Uses a feat that is not a rest action. Feats that work once a day are counted.',
  when: ['session'],
  fields: z.strictObject({
    type: z.literal('use-feat'),
    actor: IdSchema,
    feat: z.string().max(100),
    what: z.string().trim().max(300).default(''),
  }),
  decide: (decision, { actor: id, feat, what }) => {
    const creature = ableCreature(decision.state, id, 'actor');
    const { feats, usedOn } = sheetOf(creature);
    if (!feats.includes(feat))
      throw new Refusal('no-feat', `${creature.name} has no feat “${feat}” (FV-35).`, 'feat');
    const use: Use = FEAT_USES[feat] ?? { rule: 'feat', line: 'uses it' };
    if (use.daily && usedOn[feat] === today(decision.state))
      throw new Refusal(
        'used-today',
        `${creature.name} has already used ${feat} today (${ruleOf(decision, use.rule)}).`,
        'feat',
      );
    decision.emit(featUsed, { actor: id, feat, what }, by(decision, use.rule));
    if (use.daily) useToday(decision, id, feat, use.rule);
    use.work?.(decision, creature);
  },
  offers: (campaign) =>
    partyOf(campaign).flatMap((creature) =>
      sheetOf(creature)
        .feats.filter((feat) => Object.hasOwn(FEAT_USES, feat))
        .filter((feat) => FEAT_USES[feat]?.can?.(campaign, creature) ?? true)
        .filter((feat) => !FEAT_USES[feat]?.daily || sheetOf(creature).usedOn[feat] !== today(campaign))
        .map((feat) => ({
          label: `${creature.name}: ${feat}`,
          detail: FEAT_USES[feat]?.line ?? '',
          group: 'feats',
          actor: creature.id,
          command: { type: 'use-feat', actor: creature.id, feat },
        })),
    ),
});

interface Thing {
  rule: FiveyRule;
  line: string;
  daily?: boolean;
  gone?: boolean;
  work?: (decision: Decision) => void;
}

/** Herbs in a feast: each of the party who is wounded regains what one die shows. */
function feast(decision: Decision): void {
  const wounded = partyOf(decision.state).filter(({ hitPoints }) => hitPoints.now < hitPoints.max);
  if (wounded.length === 0) return;
  const { total } = decision.throwDice('herbs in a feast', 1, 6);
  for (const { id } of wounded) heal(decision, id, total, 'herbs');
}

/** Things of origins and backgrounds that do something once they are used. */
export const THINGS: Readonly<Partial<Record<Sort, Thing>>> = {
  'herb-pouch': {
    rule: 'hoblin',
    line: 'goes into a feast that heals the party',
    gone: true,
    work: feast,
  },
  'skeleton-key': { rule: 'criminal', line: 'opens one lock and is used up', gone: true },
  'loaded-dice': { rule: 'criminal', line: 'give advantage in dice games, if nobody notices' },
  'locket-of-advice': { rule: 'changeling', line: 'gives a parent’s advice', daily: true },
  memento: { rule: 'watcher', line: 'shows where the loved one is' },
  'clothes-of-an-alter-ego': {
    rule: 'hellchild',
    line: 'turn the wearer into an alter ego in an hour',
  },
  heirloom: { rule: 'orc', line: 'may match another orc’s heirloom' },
};

/** What a thing does once it is used, with the day on which that was last; undefined for what has no use of its own. */
function useOf(
  creature: Creature,
  item: Item,
): (Thing & { sort: Sort; usedOn: number | undefined }) | undefined {
  const sort = itemDetail(item, 'sort');
  const thing = sort && THINGS[sort];
  return thing && { ...thing, sort, usedOn: sheetOf(creature).usedOn[sort] };
}

const useThing = defineCommand({
  type: 'use-thing',
  title: 'Use special item',
  about:
    'Uses a special item of an origin or background: the skeleton key, the herb pouch, the locket, a gadget.',
  when: ['session'],
  fields: z.strictObject({
    type: z.literal('use-thing'),
    actor: IdSchema,
    item: IdSchema,
    what: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { actor: id, item: itemId, what }) => {
    const creature = ableCreature(decision.state, id, 'actor');
    const item = itemOf(creature, itemId);
    if (itemDetail(item, 'sort') === 'gadget') {
      const is = itemDetail(item, 'function');
      if (is !== undefined && what && what !== is)
        throw new Refusal('gadget-fixed', `This gadget’s function is already set: ${is}.`, 'what');
      if (is === undefined && !what) throw new Refusal('bad-field', 'Enter what the gadget does.', 'what');
      const does = is ?? what;
      decision.emit(gadgetUsed, { actor: id, item: itemId, function: does });
      return;
    }
    const thing = useOf(creature, item);
    if (!thing) throw new Refusal('no-use', `${item.name} has no special use. Write a note instead.`, 'item');
    if (thing.daily && thing.usedOn === today(decision.state))
      throw new Refusal(
        'used-today',
        `${item.name} was already used today (${ruleOf(decision, thing.rule)}).`,
        'item',
      );
    decision.emit(
      thingUsed,
      { actor: id, item: itemId, sort: thing.sort, what, gone: thing.gone === true },
      by(decision, thing.rule),
    );
    if (thing.daily) useToday(decision, id, thing.sort, thing.rule);
    decision.asDeedOf({ actor: id, means: item.name }, () => thing.work?.(decision));
  },
  offers: (campaign) =>
    partyOf(campaign).flatMap((creature) =>
      creature.items.flatMap((item) => {
        const thing = useOf(creature, item);
        if (!thing || (thing.daily && thing.usedOn === today(campaign))) return [];
        return [
          {
            label: `${creature.name}: ${item.name.toLowerCase()}`,
            detail: thing.line,
            group: 'feats',
            actor: creature.id,
            command: { type: 'use-thing', actor: creature.id, item: item.id },
          },
        ];
      }),
    ),
});

export const featCommands = [useFeat, useThing, relic];
