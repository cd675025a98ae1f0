import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { FigureGroup } from '../../contract.ts';
import { bodyFigures } from '../../cairn-family/sheet/figures.ts';
import { skillsOf, tagsOf } from './sheet.ts';

/** Scores, armour, attack, what the scores help and hinder, and skills. */
export const figures = (creature: Creature, campaign: Campaign): FigureGroup[] => {
  const tags = tagsOf(creature);
  return bodyFigures(creature, campaign, [
    ...(tags.length > 0
      ? [{ label: 'High and low scores', value: tags.join(', '), detail: '15 or more, 6 or less' }]
      : []),
    { label: 'Skills', value: skillsOf(creature).join(', ') || 'none', at: ['skills'] },
  ]);
};
