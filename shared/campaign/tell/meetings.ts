import { tell } from '../event.ts';
import {
  aimsTaken,
  blowTakenBack,
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
  reactionTableChosen,
  siteEntered,
  siteLeft,
  explorationTurnPassed,
} from '../events/meetings.ts';
import { statBlockRemoved, statBlocksKept } from '../events/bestiary.ts';
import { encounterSetAside, encounterTakenUp } from '../events/shelf.ts';
import { find } from '../ids.ts';
import { surprisedInWords } from '../meet.ts';
import type { Campaign, Combatant, Fight } from '../state.ts';
import { deadInWords } from './fallen.ts';

const countOf = ({ combatants }: Fight, side: Combatant['side']): number =>
  Object.values(combatants).filter((one) => one.side === side).length;

const siteName = ({ land, party }: Campaign): string =>
  (party.site && find(land.sites, party.site.id)?.name) ?? 'the site';

/** What the referee set of an encounter: how many they are, how far, who talks, who is surprised. */
function setInPlace(
  {
    creatures,
    distance,
    speaker,
    surprised,
  }: {
    creatures?: string[] | undefined;
    distance?: string | undefined;
    speaker?: string | undefined;
    surprised?: string[] | undefined;
  },
  campaign: Campaign,
): string | undefined {
  if (creatures) return `How many: ${creatures.length}.`;
  if (distance !== undefined) return `Distance: ${distance || 'not said'}.`;
  if (speaker !== undefined) return `${find(campaign.creatures, speaker)?.name ?? speaker} talks.`;
  return surprised && `Surprised: ${surprisedInWords(campaign, surprised)}.`;
}

/** The words for sites, encounters and fights. */
export const meetingTellers = [
  tell(statBlocksKept, ({ blocks }, { before }) => {
    const [only] = blocks;
    if (!only || blocks.length > 1) return `Stat blocks saved: ${blocks.length}.`;
    const known = find(before.bestiary, only.id);
    return `Stat block ${known ? 'edited' : 'saved'}: ${only.name}${only.from && !known ? `, a variant of ${only.from}` : ''}.`;
  }),
  tell(
    statBlockRemoved,
    ({ block }, { before }) => `Stat block removed: ${find(before.bestiary, block)?.name ?? block}.`,
  ),
  tell(siteEntered, (_event, { campaign }) => `The party enters ${siteName(campaign)}.`),
  tell(siteLeft, (_event, { before }) => `The party leaves ${siteName(before)}.`),
  tell(explorationTurnPassed, ({ explorationTurns, what }) =>
    what ? `Turn ${explorationTurns}: ${what}.` : `Turn ${explorationTurns} passes.`,
  ),
  tell(meetingThrown, ({ title }) => `Encounter table: ${title}.`),
  tell(numberThrown, ({ statBlock, count }) => `Number appearing: ${count} × ${statBlock}.`),
  tell(encounterBegan, ({ encounter }) => `Encounter: ${encounter.title}.`),
  tell(encounterChanged, ({ title, ...to }, { campaign }) => {
    if (title !== undefined) return `The encounter is now: ${title}.`;
    return to.byHand ? setInPlace(to, campaign) : undefined;
  }),
  tell(reactionTableChosen, ({ table }, { campaign }) =>
    table === null
      ? 'Reactions use the system’s table.'
      : `Reactions use the table “${find(campaign.tables, table)?.name ?? table}”.`,
  ),
  tell(reactionRolled, ({ label }) => `Reaction: ${label.toLowerCase()}.`),
  tell(encounterEnded, ({ parted, fled }, { before }) => {
    const met = before.encounter?.title ?? '';
    if (fled) return `The party flees: ${met}.`;
    return parted ? `Encounter over: ${met}.` : undefined;
  }),
  tell(encounterSetAside, (_event, { before }) => `Put aside: ${before.encounter?.title ?? ''}.`),
  tell(encounterTakenUp, (_event, { campaign: { encounter, fight } }) => {
    const round = fight && fight.round > 0 ? `, round ${fight.round}` : '';
    return `Resumed: ${encounter?.title ?? ''}${round}.`;
  }),
  tell(downtimeBegan, () => 'Downtime begins.'),
  tell(downtimeEnded, () => 'Downtime ends.'),
  tell(
    fightBegan,
    ({ fight }) => `The fight starts: ${countOf(fight, 'party')} against ${countOf(fight, 'others')}.`,
  ),
  tell(roundBegan, ({ round }) => `Round ${round}.`),
  tell(aimsTaken, ({ aims, why }, { name }) => {
    const who = Object.keys(aims).map(name).join(', ');
    return `Waiting for an answer: ${name(Object.values(aims)[0] ?? '')} ${why}. Attackers: ${who}.`;
  }),
  tell(blowTakenBack, ({ creature, actor, from, to }, { name }) => {
    const points = from === to ? '' : ` (${from} → ${to} HP)`;
    return `One blow undone: ${name(actor)} attacks ${name(creature)}${points}.`;
  }),
  tell(combatantJoined, ({ creature }, { name }) => `${name(creature)} joins the fight.`),
  tell(fightChanged, ({ leader }, { name }) =>
    leader ? `${name(leader)} leads the other side.` : undefined,
  ),
  tell(moraleCalled, ({ reasons }, { morale }) => `Morale check due: ${reasons.map(morale).join(', ')}.`),
  tell(moraleChecked, ({ held }) => (held ? 'They keep fighting.' : 'They break and flee.')),
  tell(fightEnded, ({ outcome }, { before }) => `The fight is over: ${outcome}.${deadInWords(before)}`),
];
