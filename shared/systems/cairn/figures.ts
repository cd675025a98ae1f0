import type { Campaign, Creature } from '../../campaign/state.ts';
import type { FigureGroup } from '../contract.ts';
import { bodyFigures } from '../cairn-family/sheet/figures.ts';
import { isDoomed } from './harm/scars.ts';

/** Scores, armour, attack, and the doom of a scar. */
export const figures = (creature: Creature, campaign: Campaign): FigureGroup[] =>
  bodyFigures(
    creature,
    campaign,
    isDoomed(creature) ? [{ label: 'Doomed', value: 'dies on the next failed Critical Damage Save' }] : [],
  );
