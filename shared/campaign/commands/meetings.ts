import { z } from 'zod';
import { defineCommand, type Decision, type System } from '../../systems/contract.ts';
import { blockChoices } from '../tables/bestiary.ts';
import { downtimeBegan, downtimeEnded, encounterChanged } from '../events/meetings.ts';
import { IdSchema } from '../ids.ts';
import { countTurns, enterRoom, enterSite, entrances, leaveSite, planOf, roomAt } from '../key/rooms.ts';
import { creatureAt, encounterOf, isOfParty, present } from '../lookup.ts';
import { beginEncounter, demandKinds, kindsMet, makeKind, numbersOf, titleOf, type Kind } from '../meet.ts';
import { named, usual, type Field } from '../offer.ts';
import { passTime } from '../passTime.ts';
import { Refusal } from '../refusal.ts';
import type { Campaign, Creature } from '../state.ts';
import { rollEncounter } from './encounter/rollEncounter.ts';
import { talkCommands } from './encounter/talk.ts';
import { scalesIn } from './units.ts';

export const enterSiteCommand = defineCommand({
  type: 'enter-site',
  title: 'Enter site',
  about: 'Takes the party into a site; from now on time passes in turns.',
  when: ['world'],
  fields: z.strictObject({
    type: z.literal('enter-site'),
    site: z.string().max(200),
    /** The room of its plan in which they come in; left out, its first entrance. */
    room: IdSchema.optional(),
  }),
  decide: (decision, { site: id, room }) => {
    const { land, party } = decision.state;
    const site = Object.hasOwn(land.sites, id) ? land.sites[id] : undefined;
    if (!site) throw new Refusal('unknown-site', `There is no site “${id}”.`, 'site');
    if (site.hex !== party.hex) throw new Refusal('not-here', `${site.name} is at ${site.hex}.`, 'site');
    const plan = planOf(decision.state, id);
    const first = room === undefined ? plan && entrances(plan)[0] : roomAt(decision.state, id, room);
    enterSite(decision, id);
    if (first) enterRoom(decision, id, first);
  },
  offers: ({ land, party }) =>
    Object.entries(land.sites)
      .filter(([, site]) => site.hex === party.hex)
      .map(([id, site]) => ({
        label: `Explore ${site.name}`,
        command: { type: 'enter-site', site: id },
        group: 'site',
      })),
});

export const leaveSiteCommand = defineCommand({
  type: 'leave-site',
  title: 'Leave site',
  about: 'Takes the party back out to the map.',
  when: ['site'],
  fields: z.strictObject({ type: z.literal('leave-site') }),
  decide: leaveSite,
  offers: (_campaign) => [{ label: 'Leave site', command: { type: 'leave-site' }, group: 'site' }],
});

/** A turn passes in the site, with light, timers and the encounter check; `what` is what they did. */
export function passTurn(decision: Decision, what = ''): void {
  const explorationTurns = present(decision.state.party.site, 'the site').explorationTurns + 1;
  countTurns(decision, explorationTurns, { ...(what && { what }) });
  passTime(decision, scalesIn(decision.state, decision.system).turn);
  decision.asReceipt(() => {
    decision.system.explorationTurn(decision);
  });
}

const explore = defineCommand({
  type: 'explore',
  title: 'Explore',
  about: 'Passes one turn in the site: what each character does, light, timers and the encounter check.',
  when: ['site'],
  fields: z.strictObject({
    type: z.literal('explore'),
    what: z.string().trim().max(500).default(''),
  }),
  decide: (decision, { what }) => passTurn(decision, what),
  offers: ({ party }) => [
    {
      label: `Turn ${(party.site?.explorationTurns ?? 0) + 1} passes`,
      main: true,
      command: { type: 'explore' },
    },
  ],
});

/** How many come: a number, or dice as the book writes them. */
const Count = z.union([z.int().min(1).max(60), z.string().trim().max(40)]);
const StatBlockName = z.string().max(200);
const Others = z
  .array(z.strictObject({ statBlock: StatBlockName, count: Count.default(1) }))
  .max(12)
  .default([]);
type Comers = { statBlock?: string | undefined; count: number | string; others: Kind[] };

/** The kinds of creatures that come, each with the way to its fields in the command. */
const kindsOf = ({ statBlock, count, others }: Comers): (Kind & { path: string })[] => [
  ...(statBlock ? [{ statBlock, count, path: '' }] : []),
  ...others.map((one, index) => ({ ...one, path: `others.${index}.` })),
];

/** Makes everybody who comes; gives back their ids, and who they are in words. */
function comers(decision: Decision, given: Comers): { ids: string[]; words: string[] } {
  const kinds = kindsOf(given);
  demandKinds(decision, kinds);
  const ids = kinds.flatMap((kind) => makeKind(decision, kind));
  return { ids, words: numbersOf(decision.state, ids) };
}

