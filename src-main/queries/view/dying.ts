import type { DyingView, Offer } from '../../../shared/api.ts';
import { partyOf } from '../../../shared/campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../shared/campaign/state.ts';
import { HOUR, MINUTE } from '../../../shared/time/scales.ts';
import type { Dying, System } from '../../../shared/systems/contract.ts';

/** Those of the party who lie between life and death: the time they have, and who can help. */
export const dyingIn = (campaign: Campaign, system: System, offers: readonly Offer[]): DyingView[] =>
  partyOf(campaign, true).flatMap((creature) => {
    const dying = system.bodies.dying?.(creature, campaign);
    if (!dying) return [];
    const helpers = dying.helpers ?? [];
    const help = (helpers.length > 0 ? [] : offers)
      .filter(({ helps }) => helps)
      .flatMap((offer) => helpFor(offer, creature))
      .filter(({ actor }) => actor === undefined || campaign.party.members.includes(actor));
    const able = new Set(help.flatMap(({ command }) => command['actor'] ?? []));
    const left = timeLeft(dying, campaign, system);
    return [
      {
        id: creature.id,
        name: creature.name,
        ...(left ? { left } : {}),
        line: dying.line,
        help,
        coming: helpers.flatMap((id) => campaign.creatures[id]?.name ?? []),
        cannot: partyOf(campaign)
          .filter(({ id }) => !able.has(id) && helpers.length === 0 && dying.noHelp === undefined)
          .map(({ name }) => name),
        ...(dying.noHelp !== undefined && help.length === 0 ? { noHelp: dying.noHelp } : {}),
        ...(dying.timer ? { timer: dying.timer.id } : {}),
      },
    ];
  });

/** Beyond so many minutes they are counted in hours. */
const MOST_MINUTES = 120;

function timeLeft(
  { rounds, timer }: Dying,
  { clock }: Campaign,
  { words }: System,
): { count: number; unit: string } | undefined {
  if (rounds !== undefined) {
    const round = words.round.toLowerCase();
    return { count: rounds, unit: rounds === 1 ? `${round} left` : `${round}s left` };
  }
  if (timer?.dueAt === undefined) return undefined;
  const minutes = Math.max(0, Math.ceil((timer.dueAt - clock) / MINUTE));
  return minutes > MOST_MINUTES
    ? { count: Math.floor((minutes * MINUTE) / HOUR), unit: 'hours left' }
    : { count: minutes, unit: minutes === 1 ? 'minute left' : 'minutes left' };
}

/** An offer as help for one creature, for each who may give it; none where it can't reach them. */
function helpFor({ detail, ...rest }: Offer, { id, name }: Creature): Offer[] {
  // The label names whom it helps.
  const offer: Offer = detail === undefined || detail.includes(name) ? rest : { ...rest, detail };
  const { needs = [], command } = offer;
  const aimed = needs.find(({ choices = [] }) => choices.some(({ value }) => value === id));
  if (!aimed) return [command['target'], command['creature']].includes(id) ? [named(offer, name)] : [];
  const filled: Offer = {
    ...offer,
    command: { ...command, [aimed.name]: aimed.many ? [id] : id },
    needs: needs.filter((need) => need !== aimed),
  };
  const helper = filled.needs?.find((need) => need.name === 'actor');
  if (!helper) return [named(filled, name)];
  return (helper.choices ?? []).map(({ value, label }) => ({
    ...filled,
    label: `${label} helps ${name}`,
    actor: value,
    command: { ...filled.command, actor: value },
    needs: (filled.needs ?? []).filter((need) => need !== helper),
  }));
}

/** Said of whom it helps, where the offer itself does not. */
const named = (offer: Offer, name: string): Offer =>
  offer.label.includes(name) ? offer : { ...offer, label: `${offer.label}: ${name}` };
