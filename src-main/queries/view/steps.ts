import type { StepView } from '../../../shared/api.ts';
import { joined, mayAct, standing } from '../../../shared/campaign/fight.ts';
import { freshMoraleReasons } from '../../../shared/campaign/mode/morale.ts';
import type { Campaign, Fight, PhaseId } from '../../../shared/campaign/state.ts';
import type { System } from '../../../shared/systems/contract.ts';

/** With more than these, each slot is one body's place in a single order. */
const MOST_SIDES = 4;

/** The way of this round: phases and sides that are done, the one that is now, and those to come with what they wait for. */
export function stepsOf(campaign: Campaign, system: System, fight: Fight): StepView[] {
  const { mode } = campaign;
  if (mode.now === 'aftermath') return [{ id: 'aftermath', label: 'Aftermath', state: 'now' }];
  const { opening, round } = system.fight;
  const phases = [...(fight.round <= 1 ? opening : []), ...round];
  // Morale comes in the middle of a phase, which goes on after it.
  const now = mode.phase ?? mode.now;
  const at = phases.findIndex(({ id }) => id === now);
  const around = phases.flatMap(({ id, label }, index): StepView[] => {
    if (index === at && fight.slots.length > 0) return slotSteps(campaign, fight, label);
    return [{ id, label, state: index < at ? 'done' : index === at ? 'now' : 'to come' }];
  });
  return [
    ...around.map((step) => (mode.now === 'morale' && step.state === 'now' ? waiting(step) : step)),
    ...moraleStep(campaign, system, mode.now),
    { id: 'next', label: `${system.words.round} ${fight.round + 1}`, state: 'to come' },
  ];
}

/** What goes on once morale is settled. */
const waiting = (step: StepView): StepView => ({ ...step, state: 'to come' });

function slotSteps(campaign: Campaign, { slots, slot }: Fight, label: string): StepView[] {
  if (slots.length > MOST_SIDES) {
    const names = mayAct(campaign).map((id) => campaign.creatures[id]?.name ?? id);
    return [
      { id: 'turns', label: names.join(', ') || label, state: 'now', why: `${slot + 1} of ${slots.length}` },
    ];
  }
  const left = mayAct(campaign).length;
  return slots.map((one, index) => ({
    id: `slot-${index}`,
    label: one.label,
    state: index < slot ? 'done' : index === slot ? 'now' : 'to come',
    ...(index === slot ? { why: `${left} to act` } : {}),
  }));
}

function moraleStep(campaign: Campaign, system: System, now: PhaseId | string): StepView[] {
  if (!system.fight.morale) return [];
  const morale = { id: 'morale', label: 'Morale' };
  if (now === 'morale') return [{ ...morale, state: 'now' }];
  const why = moraleOutlook(campaign, system);
  return why ? [{ ...morale, state: 'to come', why }] : [];
}

/** "at 4 lost, 3 so far": with how many losses the others next check morale, if any; asked of the system's own reasons. */
export function moraleOutlook(campaign: Campaign, system: System): string | undefined {
  const left = standing(campaign, 'others').filter(({ id }) => id !== campaign.fight?.leader);
  const lost = joined(campaign, 'others') - standing(campaign, 'others').length;
  const creatures = { ...campaign.creatures };
  for (const [index, creature] of left.entries()) {
    creatures[creature.id] = { ...creature, status: 'dead' };
    const isLast = index === left.length - 1;
    if (!isLast && freshMoraleReasons(system, { ...campaign, creatures }).length > 0)
      return `at ${lost + index + 1} lost, ${lost} so far`;
  }
  return undefined;
}
