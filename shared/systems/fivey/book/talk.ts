import type { Rule } from '../../ruleBook.ts';

/** Surprise and talk. */
export const talk: readonly Rule[] = [
  {
    id: 'FV-185',
    line: 'Who would surprise contests DEX against their wits.',
    commands: ['start-fight'],
    at: 'fivey/fight/initiative.ts surprise',
    reading: 'A leader keeps watch for the rest, and has the best of them to lose.',
    refuses: ['start-fight'],
  },
  {
    id: 'FV-186',
    line: 'Winners have a free turn.',
    commands: ['start-fight'],
    at: 'fivey/fight/initiative.ts surprise',
  },
  {
    id: 'FV-187',
    line: 'Reaction on d20: hostile to 6, uncertain to 14, friendly from 15.',
    commands: ['react'],
    at: 'fivey/talk/reaction.ts rows',
    refuses: ['react'],
  },
  {
    id: 'FV-188',
    line: 'Friends help, into danger only when persuaded.',
    commands: ['react', 'request'],
    at: 'fivey/talk/talk.ts MOODS',
  },
  {
    id: 'FV-189',
    line: 'The uncertain are to be persuaded; the hostile at best held off.',
    commands: ['react', 'request'],
    at: 'fivey/talk/talk.ts MOODS',
  },
  {
    id: 'FV-190',
    line: 'A request is CHA against moderate or difficult.',
    commands: ['request'],
    at: 'fivey/talk/talk.ts request',
    options: ['moderate', 'difficult'],
  },
  {
    id: 'FV-191',
    line: 'One request a conversation.',
    commands: ['request'],
    at: 'fivey/talk/talk.ts request',
  },
  {
    id: 'FV-192',
    line: 'The talk may give advantage or disadvantage.',
    commands: ['request'],
    at: 'fivey/talk/talk.ts request',
  },
];
