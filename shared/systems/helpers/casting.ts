import { diceRolled, noteWritten } from '../../campaign/events/campaign.ts';
import { conditionGained, itemChanged, itemRemoved } from '../../campaign/events/creatures.ts';
import { freshId } from '../../campaign/ids.ts';
import { creatureAt, itemOf } from '../../campaign/look.ts';
import { Refusal } from '../../campaign/refusal.ts';
import type { Creature, Item } from '../../campaign/state.ts';
import { MINUTE } from '../../time/scales.ts';
import type { Decision } from '../contract.ts';
import { addFatigue, burden, capacity } from './burden.ts';
import { useOne } from './days.ts';
import { isDeprived } from './deprivation.ts';
import { regainScore } from './healing.ts';
import type { Kin } from './kin.ts';
import { save } from './saves.ts';
import { spellOf } from './spells.ts';

const WITHOUT_HANDS_OR_VOICE = ['bound', 'gagged', 'mute', 'silenced'];

export interface Cast {
  item: string;
  targets: readonly string[];
  /** With time and in safety: more targets, more power (CA-98). */
  strong: boolean;
  drop?: readonly string[] | undefined;
}

/** A book, a scroll or a relic (CA-93, CA-101, CA-104, BDP-S10). */
export const magicKind = ({ own }: Item): 'book' | 'scroll' | 'relic' => {
  const kind = own['magic'];
  return kind === 'scroll' || kind === 'relic' ? kind : 'book';
};

export const usesOf = ({ own }: Item): number => Number(own['uses'] ?? 0);

/** Both hands and a voice (CA-96, CA-S11). Refuses what cannot be cast from now: no magic in it, hands or voice not free, no slot for the Fatigue, uses spent. */
export function demandCast(
  decision: Decision,
  kin: Kin,
  caster: Creature,
  { item: itemId, strong }: Cast,
): void {
  const item = itemOf(caster, itemId);
  if (item.kind !== 'spell' || !spellOf(item.own['spell']))
    throw new Refusal(
      'no-spell',
      `There is no spell in ${item.name.toLowerCase()} (${kin.cites.cast}).`,
      'item',
    );
  const bound = caster.conditions.find(({ name }) => WITHOUT_HANDS_OR_VOICE.includes(name.toLowerCase()));
  if (bound)
    throw new Refusal(
      'no-hands',
      `${caster.name} is ${bound.name.toLowerCase()}; magic wants both hands and a voice (${kin.cites.hands}).`,
      'actor',
    );
  if (magicKind(item) === 'book' && caster.kind === 'character' && burden(caster) >= capacity(decision.state))
    throw new Refusal(
      'too-burdened',
      `${caster.name} has no slot left for the Fatigue (${kin.cites.cast}).`,
      'actor',
    );
  if (magicKind(item) === 'relic' && usesOf(item) === 0)
    throw new Refusal('drained', `${item.name} is spent until it is recharged (${kin.cites.relic}).`, 'item');
  if (strong && decision.state.encounter)
    throw new Refusal('no-time', `More power takes time and safety (${kin.cites.cast}).`, 'strong');
}

/** Whether it is dangerous to cast: somebody is met or fought, or the caster is Deprived (CA-99). */
const inDanger = (decision: Decision, caster: Creature): boolean =>
  decision.ruling('casting-save') === 'in danger' &&
  (decision.state.encounter !== null || isDeprived(caster));

/** The Save if it is asked for, the effect, the price: in this order, and the price always comes (CA-97, CA-99, CA-100, CA-R19, CA-R20). */
export function castDeclared(decision: Decision, actor: string, cast: Cast): void {
  const caster = creatureAt(decision.state, actor);
  const item = caster.items.find(({ id }) => id === cast.item);
  const spell = spellOf(item?.own['spell']);
  if (!item || !spell) return;
  const risk = inDanger(decision, caster) ? save(decision, actor, 'wil', `casting ${spell.name}`) : undefined;
  if (risk)
    decision.emit(
      diceRolled,
      {},
      `${risk.line}.${risk.passed ? '' : ' It goes wrong in a way as grave as what was sought; the Warden says how.'}`,
    );
  const wide = cast.strong ? ' With time and care, it reaches further.' : '';
  decision.emit(
    noteWritten,
    {},
    `${caster.name} casts ${spell.name} (${magicKind(item)}). ${spell.line}${wide}`,
  );
  EFFECTS[spell.number]?.(decision, actor, cast.targets);
  PRICES[magicKind(item)](decision, actor, item, spell.name, cast.drop ?? []);
}

type Effect = (decision: Decision, caster: string, targets: readonly string[]) => void;

/** A condition that a spell lays on somebody; a minute, or until the referee ends it (CA-S10). */
function lay(decision: Decision, id: string, name: string, own: Record<string, string>): void {
  const { conditions, name: who } = creatureAt(decision.state, id);
  const taken = Object.fromEntries(conditions.map((one) => [one.id, one]));
  decision.emit(
    conditionGained,
    {
      creature: id,
      condition: { id: freshId(name, 'spell', taken), name, endsAt: decision.state.clock + MINUTE, own },
    },
    `${who}: ${name.toLowerCase()}.`,
  );
}

const onTargets =
  (name: string, own: Record<string, string>): Effect =>
  (decision, caster, targets) => {
    for (const id of targets.length > 0 ? targets : [caster]) lay(decision, id, name, own);
  };

/** The spells that touch other rules; the rest is in their words alone (CA-SP20, CA-SP36, CA-SP48, CA-SP71, CA-SP84). */
const EFFECTS: Readonly<Record<number, Effect>> = {
  20: (decision, caster, [target = caster]) => cureWounds(decision, target),
  36: onTargets('Hasted: 120ft a turn', {}),
  48: onTargets('Magic dampened', { dampened: 'yes' }),
  71: onTargets('Shielded from mundane attacks', { ward: 'mundane' }),
  84: (decision, caster) => lay(decision, caster, 'A swarm', { ward: 'all but blast' }),
};

/** 1d4 STR, once a day for one target, half of it where magic is dampened (CA-SP20, CA-SP48, CA-R26). */
function cureWounds(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  if (creature.conditions.some(({ own }) => own['cured'] !== undefined)) {
    decision.emit(noteWritten, {}, `${creature.name} was cured once today; it does no more.`);
    return;
  }
  const { total } = decision.throwDice('Cure Wounds', 1, 4);
  const dampened = creature.conditions.some(({ own }) => own['dampened'] !== undefined);
  const amount = dampened ? Math.floor(total / 2) : total;
  const { clock } = decision.state;
  decision.emit(conditionGained, {
    creature: id,
    condition: {
      id: 'cured-today',
      name: 'Cured today',
      endsAt: clock + 24 * 60 * MINUTE,
      own: { cured: 'yes' },
    },
  });
  regainScore(decision, id, 'str', amount, 'Cure Wounds');
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
      { creature: id, item: item.id, from: { own: { uses: left + 1 } }, to: { own: { uses: left } } },
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
