import type { CombatantView } from '../../../shared/api.ts';
import { membersOf } from '../../../shared/campaign/fight.ts';
import { STATUS_WORDS } from '../../../shared/campaign/lookup.ts';
import { calendarOf } from '../../../shared/campaign/reckoning/calendarOf.ts';
import { partyOf } from '../../../shared/campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../shared/campaign/state.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { capital } from '../../../shared/text/words.ts';
import { dateOf, hourInWords } from '../../../shared/time/calendar.ts';
import { marksOf } from '../../queries/view/characters.ts';
import { fightView, phasesIn } from '../../queries/view/fight.ts';

/** The state as a page for people: where, when and who; in a fight the round and phase, and both sides with whose turn it is. */
export function statePage(system: System, campaign: Campaign): string {
  const date = dateOf(system.calendar, campaign.clock);
  const party = partyOf(campaign, true);
  return [
    `${campaign.name} (${system.name})`,
    `${calendarOf(campaign, system).nameOfDay(date.day)}, ${hourInWords(date)}, ${date.part}; ${campaign.weather.name}`,
    campaign.mode.closed ? 'No session is open.' : `Session ${campaign.session.number}: ${campaign.mode.now}`,
    whereLine(system, campaign),
    ...(fightLines(system, campaign, party) ?? party.map((one) => bodyLine(system, campaign, one))),
  ].join('\n');
}

/** “At 0403, 1 of 4 watches passed.”, and where they think they are while they are astray. */
function whereLine(system: System, campaign: Campaign): string {
  const { hex, believed } = campaign.party;
  if (!hex) return 'The party is not on the map.';
  const astray = believed === undefined ? '' : ` Astray: they think they are at ${believed}.`;
  return `At ${hex}, ${system.travel.dayBudget(campaign)}.${astray}`;
}

/** “Orc: out of action, 0/5 HP, AC 12 · prone”. Of the dead nothing else is told. */
function bodyLine(system: System, campaign: Campaign, creature: Creature, turn = ''): string {
  const { name, status, hitPoints } = creature;
  if (status === 'dead') return `  ${name}: dead`;
  const { line, tonight = [] } = system.summary(creature, campaign);
  const marks = marksOf(creature, campaign, system);
  const points = `${hitPoints.now}/${hitPoints.max} ${system.words.hitPoints}`;
  const figures = [status === 'up' ? '' : STATUS_WORDS[status], points, line].filter(Boolean).join(', ');
  return `  ${name}: ${[figures, ...marks.concat(tonight, turn)].filter(Boolean).join(' · ')}`;
}

/** Round and phase, what waits to be settled, and both sides; undefined where there is no fight. */
function fightLines(system: System, campaign: Campaign, party: readonly Creature[]): string[] | undefined {
  const fight = fightView(campaign, system, [], [], { last: undefined, backOf: () => undefined });
  if (!fight) return undefined;
  const round = system.words.round.toLowerCase();
  const phase = phasesIn(campaign, system).find(({ now }) => now)?.label;
  const inOrder = fight.slots.flatMap(({ who }) => who);
  const told = (creatures: readonly Creature[]): string[] =>
    creatures.map((creature) => {
      const fighter = inOrder.find(({ id }) => id === creature.id);
      return bodyLine(system, campaign, creature, fighter && turnOf(fighter));
    });
  const along = membersOf(campaign, 'party').filter((one) => !party.includes(one));
  return [
    [fight.round > 0 ? `${capital(round)} ${fight.round}` : `Before ${round} 1`, phase]
      .filter(Boolean)
      .join(': '),
    ...listed('Morale check due', fight.morale),
    ...listed(
      'To be settled',
      fight.aftermath.filter(({ done }) => !done).map(({ label }) => label),
    ),
    'The party',
    ...told([...party, ...along]),
    'The others',
    ...told(membersOf(campaign, 'others')),
  ];
}

const listed = (what: string, list: readonly string[]): string[] =>
  list.length > 0 ? [`${what}: ${list.join(', ')}`] : [];

/** Whether it is their turn, or was. */
function turnOf({ now, acted, spent, waits }: CombatantView): string {
  const [acts, done] = waits ? ['to decide', 'has decided'] : ['acts now', 'has acted'];
  if (now && !spent) return acts;
  return acted || now ? done : '';
}
