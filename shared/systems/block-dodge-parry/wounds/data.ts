import type { Condition } from '../../../campaign/state.ts';
import type { Attribute } from '../../cairn-family/sheet/attributes.ts';

/** From the lightest to the worst (BDP-44). */
export const LEVELS = ['light', 'severe', 'permanent'] as const;
export type Level = (typeof LEVELS)[number];

export interface Wound {
  type: string;
  area: string;
  level: Level;
}

/** "Severe burn (hand)" */
export const woundName = ({ type, area, level }: Wound): string =>
  `${level.charAt(0).toUpperCase()}${level.slice(1)} ${type.toLowerCase()}${area ? ` (${area})` : ''}`;

/** A wound as what someone suffers from; `worsens` is an older one that might take it over. */
export const woundCondition = (id: string, wound: Wound, worsens?: string): Condition => ({
  id,
  name: woundName(wound),
  severity: wound.level === 'light' ? 'minor' : 'major',
  slots: 1,
  details: {
    wound: wound.level,
    type: wound.type,
    area: wound.area,
    ...(worsens === undefined ? {} : { worsens }),
  },
});

/** Types with what they lower for good, and what heals them in the field (BDP-49). */
export const WOUND_TYPES: Readonly<Record<string, { lowers: Attribute; cure: string }>> = {
  burn: { lowers: 'str', cure: 'bandages in water with Saint’s Hood' },
  frostbite: { lowers: 'dex', cure: 'a salve of firevine peppers' },
  'nerve damage': { lowers: 'wil', cure: 'chewed Silverleaf' },
  poisoning: { lowers: 'str', cure: 'tea of Foxglove' },
};

/** Where the d10 of an injury strikes, from 1. */
export const AREAS = [
  'torso',
  'torso',
  'torso',
  'torso',
  'torso',
  'left leg',
  'right leg',
  'left arm',
  'right arm',
  'head',
] as const;
export type Area = (typeof AREAS)[number];

interface Hazard {
  name: string;
  attribute: Attribute;
  /** Sides of its die, or fixed points. */
  loss: { sides: number } | { points: number };
  /** Whether it may kill or fell: then a Critical Damage Save follows. */
  critical: boolean;
  /** The span of time after which it bites again for as long as someone stays in it. */
  every?: 'turn' | 'watch';
  /** What the tale calls the cause of a death by it. */
  means?: string;
}

/**
 * Harm that nothing can be put up against (BDP-32): a fall, gas, cold and wounds go to STR, sprains and poison to DEX, fear to WIL
 * (BDP-33). A fall (BDP-35), gas (BDP-36), freezing (BDP-37), a bear trap (BDP-38), a Night Spider (BDP-39), a glimpse of the
 * unnatural (BDP-40), an eldritch thing (BDP-41).
 */
export const HAZARDS = {
  fall: { name: 'a fall', attribute: 'str', loss: { sides: 10 }, critical: true, means: 'fall' },
  gas: {
    name: 'noxious gas',

    attribute: 'str',
    loss: { points: 1 },
    critical: false,
    every: 'turn',
    means: 'gas',
  },
  freezing: {
    name: 'freezing',

    attribute: 'str',
    loss: { points: 1 },
    critical: false,
    every: 'watch',
    means: 'cold',
  },
  'bear-trap': { name: 'a bear trap', attribute: 'dex', loss: { sides: 4 }, critical: false },
  'spider-venom': {
    name: 'Night Spider venom',

    attribute: 'dex',
    loss: { sides: 8 },
    critical: true,
    means: 'poison',
  },
  glimpse: {
    name: 'a glimpse of the unnatural',

    attribute: 'wil',
    loss: { points: 1 },
    critical: false,
  },
  eldritch: {
    name: 'an eldritch thing’s true form',

    attribute: 'wil',
    loss: { sides: 8 },
    critical: true,
  },
} as const satisfies Readonly<Record<string, Hazard>>;
export type HazardId = keyof typeof HAZARDS;
export const HAZARD_IDS = Object.keys(HAZARDS) as [HazardId, ...HazardId[]];
export const hazardOf = (id: HazardId): Hazard => HAZARDS[id];
