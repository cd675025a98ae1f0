import type { Campaign, Creature } from '../../../campaign/state.ts';
import { isDark } from '../../../campaign/travel.ts';
import type { System } from '../../contract.ts';

/** Whether darkness hinders what someone does by sight; what lives in it does not mind it. */
export const isBlind = (campaign: Campaign, system: System, { kind }: Creature): boolean =>
  kind === 'character' && isDark(campaign, system);
