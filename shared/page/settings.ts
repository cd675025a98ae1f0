import { z } from 'zod';

const Pane = z.int().min(0).max(10_000).default(0);

/** How the referee likes the desk; the same for every campaign. Percent for the text, CSS pixels for panes (0: usual). */
export const SettingsSchema = z.strictObject({
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  textSize: z
    .union([z.literal(90), z.literal(100), z.literal(115), z.literal(130), z.literal(150)])
    .default(100),
  motion: z.enum(['system', 'less']).default('system'),
  tourSeen: z.boolean().default(false),
  /** Single letters, which may be switched off; `changed` has an act’s other key by the name of the act. */
  keys: z
    .strictObject({
      on: z.boolean().default(true),
      changed: z.record(z.string().max(40), z.string().min(1).max(1)).default({}),
    })
    .default({ on: true, changed: {} }),
  /** What was chosen in “Find” lately, the last first. */
  found: z.array(z.string().max(300)).max(20).default([]),
  /** The files that are written as a session ends. */
  files: z
    .strictObject({
      players: z.boolean().default(true),
      secrets: z.boolean().default(false),
      copy: z.boolean().default(false),
    })
    .default({ players: true, secrets: false, copy: false }),
  panes: z.strictObject({ party: Pane, now: Pane, log: Pane }).default({ party: 0, now: 0, log: 0 }),
});
export type Settings = z.infer<typeof SettingsSchema>;
