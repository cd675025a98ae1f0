import { defineEvent } from '../event.ts';
import { IdSchema } from '../ids.ts';
import { present } from '../lookup.ts';
import { ShelvedSchema } from '../state.ts';

const moment = ShelvedSchema.shape.moment;

/** The encounter and its fight wait on the shelf, as they are. */
export const encounterSetAside = defineEvent(
  'encounter-set-aside',
  { id: IdSchema, moment },
  (campaign, { id, moment: at }) => {
    const encounter = present(campaign.encounter, 'the encounter');
    campaign.shelf.push({ id, encounter, fight: campaign.fight, moment: at });
    campaign.encounter = null;
    campaign.fight = null;
  },
);

/** `phase` is where it goes on. */
export const encounterTakenUp = defineEvent(
  'encounter-taken-up',
  { id: IdSchema, phase: moment },
  (campaign, { id }) => {
    const { encounter, fight } = present(
      campaign.shelf.find((one) => one.id === id),
      id,
    );
    campaign.encounter = encounter;
    campaign.fight = fight;
    campaign.shelf = campaign.shelf.filter((one) => one.id !== id);
  },
);

export const shelfEvents = [encounterSetAside, encounterTakenUp];
