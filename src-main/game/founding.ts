import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import { campaignFounded } from '../../shared/campaign/events/campaign.ts';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { CampaignSchema, type Campaign } from '../../shared/campaign/state.ts';
import type { System } from '../../shared/systems/contract.ts';
import { systemOf, systems } from '../../shared/systems/registry.ts';
import type { Checkpoint } from './opening.ts';
import { rulebookOf } from './rulebook.ts';
import { beginning } from './timeline.ts';
import { fitting } from '../../shared/door/fitting.ts';

/** What a new campaign is made from. */
export interface Founding {
  name: string;
  system: string;
  sample?: boolean;
}

/** The system and the name of a campaign to be made. Throws a Refusal (`unknown-system`, `bad-name`). */
export function checkedFounding({ name, system: id }: Founding): { system: System; name: string } {
  const system = systemOf(id);
  if (!system) {
    const known = systems.map((one) => one.id).join(', ');
    throw new Refusal('unknown-system', `There is no system “${id}”; there are: ${known}.`, 'system');
  }
  const called = fitting(CampaignSchema.shape.name, name);
  if (!called.success)
    throw new Refusal('bad-name', 'A campaign needs a name: one line of at most 200 characters.', 'name');
  return { system, name: called.data };
}

/** What stands in a campaign's folder before anything has happened. */
export function firstCheckpoint(system: System): { seq: 0; state: Checkpoint } {
  const { state, recent } = beginning(rulebookOf(system));
  const takeBack = { undo: null, redo: null };
  return { seq: 0, state: { ...state, recent: [...recent], journalFile: 0, takeBack } };
}

/** The first event of every campaign. */
export const foundedEvent = ({ clock }: Campaign, system: System, name: string): HexwatchEvent => ({
  seq: 1,
  type: campaignFounded.type,
  at: clock,
  name,
  system: system.id,
  text: `Campaign created: ${name} (${system.name}).`,
});
