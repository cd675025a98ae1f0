import { diceRolled } from '../../campaign/events/campaign.ts';
import { statusChanged } from '../../campaign/events/creatures.ts';
import { combatantChanged, fightChanged } from '../../campaign/events/fight.ts';
import { joined, setOrder, standing, type Side } from '../../campaign/fight.ts';
import { find } from '../../campaign/ids.ts';
import { creatureAt, fightOf } from '../../campaign/look.ts';
import type { Campaign, Creature } from '../../campaign/state.ts';
import type { Decision, FightRules } from '../contract.ts';
import { bodyOf, isMortal, weakest } from './attributes.ts';
import { aid } from './care.ts';
import { castDeclared } from './casting.ts';
import { declaredBy, type Declared } from './declared.ts';
import type { Kin } from './kin.ts';
import { passes, save, saveAloud } from './saves.ts';
import { canBeStruck, strikeAll } from './strikes.ts';

const SIDE_NAMES: Record<Side, string> = { party: 'The party', others: 'The others' };

const membersOf = (campaign: Campaign, side: Side): Creature[] =>
  Object.entries(campaign.fight?.combatants ?? {})
    .filter(([, one]) => one.side === side)
    .flatMap(([id]) => find(campaign.creatures, id) ?? []);

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Before the first round everybody of the party must pass a DEX Save to act in it (CA-38 to CA-40, CA-R17, CA-S8). */
function findUnready(decision: Decision): boolean {
  const { own } = fightOf(decision);
  const surprised = own['surprised'] === 'others' || own['surprised'] === 'both';
  const ambush = surprised && decision.ruling('ambush-waives-save') === true;
  const ready = idsIn(own['ready']);
  const late = membersOf(decision.state, 'party')
    .filter((one) => isMortal(one) && !ambush && !ready.includes(one.id))
    .filter(({ id }) => !saveAloud(decision, id, 'dex', 'to act in the first round'))
    .map(({ id }) => id);
  const names = late.map((id) => creatureAt(decision.state, id).name).join(', ');
  if (late.length > 0)
    decision.emit(fightChanged, { own: { late } }, `Too slow for the first round: ${names}.`);
  return false;
}

/** The party, then the others; in the first round without those who were too slow or ambushed (CA-36, CA-39, CA-41). */
function takeSides(decision: Decision): boolean {
  const { round, own } = fightOf(decision);
  const first = round === 1;
  const ambush = first && (own['surprised'] === 'others' || own['surprised'] === 'both');
  const late = first ? idsIn(own['late']) : [];
  const sides: Side[] = ambush ? ['party'] : ['party', 'others'];
  const slots = sides.map((side) => ({
    label: SIDE_NAMES[side],
    who: membersOf(decision.state, side)
      .map(({ id }) => id)
      .filter((id) => !late.includes(id)),
  }));
  return setOrder(
    decision,
    slots.filter(({ who }) => who.length > 0),
  );
}

/** Those who flee together pass or fail as one, by the lowest DEX among them (CA-57, CA-R18). */
function flee(decision: Decision, who: readonly { actor: string; to: string }[]): void {
  const creatures = who.map(({ actor }) => creatureAt(decision.state, actor));
  const slowest = weakest(creatures, 'dex');
  if (!slowest) return;
  const { passed, line } = save(decision, slowest.id, 'dex', `fleeing to ${who[0]?.to ?? ''}`);
  decision.emit(diceRolled, {}, `${line}.`);
  for (const { id, name } of passed ? creatures : [])
    decision.emit(statusChanged, { creature: id, from: 'up', to: 'fled' }, `${name} gets away.`);
}

type Deed<Kind extends Declared['kind']> = Extract<Declared, { kind: Kind }> & { actor: string };

/** What all of a side declared happens at once: blows first, then everything else (CA-37, CA-R15). */
function carryOut(decision: Decision, kin: Kin): boolean {
  const fight = fightOf(decision);
  const who = fight.slots[fight.slot]?.who ?? [];
  const deeds = who.flatMap((actor) => {
    const declared = declaredBy(decision.state, actor);
    return declared ? [{ ...declared, actor }] : [];
  });
  if (deeds.length === 0) return false;
  for (const { actor } of deeds)
    decision.emit(combatantChanged, { creature: actor, own: { declared: null } });
  const of = <Kind extends Declared['kind']>(kind: Kind): Deed<Kind>[] =>
    deeds.filter((one): one is Deed<Kind> => one.kind === kind);

  strikeAll(
    decision,
    kin,
    of('attack').map(({ actor, ...attack }) => ({
      actor,
      attack: { ...attack, targets: attack.targets.filter((id) => canBeStruck(decision, id)) },
    })),
  );
  for (const { actor, item, targets, strong } of of('cast'))
    castDeclared(decision, actor, { item, targets, strong });
  for (const { actor, patient } of of('aid')) aid(decision, actor, patient);
  for (const { actor, what, attribute } of of('act'))
    if (attribute) saveAloud(decision, actor, attribute, what);
  flee(decision, of('flee'));
  return true;
}

/** The commonest WIL of a group, the higher one between equals (CA-R16). */
function commonestWil(creatures: readonly Creature[]): number {
  const scores = creatures.map((one) => bodyOf(one).wil.now);
  const count = (score: number): number => scores.filter((one) => one === score).length;
  return [...scores].sort((a, b) => count(b) - count(a) || b - a)[0] ?? 0;
}

/** The first casualty, half their number; one alone when it is brought to 0 HP (CA-27, CA-29, CA-R16). */
function moraleReasons(campaign: Campaign): string[] {
  const all = joined(campaign, 'others');
  const left = standing(campaign, 'others');
  const [only] = left;
  if (all === 1) return only?.hitPoints.now === 0 ? ['alone and at 0 HP'] : [];
  return [
    ...(left.length < all ? ['the first casualty'] : []),
    ...((all - left.length) * 2 >= all ? ['half of them are gone'] : []),
  ];
}

/** A WIL Save: the leader's while one stands, else the commonest; nobody of the party ever makes one (CA-27, CA-28, CA-30). */
function morale(decision: Decision): boolean {
  const left = standing(decision.state, 'others');
  const leader = left.find(({ id }) => id === fightOf(decision).leader);
  const wil = leader ? bodyOf(leader).wil.now : commonestWil(left);
  const { total } = decision.throwDice('morale', 1, 20);
  const held = wil > 0 && passes(total, wil);
  const whose = leader ? `${leader.name}’s WIL` : 'WIL';
  decision.emit(diceRolled, {}, `Morale: ${total} against ${whose} ${wil}, ${held ? 'passed' : 'failed'}.`);
  return held;
}

const fledCharacters = (campaign: Campaign): Creature[] =>
  membersOf(campaign, 'party').filter(({ status }) => status === 'fled');

/** Fights in which a side declares, then all of it happens at once, and then the other side does the same. */
export const frayRules = (kin: Kin): FightRules => ({
  opening: [{ id: 'surprise', label: 'Quick enough?', begin: findUnready }],
  round: [{ id: 'declare', label: 'Declare', begin: takeSides }],
  roundSeconds: 10,
  slotEnds: (decision) => carryOut(decision, kin),
  moraleReasons,
  morale,
  aftermath: (campaign) =>
    fledCharacters(campaign).map(({ id, name }) => ({
      id,
      label: `${name}, who fled, finds the others again`,
    })),
  settle: (decision, id) => {
    const { name, status } = creatureAt(decision.state, id);
    if (status === 'fled')
      decision.emit(
        statusChanged,
        { creature: id, from: 'fled', to: 'up' },
        `${name} finds the others again.`,
      );
  },
});