const comersFields = (campaign: Campaign, system: System): Field<'statBlock' | 'count'>[] => [
  {
    name: 'statBlock',
    label: 'Who',
    kind: 'choice',
    choices: blockChoices(campaign, system),
  },
  {
    name: 'count',
    label: 'How many',
    kind: 'number',
    value: 1,
    dice: true,
    choices: usual([1, 2, 4, 8, '1d6', '2d6']),
  },
];

/** People of the campaign who may be met: the living outside the party, those who are here first. */
function acquaintances(campaign: Campaign): Creature[] {
  const { creatures, party } = campaign;
  const all = Object.values(creatures).filter(
    ({ id, kind, status }) => kind === 'person' && status === 'up' && !isOfParty(campaign, id),
  );
  const isHere = ({ hex }: Creature): boolean => hex !== undefined && hex === party.hex;
  return [...all.filter(isHere), ...all.filter((one) => !isHere(one))];
}

/** Who is met, each once. Refuses `unknown-creature`, and `in-party` whoever goes with the party. */
function strangersNamed({ state }: Decision, who: readonly string[]): Creature[] {
  return [...new Set(who)].map((id) => {
    const path = `who.${who.indexOf(id)}`;
    const one = creatureAt(state, id, path);
    if (isOfParty(state, id))
      throw new Refusal('in-party', `${one.name} is already in the party. Choose someone else.`, path);
    return one;
  });
}

export const meet = defineCommand({
  type: 'meet',
  title: 'Encounter…',
  about: 'Starts an encounter with people from the campaign or creatures from the bestiary.',
  when: ['world', 'site', 'downtime'],
  fields: z.strictObject({
    type: z.literal('meet'),
    title: z.string().trim().max(200).default(''),
    statBlock: StatBlockName.optional(),
    count: Count.default(1),
    /** More kinds of creatures. */
    others: Others,
    who: z.array(IdSchema).max(60).default([]),
    distance: z.string().max(200).optional(),
  }),
  decide: (decision, { title, statBlock, count, others, who, distance }) => {
    const known = strangersNamed(decision, who);
    const made = comers(decision, { statBlock, count, others });
    const words = titleOf([...known.map((one) => one.name), ...made.words]);
    beginEncounter(decision, title || words || 'Strangers', [...known.map((one) => one.id), ...made.ids], {
      cause: 'referee',
      titled: title !== '',
      ...(distance ? { distance } : {}),
    });
  },
  offers: (campaign, system) => [
    {
      label: 'Encounter…',
      command: { type: 'meet' },
      group: 'encounter',
      needs: [
        ...comersFields(campaign, system),
        {
          name: 'who',
          label: 'People of this campaign',
          kind: 'choice',
          many: true,
          optional: true,
          choices: acquaintances(campaign).map(named),
        },
        { name: 'distance', label: 'How far', kind: 'text', optional: true },
      ],
    },
  ],
});

const identify = defineCommand({
  type: 'identify',
  title: 'Add creatures…',
  about: 'Adds creatures from the bestiary to the current encounter.',
  when: ['notice', 'meeting'],
  fields: z.strictObject({
    type: z.literal('identify'),
    statBlock: StatBlockName,
    count: Count.default(1),
    others: Others,
  }),
  decide: (decision, { statBlock, count, others }) => {
    const { creatures: before } = encounterOf(decision);
    const made = comers(decision, { statBlock, count, others });
    if (made.ids.length === 0) throw new Refusal('bad-field', 'Choose who it is.', 'statBlock');
    const creatures = [...before, ...made.ids];
    const kinds = kindsMet(decision, creatures);
    decision.emit(encounterChanged, { title: titleOf(made.words), creatures, kinds });
  },
  offers: (campaign, system) =>
    campaign.encounter?.creatures.length === 0
      ? [
          {
            label: 'Add creatures…',
            main: true,
            command: { type: 'identify' },
            needs: comersFields(campaign, system),
          },
        ]
      : [],
});

const beginDowntime = defineCommand({
  type: 'begin-downtime',
  title: 'Start downtime',
  about: 'Pauses the adventure; time passes in longer spans.',
  when: ['world'],
  fields: z.strictObject({ type: z.literal('begin-downtime') }),
  decide: (decision) => decision.emit(downtimeBegan, { creatures: decision.state.party.members }),
  offers: (_campaign) => [{ label: 'Start downtime', command: { type: 'begin-downtime' }, group: 'session' }],
});

const endDowntime = defineCommand({
  type: 'end-downtime',
  title: 'End downtime',
  about: 'Returns to the adventure.',
  when: ['downtime'],
  fields: z.strictObject({ type: z.literal('end-downtime') }),
  decide: (decision) => decision.emit(downtimeEnded, { creatures: decision.state.party.members }),
  offers: (_campaign) => [{ label: 'End downtime', command: { type: 'end-downtime' }, group: 'session' }],
});

export const meetingCommands = [
  enterSiteCommand,
  leaveSiteCommand,
  explore,
  meet,
  rollEncounter,
  identify,
  ...talkCommands,
  beginDowntime,
  endDowntime,
];
