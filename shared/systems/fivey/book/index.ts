import type { Rule } from '../../ruleBook.ts';
import { body } from './body.ts';
import { characters } from './characters.ts';
import { checks } from './checks.ts';
import { downtime } from './downtime.ts';
import { fights } from './fights.ts';
import { gear } from './gear.ts';
import { magic } from './magic.ts';
import { monsters } from './monsters.ts';
import { play } from './play.ts';
import { road } from './road.ts';
import { silent } from './silent.ts';
import { talk } from './talk.ts';

/** Every rule of the text and every place that it leaves open, in the order of the checklist. */
export const book: readonly Rule[] = [
  ...play,
  ...checks,
  ...characters,
  ...gear,
  ...body,
  ...road,
  ...downtime,
  ...talk,
  ...fights,
  ...magic,
  ...monsters,
  ...silent,
];
