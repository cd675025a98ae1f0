import { PHASES, type Campaign, type CampaignMode, type PhaseId } from '../state.ts';

const phases: ReadonlySet<string> = new Set(PHASES);

/** Whether a mode is a phase of a fight. */
export const isPhase = (now: string): now is PhaseId => phases.has(now);

/** The phase of the fight that is on; undefined where there is none. */
export const phaseOf = ({ mode: { now } }: Pick<Campaign, 'mode'>): PhaseId | undefined =>
  isPhase(now) ? now : undefined;

/** Whether blows are still exchanged: a fight is on, and it is not yet to be settled. */
export const isFighting = ({ fight, mode }: Pick<Campaign, 'fight' | 'mode'>): boolean =>
  fight !== null && mode.now !== 'aftermath';

/** The party is somewhere else; during an encounter, or between sessions, this shows afterwards. */
export function moveTo(mode: CampaignMode, place: CampaignMode['place']): void {
  if (mode.now === mode.place) mode.now = place;
  mode.place = place;
}

/** The encounter is over or on hold: the party continues where it was. */
export function leaveEncounter(mode: CampaignMode): void {
  mode.now = mode.place;
  delete mode.phase;
}
