import type { OptionKind } from '../../ruleBook.ts';

/** What tables read otherwise about the dying, where a system has bandages for them. */
export const aidOptions = [
  {
    id: 'stabilised-gets-up',
    name: 'After bandages',
    theme: 'Harm and healing',
    value: 'stays-down',
    choices: [
      { id: 'stays-down', label: 'stays down until a rest' },
      { id: 'at-once', label: 'on their feet at once' },
    ],
    why: 'The text says that bandages “stabilize”, and no more.',
    example: 'The fighter is patched up in round 3: back in, or carried out.',
  },
] as const satisfies readonly OptionKind[];
