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
      { id: 'at-once', label: 'gets up at once' },
    ],
    why: 'The text says that bandages “stabilize” and nothing more.',
    example: 'The fighter is bandaged in Round 3: does she fight on, or must she be carried?',
  },
] as const satisfies readonly OptionKind[];
