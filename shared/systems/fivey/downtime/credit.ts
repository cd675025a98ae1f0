import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { counted } from '../../../text/words.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { creditSpent, institutionClosed, institutionSet } from '../events/downtime.ts';
import { detailsOf, type Institution } from '../sheet/sheet.ts';
import { adventurers } from './lodging.ts';
import { asFounded, creditLeft, institutionLevel, institutionNamed } from './institutions.ts';

const NameSchema = z.string().trim().min(1).max(100);

/** An institution and its name as it was first written; refuses `unknown-institution`. */
function institutionAt(campaign: Campaign, typed: string, field: string): Institution & { name: string } {
  const institution = institutionNamed(campaign, typed);
  if (!institution) throw new Refusal('unknown-institution', `There is no institution “${typed}”.`, field);
  return { ...institution, name: asFounded(campaign, typed) };
}

/** Capital of another institution of the same owner after a point for each crown (FV-181). Refuses `own-capital` and `not-owner`. */
function reinvested(
  { state }: Decision,
  from: string,
  into: string,
  crowns: number,
): { into: string; capital: number; title: string } {
  const other = institutionAt(state, into, 'into');
  if (other.name === from)
    throw new Refusal(
      'own-capital',
      'An institution cannot spend credit on itself. Choose another institution.',
      'into',
    );
  if (other.owner !== institutionAt(state, from, 'institution').owner)
    throw new Refusal(
      'not-owner',
      `${other.name} has another owner. Choose an institution of the same owner.`,
      'into',
    );
  const capital = other.capital + crowns;
  return { into: other.name, capital, title: institutionLevel(capital).title };
}

/** Credit is spent on gear, people and other institutions of its owner, each out of its own, and does not keep beyond the tennite (FV-181, FV-S25). */
const spendCredit = defineCommand({
  type: 'spend-credit',
  title: 'Spend institution credit',
  about:
    'Spends this tennite’s credit on equipment, hirelings or another institution of the same owner. Unspent credit is lost.',
  when: ['downtime', 'closed', 'world'],
  fields: z.strictObject({
    type: z.literal('spend-credit'),
    institution: NameSchema,
    crowns: z.int().min(1).max(100_000),
    what: z.string().trim().max(300).default(''),
    into: NameSchema.optional(),
  }),
  decide: (decision, { institution, crowns, what, into }) => {
    const { name } = institutionAt(decision.state, institution, 'institution');
    if (what === '' && into === undefined)
      throw new Refusal('bad-field', 'Enter what the credit is spent on (FV-181).', 'what');
    const gains = into === undefined ? {} : reinvested(decision, name, into, crowns);
    const left = creditLeft(decision.state, name) - crowns;
    if (left < 0)
      throw new Refusal(
        'no-credit',
        `${name} has ${counted(left + crowns, 'crown')} of credit left this tennite. Spend less (FV-181).`,
        'crowns',
      );
    decision.emit(creditSpent, { institution: name, crowns, what, ...gains, left });
  },
});

/** Owner and capital of an institution, new or known, set by hand. */
const setInstitution = defineCommand({
  type: 'set-institution',
  title: 'Set institution',
  about: 'Sets the owner and the capital of an institution by hand. A new name adds one.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('set-institution'),
    institution: NameSchema,
    owner: IdSchema.optional(),
    capital: z.int().min(0).max(1_000_000).optional(),
  }),
  decide: (decision, { institution, owner, capital }) => {
    const name = asFounded(decision.state, institution);
    const known = institutionNamed(decision.state, name);
    const owned = owner ?? known?.owner;
    if (owned === undefined) throw new Refusal('bad-field', `${name} is new. Choose its owner.`, 'owner');
    if (owner !== undefined) creatureAt(decision.state, owner, 'owner');
    const total = capital ?? known?.capital ?? 0;
    decision.emit(institutionSet, {
      institution: name,
      owner: owned,
      capital: total,
      title: institutionLevel(total).title,
    });
  },
  offers: (campaign) =>
    Object.entries(detailsOf(campaign).institutions).map(([name, { owner, capital }]) => ({
      label: `Set ${name}…`,
      group: 'institutions',
      command: { type: 'set-institution', institution: name },
      needs: [
        { ...choiceOf(ownersFor(campaign, owner), 'owner', 'Owner'), value: owner },
        { name: 'capital', label: 'Capital', kind: 'number' as const, value: capital, unit: 'crowns' },
      ],
    })),
});

/** The party’s characters, and the owner there is. */
const ownersFor = (campaign: Campaign, owner: string): Creature[] => [
  ...new Set([...(campaign.creatures[owner] ? [campaign.creatures[owner]] : []), ...adventurers(campaign)]),
];

/** An institution comes to its end. */
const closeInstitution = defineCommand({
  type: 'close-institution',
  title: 'Close institution',
  about: 'Ends an institution: its capital and credit are gone.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('close-institution'), institution: NameSchema }),
  decide: (decision, { institution }) => {
    const { name } = institutionAt(decision.state, institution, 'institution');
    decision.emit(institutionClosed, { institution: name });
  },
  offers: (campaign) =>
    Object.keys(detailsOf(campaign).institutions).map((name) => ({
      label: `Close ${name}`,
      group: 'institutions',
      command: { type: 'close-institution', institution: name },
    })),
});

export const creditCommands = [spendCredit, setInstitution, closeInstitution];
