import { tell } from '../event.ts';
import {
  combatantJoined,
  fightBegan,
  fightChanged,
  fightEnded,
  moraleCalled,
  moraleChecked,
  roundBegan,
} from '../events/fight.ts';
import {
  downtimeBegan,
  downtimeEnded,
  encounterBegan,
  encounterChanged,
  encounterEnded,
  meetingThrown,
  numberThrown,
  reactionRolled,
  siteEntered,
  siteLeft,
  siteTurnPassed,
} from '../events/meetings.ts';
import { encounterSetAside, encounterTakenUp } from '../events/shelf.ts';
import { find } from '../ids.ts';
import type { Campaign, Combatant, Fight } from '../state.ts';

const countOf = ({ combatants }: Fight, side: Combatant['side']): number =>
  Object.values(combatants).filter((one) => one.side === side).length;

const siteName = ({ land, party }: Campaign): string =>
  (party.site && find(land.sites, party.site.id)?.name) ?? 'the site';

/** The words for sites, encounters and fights. */
export const meetingTellers = [
  tell(siteEntered, (_event, { campaign }) => `Into ${siteName(campaign)}.`),
  tell(siteLeft, (_event, { before }) => `Out of ${siteName(before)}.`),
  tell(siteTurnPassed, ({ turns, what }) => `Turn ${turns}${what ? `: ${what}` : ''}.`),
  tell(meetingThrown, ({ title }) => `Who is met: ${title}.`),
  tell(numberThrown, ({ statBlock, count }) => `How many: ${count} × ${statBlock}.`),
  tell(encounterBegan, ({ encounter }) => `Met: ${encounter.title}.`),
  tell(encounterChanged, ({ title }) => (title === undefined ? undefined : `It is ${title}.`)),
  tell(
    reactionRolled,
    ({ label }, { campaign }) => `${campaign.encounter?.title ?? ''}: ${label.toLowerCase()}.`,
  ),
  tell(encounterEnded, ({ parted }, { before }) =>
    parted ? `${before.encounter?.title ?? ''}: they part.` : undefined,
  ),
  tell(
    encounterSetAside,
    (_event, { before }) => `${before.encounter?.title ?? ''} waits; it can be taken up again.`,
  ),
  tell(encounterTakenUp, (_event, { campaign: { encounter, fight } }) => {
    const round = fight ? `, round ${fight.round}` : '';
    return `Taken up again: ${encounter?.title ?? ''}${round}.`;
  }),
  tell(downtimeBegan, () => 'Downtime begins.'),
  tell(downtimeEnded, () => 'Downtime ends; the road calls.'),
  tell(fightBegan, ({ fight }) => `A fight: ${countOf(fight, 'party')} against ${countOf(fight, 'others')}.`),
  tell(roundBegan, ({ round }) => `Round ${round}.`),
  tell(combatantJoined, ({ creature }, { name }) => `${name(creature)} joins the fight.`),
  tell(fightChanged, ({ leader }, { name }) => (leader ? `${name(leader)} leads them.` : undefined)),
  tell(moraleCalled, ({ reasons }) => `Morale is due: ${reasons.join(', ')}.`),
  tell(moraleChecked, ({ held }) => (held ? 'They hold.' : 'They break and run.')),
  tell(fightEnded, ({ outcome }) => `The fight is over: ${outcome}.`),
];
