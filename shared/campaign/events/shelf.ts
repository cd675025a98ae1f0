import { defineEvent } from '../event.ts';
import { IdSchema } from '../ids.ts';
import { present } from '../lookup.ts';
import { leaveEncounter } from '../mode/mode.ts';
import { ShelvedSchema } from '../state.ts';

/** The encounter and its fight were put on hold under an id of their own; `of` is the id of the encounter itself. */
export const encounterSetAside = defineEvent(
  'encounter-set-aside',
  'players',
  { id: IdSchema, of: IdSchema.optional() },
  (campaign, { id }) => {
    const encounter = present(campaign.encounter, 'the encounter');
    const { now, phase } = campaign.mode;
    campaign.shelf.push({ id, encounter, fight: campaign.fight, now, ...(phase && { phase }) });
    campaign.encounter = null;
    campaign.fight = null;
    leaveEncounter(campaign.mode);
  },
);

/** An encounter on hold was resumed; `now` is the mode in which it continues, `of` is the id of the encounter itself. */
export const encounterTakenUp = defineEvent(
  'encounter-taken-up',
  'players',
  { id: IdSchema, now: ShelvedSchema.shape.now, of: IdSchema.optional() },
  (campaign, { id, now }) => {
    const { encounter, fight, phase } = present(
      campaign.shelf.find((one) => one.id === id),
      id,
    );
    campaign.encounter = encounter;
    campaign.fight = fight;
    campaign.mode = { ...campaign.mode, now, ...(phase && { phase }) };
    campaign.shelf = campaign.shelf.filter((one) => one.id !== id);
  },
);

export const shelfEvents = [encounterSetAside, encounterTakenUp];
