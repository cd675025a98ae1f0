import { z } from 'zod';
import { defineCommand } from '../../systems/contract.ts';
import {
  downtimeBegan,
  downtimeEnded,
  encounterChanged,
  siteEntered,
  siteLeft,
  explorationTurnPassed,
} from '../events/meetings.ts';
import { IdSchema } from '../ids.ts';
import { creatureAt, encounterOf, present } from '../lookup.ts';
import { beginEncounter, makeCreatures, statBlockOf } from '../meet.ts';
import { passTime } from '../passTime.ts';
import { Refusal } from '../refusal.ts';
import { talkCommands } from './talk.ts';
import { scalesIn } from './units.ts';

export const enterSite = defineCommand({
  type: 'enter-site',
  title: 'Enter site',
  about: 'Takes the party into a site; from now on time passes in turns.',
  when: ['world'],
  fields: z.strictObject({ type: z.literal('enter-site'), site: z.string().max(200) }),
  decide: (decision, { site: id }) => {
    const { land, party } = decision.state;
    const site = Object.hasOwn(land.sites, id) ? land.sites[id] : undefined;
    if (!site) throw new Refusal('unknown-site', `There is no site “${id}”.`, 'site');
    if (site.hex !== party.hex) throw new Refusal('not-here', `${site.name} is at ${site.hex}.`, 'site');
    decision.emit(siteEntered, { site: id });
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

export const leaveSite = defineCommand({
  type: 'leave-site',
  title: 'Leave site',
  about: 'Takes the party back out to the map.',
  when: ['site'],
  fields: z.strictObject({ type: z.literal('leave-site') }),
  decide: (decision) => {
    decision.emit(siteLeft, { site: present(decision.state.party.site, 'the site').id });
  },
  offers: (_campaign) => [{ label: 'Leave site', command: { type: 'leave-site' }, group: 'site' }],
});

const explore = defineCommand({
  type: 'explore',
  title: 'Explore',
  about: 'Passes one turn in the site: what each character does, light, timers and the encounter check.',
  when: ['site'],
  fields: z.strictObject({
    type: z.literal('explore'),
    what: z.string().trim().max(500).default(''),
  }),
  decide: (decision, { what }) => {
    const explorationTurns = present(decision.state.party.site, 'the site').explorationTurns + 1;
    decision.emit(explorationTurnPassed, { explorationTurns, ...(what && { what }) });
    passTime(decision, scalesIn(decision.state, decision.system).turn);
    decision.asReceipt(() => {
      decision.system.explorationTurn(decision);
    });
  },
  offers: ({ party }) => [
    {
      label: `Turn ${(party.site?.explorationTurns ?? 0) + 1} passes`,
      main: true,
      command: { type: 'explore' },
    },
  ],
});

export const meet = defineCommand({
  type: 'meet',
  title: 'Encounter…',
  about: 'Starts an encounter with people from the campaign or creatures from the bestiary.',
  when: ['world', 'site', 'downtime'],
  fields: z.strictObject({
    type: z.literal('meet'),
    title: z.string().trim().max(200).default(''),
    statBlock: z.string().max(200).optional(),
    count: z.int().min(1).max(60).default(1),
    who: z.array(IdSchema).max(60).default([]),
    distance: z.string().max(200).optional(),
  }),
  decide: (decision, { title, statBlock, count, who, distance }) => {
    const known = who.map((id, index) => creatureAt(decision.state, id, `who.${index}`));
    const made = statBlock ? makeCreatures(decision, statBlockOf(decision, statBlock), count) : [];
    const words = statBlock ? `${count} × ${statBlock}` : known.map((one) => one.name).join(', ');
    beginEncounter(decision, title || words || 'Strangers', [...known.map((one) => one.id), ...made], {
      ...(distance ? { distance } : {}),
    });
  },
  offers: (_campaign, system) => [
    {
      label: 'Encounter…',
      command: { type: 'meet' },
      group: 'encounter',
      needs: [
        {
          name: 'statBlock',
          label: 'Who',
          kind: 'choice',
          choices: system.statBlocks.map(({ name, line }) => ({ value: name, label: name, detail: line })),
        },
        { name: 'count', label: 'How many', kind: 'number', value: 1 },
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
    statBlock: z.string().max(200),
    count: z.int().min(1).max(60).default(1),
  }),
  decide: (decision, { statBlock, count }) => {
    const { creatures } = encounterOf(decision);
    const made = makeCreatures(decision, statBlockOf(decision, statBlock), count);
    const title = `${count} × ${statBlock}`;
    decision.emit(encounterChanged, { title, creatures: [...creatures, ...made] });
  },
  offers: ({ encounter }, system) =>
    encounter && encounter.creatures.length === 0
      ? [
          {
            label: 'Add creatures…',
            main: true,
            command: { type: 'identify' },
            needs: [
              {
                name: 'statBlock',
                label: 'Who',
                kind: 'choice',
                choices: system.statBlocks.map(({ name, line }) => ({
                  value: name,
                  label: name,
                  detail: line,
                })),
              },
              { name: 'count', label: 'How many', kind: 'number', value: 1 },
            ],
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
  enterSite,
  leaveSite,
  explore,
  meet,
  identify,
  ...talkCommands,
  beginDowntime,
  endDowntime,
];
