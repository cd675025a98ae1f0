import type { CombatantView, FightView, LogLine, Offer } from '../../../shared/api.ts';
import { moraleDueInWords } from '../../../shared/campaign/mode/morale.ts';
import type { PlayersFight } from '../../../shared/players.ts';
import { mayAct, membersOf } from '../../../shared/campaign/fight.ts';
import { partyOf } from '../../../shared/campaign/groups/party.ts';
import type { Campaign, Combatant, Creature, Fight, PhaseId } from '../../../shared/campaign/state.ts';
import { phasesOf } from '../../../shared/campaign/mode/phases.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { looksOf } from '../looks.ts';
import { blowsIn, deedsIn, type Undoing } from './blows.ts';
import { marksOf } from './characters.ts';
import { stepsOf } from './steps.ts';

const LABELS: Record<PhaseId, string> = {
  surprise: 'Surprise',
  declare: 'Declare',
  initiative: 'Initiative',
  turns: 'Turns',
  morale: 'Morale',
  aftermath: 'Aftermath',
};

/** Something is settled first, whoever’s turn it is. */
const NOBODY_ACTS: ReadonlySet<Campaign['mode']['now']> = new Set(['morale', 'aftermath']);

/** The current fight: phases, order, everyone in it and what they may do. */
export function fightView(
  campaign: Campaign,
  system: System,
  offers: readonly Offer[],
  log: readonly LogLine[],
  undoing: Omit<Undoing, 'armour'>,
): FightView | null {
  const { fight } = campaign;
  if (!fight) return null;
  const acting = NOBODY_ACTS.has(campaign.mode.now) ? [] : mayAct(campaign);
  const decides = campaign.mode.now === 'declare' ? (fight.slots[fight.slot]?.who ?? []) : [];
  const deeds = deedsIn(log, system.fight.declaring);
  const lane = (creature: Creature, combatant: Pick<Combatant, 'side' | 'acted'>): CombatantView => {
    const { line, arms = [] } = system.summary(creature, campaign);
    return {
      id: creature.id,
      name: creature.name,
      ...looksOf(creature),
      side: combatant.side,
      number: numberOf(campaign, combatant.side, creature.id),
      status: creature.status,
      hitPoints: { ...creature.hitPoints },
      line,
      arms,
      marks: marksOf(creature, campaign, system),
      acted: combatant.acted,
      waits: decides.includes(creature.id),
      spent: system.derived?.(creature, campaign).actionsLeft === 0,
      now: acting.includes(creature.id),
      kind: creature.statBlock ?? creature.name,
      deed: (deeds.get(creature.id) ?? '').replace(creature.name, '').trim(),
      offers: offers.filter((offer) => offer.actor === creature.id),
    };
  };
  const fighter = (id: string): CombatantView[] => {
    const [creature, combatant] = [campaign.creatures[id], fight.combatants[id]];
    return creature && combatant ? [lane(creature, combatant)] : [];
  };
  return {
    round: fight.round,
    steps: stepsOf(campaign, system, fight),
    slots: orderIn(fight, acting).map((slot) => ({ ...slot, who: slot.who.flatMap(fighter) })),
    beside: besideIn(campaign, fight).map((creature) => lane(creature, { side: 'party', acted: false })),
    morale: moraleDueInWords(system, campaign),
    declares: system.fight.declaring !== undefined,
    blows: blowsIn(log, { ...undoing, armour: system.words.armour ?? 'armour' }),
    outcome: fight.outcome ?? '',
    aftermath: fight.aftermath,
  };
}

/** Those of the party who are here and have no part in the fight: they lay there when it began, or stand apart. */
const besideIn = (campaign: Campaign, { combatants }: Fight): Creature[] =>
  partyOf(campaign, true).filter(
    ({ id, status }) => !Object.hasOwn(combatants, id) && (status === 'up' || status === 'down'),
  );

/** Which of their side they are, from 1: of the party by its order, so that one who joins later moves nobody. */
function numberOf(campaign: Campaign, side: Combatant['side'], id: string): number {
  const fighting = membersOf(campaign, side).map((one) => one.id);
  const { members } = campaign.party;
  const all = side === 'party' ? [...members, ...fighting.filter((one) => !members.includes(one))] : fighting;
  return all.indexOf(id) + 1;
}

/** The phases of a fight in this system, in order, and which of them is now. */
export function phasesIn({ mode }: Campaign, system: System): PlayersFight['phases'] {
  const labels = new Map(
    [...system.fight.opening, ...system.fight.round].map(({ id, label }) => [id, label]),
  );
  return phasesOf(system).map((id) => ({
    id,
    label: labels.get(id) ?? LABELS[id],
    now: id === mode.now,
  }));
}

/** Who acts in which order, by their ids; those without a place stand last. */
export function orderIn(
  fight: Fight,
  acting: readonly string[],
): { label: string; now: boolean; who: string[] }[] {
  const placed = new Set(fight.slots.flatMap((slot) => slot.who));
  const rest = Object.keys(fight.combatants).filter((id) => !placed.has(id));
  const slots = fight.slots.map(({ label, who }, index) => ({
    label,
    now: index === fight.slot && acting.length > 0,
    who,
  }));
  return rest.length > 0 ? [...slots, { label: 'Waiting', now: false, who: rest }] : slots;
}
