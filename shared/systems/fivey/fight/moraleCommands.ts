import { checkMoraleIn, nameLeader } from '../../../campaign/commands/fight.ts';

/** Morale is asked for by its reasons, and by the referee’s hand whenever a fight wears on: each check is harder. */
const moraleAtAnyTime = {
  ...checkMoraleIn('surprise', 'turns'),
  dice: [{ die: 'd20', for: 'morale' }],
};

/** After a leader’s fall another may lead them. */
const nextLeader: typeof nameLeader = {
  ...nameLeader,
  offers: (campaign, system) => {
    const { fight, creatures } = campaign;
    const fell = fight?.leader !== undefined && creatures[fight.leader]?.status !== 'up';
    const leaderless = fight && fell ? { ...campaign, fight: { ...fight, leader: undefined } } : campaign;
    return nameLeader.offers?.(leaderless as typeof campaign, system) ?? [];
  },
};

export const moraleCommands = [moraleAtAnyTime, nextLeader];
