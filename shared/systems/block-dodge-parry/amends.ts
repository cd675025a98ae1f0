import { amend } from '../../campaign/commands/amends.ts';
import { familyAmenders } from '../cairn-family/amends.ts';
import { waterDrunk } from './events/rest.ts';
import { woundTaken } from './events/wounds.ts';

/** What puts right this system’s events of a receipt. */
export const amenders = [
  ...familyAmenders,
  amend(waterDrunk, ({ holder, item, from, to }) =>
    from === to
      ? []
      : [{ label: 'Undo the step down', command: { type: 'set-item', creature: holder, item, die: from } }],
  ),
  amend(woundTaken, ({ creature, condition, from }) =>
    from ? [] : [{ label: 'Spared: no wound', command: { type: 'lose-condition', creature, condition } }],
  ),
];
