import { z } from 'zod';
import { defineCommand, type Decision } from '../../systems/contract.ts';
import { encounterSetAside, encounterTakenUp } from '../events/shelf.ts';
import { proceed } from '../fight.ts';
import { freshId, IdSchema } from '../ids.ts';
import { creatureAt, encounterOf, waitingWith } from '../lookup.ts';
import { Refusal } from '../refusal.ts';
import type { Campaign, Shelved } from '../state.ts';

/** "the Bandits, round 3": an encounter on hold, in words. */
export const shelvedInWords = ({ encounter, fight }: Shelved): string =>
  `${encounter.title}${fight && fight.round > 0 ? `, round ${fight.round}` : ''}`;

function setAside(decision: Decision): void {
  const { shelf } = decision.state;
  const { title, id: of } = encounterOf(decision);
  if (shelf.length >= 50)
    throw new Refusal('shelf-full', 'Fifty encounters are already on hold; end one first.');
  const id = freshId(title, 'encounter', shelf);
  decision.emit(encounterSetAside, { id, of });
}

const setAsideCommand = defineCommand({
  type: 'set-aside',
  title: 'Put encounter aside',
  about: 'Puts the encounter on hold, with its fight, until you resume it.',
  when: ['encounter'],
  fields: z.strictObject({ type: z.literal('set-aside') }),
  decide: setAside,
  offers: ({ fight }) => [
    {
      label: fight ? 'Put fight aside' : 'Put encounter aside',
      group: 'session',
      command: { type: 'set-aside' },
    },
  ],
});

/** Who fights in it and waits with another group of a split party. */
const elsewhere = (campaign: Campaign, { fight }: Shelved): string | undefined =>
  Object.keys(fight?.combatants ?? {}).find((id) => waitingWith(campaign, id));

/** Refuses `elsewhere` a fight of another group. */
function demandHere(campaign: Campaign, waiting: Shelved): void {
  const away = elsewhere(campaign, waiting);
  if (away !== undefined)
    throw new Refusal(
      'elsewhere',
      `${creatureAt(campaign, away).name} is with another group. Play that group first.`,
      'shelf',
    );
}

const takeUp = defineCommand({
  type: 'take-up',
  title: 'Resume encounter',
  about: 'Resumes an encounter that was put aside. The current one, if any, is put aside.',
  when: ['play', 'encounter'],
  fields: z.strictObject({ type: z.literal('take-up'), shelf: IdSchema }),
  decide: (decision, { shelf: id }) => {
    const waiting = decision.state.shelf.find((one) => one.id === id);
    if (!waiting) throw new Refusal('not-on-shelf', `There is no encounter “${id}” on hold.`, 'shelf');
    demandHere(decision.state, waiting);
    if (decision.state.encounter) setAside(decision);
    decision.emit(encounterTakenUp, { id, now: waiting.now, of: waiting.encounter.id });
    // A creature may have died or left since.
    if (waiting.fight) proceed(decision);
  },
  offers: (campaign) =>
    campaign.shelf
      .filter((one) => !elsewhere(campaign, one))
      .map((one) => ({
        label: `Resume: ${shelvedInWords(one)}`,
        group: 'put aside',
        command: { type: 'take-up', shelf: one.id },
      })),
});

export const shelfCommands = [setAsideCommand, takeUp];
