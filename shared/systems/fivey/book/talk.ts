import type { Rule } from '../../ruleBook.ts';

/** Surprise and talk. */
export const talk: readonly Rule[] = [
  {
    id: 'FV-185',
    line: 'To surprise the others, contest DEX against their INT.',
    commands: ['start-fight'],
    at: 'fivey/fight/initiative.ts surprise',
    reading: 'A leader keeps watch for the rest; without one, the average member’s INT counts.',
    refuses: ['start-fight'],
    as: 'surprise',
  },
  {
    id: 'FV-186',
    line: 'Winners get a free turn.',
    commands: ['start-fight'],
    at: 'fivey/fight/initiative.ts surprise',
    as: 'free-turn-won',
  },
  {
    id: 'FV-187',
    line: 'A d20 gives the reaction: hostile up to 6, uncertain up to 14, friendly from 15.',
    commands: ['react'],
    at: 'fivey/talk/reaction.ts rows',
    refuses: ['react'],
  },
  {
    id: 'FV-188',
    line: 'Friendly people help; going into danger takes a roll.',
    commands: ['react', 'request'],
    at: 'fivey/talk/talk.ts MOODS',
    as: 'mood',
  },
  {
    id: 'FV-189',
    line: 'Uncertain people must be persuaded; hostile ones can at best be talked out of attacking.',
    commands: ['react', 'request'],
    at: 'fivey/talk/talk.ts MOODS',
    as: 'mood',
  },
  {
    id: 'FV-190',
    line: 'A request is a CHA check, moderate or difficult.',
    commands: ['request'],
    at: 'fivey/talk/talk.ts request',
    options: ['moderate', 'difficult'],
    as: 'request',
  },
  {
    id: 'FV-191',
    line: 'One request for each conversation.',
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
