import type { Campaign } from '../../../campaign/state.ts';
import { asWare } from '../../common/wares.ts';
import type { Ware } from '../../contract.ts';
import { GEAR, sized } from '../sheet/gear.ts';
import { takeOn } from './hire.ts';
import type { PeopleOf } from './newcomers.ts';

/** Trades of our own that are looked for at an inn. */
const ROLES = ['Torchbearer', 'Porter', 'Guard', 'Guide'] as const;

const hireling = (people: PeopleOf, role: string): Ware => ({
  name: role,
  kind: 'hireling',
  per: 'day',
  serve: (decision, { name }) => {
    takeOn(decision, people, { name, role: role.toLowerCase() });
  },
});

/** What can be bought: the texts at hand have no price for any of it. `lodging` is each system’s own. */
export const familyWares =
  (people: PeopleOf, lodging: readonly Ware[]) =>
  (campaign: Campaign): readonly Ware[] => [
    ...[...GEAR, ...people.gear].map((gear) => asWare(sized(campaign, gear))),
    ...ROLES.map((role) => hireling(people, role)),
    ...lodging,
  ];
