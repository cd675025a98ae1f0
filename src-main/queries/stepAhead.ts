import type { StepAhead, StepBarred } from '../../shared/api.ts';
import { withoutBelief } from '../../shared/campaign/astray/belief.ts';
import { partyOf } from '../../shared/campaign/groups/party.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { isDark } from '../../shared/campaign/travel.ts';
import { capital, counted, listWithin } from '../../shared/text/words.ts';
import { directionTo } from '../../shared/hex/coordinates.ts';
import { dateOf, hourInWords } from '../../shared/time/calendar.ts';
import { spanInShort } from '../../shared/time/scales.ts';
import { dryRun } from '../game/dryRun.ts';
import type { Game } from '../game/game.ts';

/**
 * What the step into a neighbouring hex will bring if nothing comes between, or why it can’t be gone; null where it leads to no
 * neighbour.
 */
export function stepAhead({ system, rulebook, state }: Game, to: string): StepAhead | StepBarred | null {
  const { campaign } = state;
  const direction = campaign.party.hex && directionTo(campaign.party.hex, to);
  if (!direction) return null;
  const { commands } = rulebook.kinds;
  const tried = dryRun({ system, commands }, withoutBelief(campaign), { type: 'travel', to });
  if (!tried) return null;
  if (!tried.ok) return { to, why: tried.error.message };
  const after = tried.state;
  const facts = {
    to,
    seconds: after.clock - campaign.clock,
    arrived: after.party.hex !== campaign.party.hex,
    hour: hourInWords(dateOf(system.calendar, after.clock)),
    dark: isDark(after, system),
    lightsOut: lightsIn(campaign).filter((name) => !lightsIn(after).includes(name)),
    // A die of food that wears down is still there after a meal.
    meals: tried.events.filter(({ type }) => type === system.habits.meal?.eaten).length,
    gained: gainedBetween(campaign, after),
  };
  return {
    ...facts,
    head: `${capital(direction.name)}, ${spanInShort(facts.seconds)}`,
    text: inWords(facts, partyOf(after).filter(({ status }) => status !== 'dead').length),
  };
}

const lightsIn = ({ timers }: Campaign): string[] =>
  Object.values(timers).flatMap(({ order, name }) => (order === 'light' ? [name] : []));

/** The conditions that members of the party have only afterwards, each with whose it is. */
function gainedBetween(before: Campaign, after: Campaign): StepAhead['gained'] {
  const gained = partyOf(after).flatMap(({ id, name, conditions }) => {
    const had = new Set(before.creatures[id]?.conditions.map((one) => one.id));
    return conditions.filter((one) => !had.has(one.id)).map((one) => ({ condition: one.name, name }));
  });
  return [...new Set(gained.map(({ condition }) => condition))].map((condition) => ({
    condition,
    names: gained.filter((one) => one.condition === condition).map(({ name }) => name),
  }));
}

/** More letters than these crowd out the acts beside them. */
const MOST_NAMES = 60;

/** Whose it is; of a large party not all by their names. */
const whoOf = (names: readonly string[], living: number): string =>
  names.length === living && names.join(', ').length > MOST_NAMES
    ? 'everyone'
    : listWithin(names, MOST_NAMES);

function inWords(
  { arrived, hour, dark, lightsOut, meals, gained }: Omit<StepAhead, 'head' | 'text'>,
  living: number,
): string {
  const used = [
    ...lightsOut.map((name) => `${name} burns out`),
    ...(meals > 0 ? [`${counted(meals, 'meal')} eaten`] : []),
    ...gained.map(({ condition, names }) => `${condition} (${whoOf(names, living)})`),
  ].join(', ');
  const comes = arrived ? `arrive ${hour}` : `still on the way at ${hour}`;
  return `${comes}${dark ? ', in the dark' : ''}.${used ? ` ${capital(used)}.` : ''}`;
}
