import { z } from 'zod';

/** Dice that the Referee picks for harm without a Weapon: limited, serious, devastating (NS-71). */
export const HarmDie = z.union([z.literal(4), z.literal(6), z.literal(8), z.literal(10), z.literal(12)]);
export const HARM_CHOICES = [
  { value: '4', label: 'D4 limited' },
  { value: '6', label: 'D6 serious' },
  { value: '8', label: 'D8 devastating' },
  { value: '10', label: 'D10 devastating' },
  { value: '12', label: 'D12 devastating' },
];
