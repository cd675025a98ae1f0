import type { StepAhead } from '../../shared/api.ts';
import { decide } from '../../shared/campaign/decide.ts';
import { counted } from '../../shared/counted.ts';
import { partyOf, type Campaign } from '../../shared/campaign/state.ts';
import { isDark } from '../../shared/campaign/travel.ts';
import { capital } from '../../shared/counted.ts';
import type { Dice } from '../../shared/dice/dice.ts';
import { directionTo } from '../../shared/hex/coordinates.ts';
import { dateOf, hourInWords } from '../../shared/time/calendar.ts';
import { spanInShort } from '../../shared/time/scales.ts';
import type { Game } from '../game/game.ts';

/** Few random encounters happen on high dice, so the step is likely to be gone to its end. */
const highest: Dice = (sides) => sides;

/** What the step into a neighbouring hex will bring if nothing comes between; null where it can't be gone. */
export function stepAhead({ system, rulebook, state, seq }: Game, to: string): StepAhead | null {
  const { campaign } = state;
  const kind = rulebook.kinds.commands.get('travel');
  const direction = campaign.party.hex && directionTo(campaign.party.hex, to);
  if (!kind || !direction) return null;
  const tried = decide(campaign, system, kind, { type: 'travel', to }, highest, seq + 1, { silent: true });
  if (!tried.ok) return null;
  const after = tried.state;
  const facts = {
    to,
    seconds: after.clock - campaign.clock,
    arrived: after.party.hex === to,
    hour: hourInWords(dateOf(system.calendar, after.clock)),
    dark: isDark(after, system),
    lightsOut: lightsIn(campaign).filter((name) => !lightsIn(after).includes(name)),
    meals: mealsIn(campaign) - mealsIn(after),
  };
  return {
    ...facts,
    head: `${capital(direction.name)}, ${spanInShort(facts.seconds)}`,
    text: inWords(facts),
  };
}

const lightsIn = ({ timers }: Campaign): string[] =>
  Object.values(timers).flatMap(({ order, name }) => (order === 'light' ? [name] : []));

const mealsIn = (campaign: Campaign): number =>
  partyOf(campaign, true)
    .flatMap(({ items }) => items)
    .reduce((sum, { kind, count }) => (kind === 'food' ? sum + count : sum), 0);

function inWords({ arrived, hour, dark, lightsOut, meals }: Omit<StepAhead, 'head' | 'text'>): string {
  const used = [
    ...lightsOut.map((name) => `${name} burns out`),
    ...(meals > 0 ? [`${counted(meals, 'meal')} eaten`] : []),
  ].join(', ');
  const comes = arrived ? `arrive ${hour}` : `not there by ${hour}`;
  return `${comes}${dark ? ', in the dark' : ''}.${used ? ` ${capital(used)}.` : ''}`;
}
