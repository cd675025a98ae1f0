import { checkMorale, nameLeader } from '../../../campaign/commands/fight.ts';
import type { CommandKind } from '../../contract.ts';
import { coreRules } from '../book/coreRules.ts';

/** Morale is asked for by its reasons, and by the referee’s hand whenever a fight wears on: each check is harder (FV-196, FV-198). */
const moraleAtAnyTime: CommandKind = {
  ...checkMorale,
  when: ['morale', 'surprise', 'turns'],
  rules: coreRules['check-morale'] ?? [],
  offers: (campaign, system) =>
    campaign.fight?.phase === 'morale'
      ? (checkMorale.offers?.(campaign, system) ?? [])
      : campaign.fight
        ? [{ label: 'Morale check', group: 'session', command: { type: 'check-morale' } }]
        : [],
};

/** After a leader’s fall another may lead them (FV-196). */
const nextLeader: CommandKind = {
  ...nameLeader,
  rules: coreRules['name-leader'] ?? [],
  offers: (campaign, system) => {
    const { fight, creatures } = campaign;
    const fell = fight?.leader !== undefined && creatures[fight.leader]?.status !== 'up';
    const leaderless = fight && fell ? { ...campaign, fight: { ...fight, leader: undefined } } : campaign;
    return nameLeader.offers?.(leaderless as typeof campaign, system) ?? [];
  },
};

export const moraleCommands = [moraleAtAnyTime, nextLeader];
