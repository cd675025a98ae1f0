import { twoDiceReaction } from '../../common/twoDiceReaction.ts';

/** Strangers react on 2d6; hirelings are 3d6 and 1d6 (BDP-S4). */
export const reaction = twoDiceReaction('BDP-S4');
