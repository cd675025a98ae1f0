import { familyDetailsOf } from '../../cairn-family/sheet/details.ts';
import { DiseaseDetails } from '../diseases/data.ts';
import { CombatantDetails } from '../fight/combatant.ts';
import { HerbDetails, LaidDetails, PotionDetails } from '../wildcraft/details.ts';
import { HazardDetails, InjuryDetails, WoundDetails } from '../wounds/details.ts';
import { CoverDetails, SkinDetails } from './things.ts';

const family = familyDetailsOf({
  item: [SkinDetails.shape, CoverDetails.shape, HerbDetails.shape, PotionDetails.shape],
  condition: [
    DiseaseDetails.shape,
    WoundDetails.shape,
    InjuryDetails.shape,
    HazardDetails.shape,
    LaidDetails.shape,
  ],
  combatant: [CombatantDetails.shape],
});

/** What things hold here: what those of the family do, wounds, diseases, herbs and guards. */
export const detailsOf = {
  ...family,
  item: { ...family.item, example: { ingredient: 'common', region: 'forest' } },
  condition: { ...family.condition, example: { wound: 'light', type: 'bleeding', area: 'arm' } },
  combatant: { ...family.combatant, example: { guard: 'dodge' } },
};
