import type { Rule } from '../../ruleBook.ts';

/** The phases of play and their time. */
export const play: readonly Rule[] = [
  {
    id: 'FV-1',
    line: 'Play moves between world, site, encounter and downtime.',
    commands: ['enter-site'],
    at: 'fivey/words.ts scales',
    refuses: ['enter-site'],
  },
  {
    id: 'FV-2',
    line: 'World exploration counts hours.',
    commands: ['pass-time'],
    at: 'fivey/words.ts scales',
    refuses: ['pass-time'],
  },
  {
    id: 'FV-3',
    line: 'In a site one round of actions takes ten minutes.',
    commands: ['explore', 'go-to-room', 'hour-is-up'],
    at: 'fivey/site/siteCommands.ts hourIsUp',
    refuses: ['hour-is-up'],
    as: 'table-hour-ended',
  },
  {
    id: 'FV-4',
    line: 'An encounter is any meeting, peaceful or violent.',
    commands: ['meet', 'meet-room', 'part'],
    at: 'fivey/site/siteCommands.ts meetInSite',
    refuses: ['meet', 'meet-room', 'part'],
    as: 'meeting',
  },
  {
    id: 'FV-5',
    line: 'Downtime counts tennites of ten days.',
    commands: ['begin-downtime', 'tennite'],
    at: 'fivey/words.ts calendar',
    refuses: ['begin-downtime', 'tennite'],
  },
  {
    id: 'FV-6',
    line: 'A day has twelve hours of light and twelve of night.',
    commands: ['pass-time', 'camp', 'sleep'],
    at: 'fivey/rest/dues.ts nightFalls',
    refuses: ['camp', 'sleep'],
    as: 'nightfall daybreak',
  },
  {
    id: 'FV-7',
    line: 'Daytime is for travel; a major activity takes an hour or more.',
    commands: ['pass-time'],
    at: 'fivey/road/travel.ts daylightLeft',
  },
  {
    id: 'FV-8',
    line: 'Each character has one rest action a night.',
    commands: ['camp', 'rest-action', 'rest-actions', 'sleep'],
    at: 'fivey/rest/dues.ts nightFalls',
    refuses: ['rest-action', 'rest-actions'],
    as: 'camp-made sleep-began nightfall rest-actions',
  },
  {
    id: 'FV-9',
    line: 'Lifestyle may be paid for a season or a year.',
    commands: ['long-downtime'],
    at: 'fivey/downtime/lifestyle.ts SPANS',
    refuses: ['long-downtime'],
  },
  {
    id: 'FV-10',
    line: 'Site turns and combat rounds are counted separately.',
    commands: ['explore', 'go-to-room', 'start-fight'],
    at: 'fivey/words.ts scales',
    reading: '“Turn” and “round of actions” both mean the same ten minutes.',
  },
];
