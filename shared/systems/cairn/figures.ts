import type { Campaign, Creature } from '../../campaign/state.ts';
import type { FigureGroup } from '../contract.ts';
import { bodyFigures } from '../cairn-family/sheet/figures.ts';
import { isDoomed } from './harm/scars.ts';

/** Scores, armour, attack, and the doom of a scar (CA-3 to CA-6, CA-22, CA-49, CA-81). */
export const figures = (creature: Creature, campaign: Campaign): FigureGroup[] =>
  bodyFigures(
    creature,
    campaign,
    isDoomed(creature) ? [{ label: 'Doomed', value: 'the next failed Critical Damage Save is the end' }] : [],
  );
