import type { RulingKind } from '../../contract.ts';

/** An option that several systems share: what it is about says under which rule of each it stands. */
export type FamilyOption<Theme extends string> = Omit<RulingKind, 'rule'> & { theme: Theme };
