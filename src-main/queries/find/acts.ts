import type { Offer } from '../../../shared/api.ts';
import { withValues } from '../../../shared/campaign/offer.ts';
import type { CommandKind } from '../../../shared/systems/contract.ts';
import type { Game } from '../../game/game.ts';
import { informed } from '../forms/fieldFacts.ts';
import { formOf } from '../forms/forms.ts';
import type { Candidate } from './candidate.ts';
import { synonymsOf } from './synonyms.ts';

/** Commands that nothing offers ready-made and that are given all the time. */
const EVERYDAY = new Set([
  'roll',
  'roll-table',
  'note',
  'adjust-hit-points',
  'award-experience',
  'set-absent',
]);

/** They are given where the house rules, the sheet and the shop stand. */
const WITHOUT_FORM = new Set(['set-option', 'set-sheet', 'trade']);

/** What a screen shows better than a form of its fields could. */
const SCREENS: Readonly<Record<string, Offer['opens']>> = { 'share-loot': 'loot' };

/** What is offered ready-made now. */
export const acts = (game: Game, offers: readonly Offer[]): Candidate[] =>
  offers.map((offer) => {
    const said = `${offer.label} ${offer.detail ?? ''}`;
    const name = game.state.campaign.creatures[offer.actor ?? '']?.name ?? '';
    const actor = said.includes(name) ? '' : name;
    return {
      kind: 'act',
      label: offer.label,
      detail: [actor, offer.detail].filter(Boolean).join(', '),
      also: [synonymsOf(offer.command), offer.short].filter(Boolean).join(' '),
      behind: 0,
      offer: () => offer,
    };
  });

/** Commands that are given all the time and that nothing offers ready-made, each a form. */
export const everyday = (game: Game): Candidate[] =>
  game
    .can()
    .filter(({ type }) => EVERYDAY.has(type))
    .map((kind) => formCandidate(game, kind, kind.title, 0));

/** Commands that may be given now, each a form: the others that nothing offers ready-made, and those that are, with all they may say. */
export const forms = (game: Game, offered: boolean): Candidate[] =>
  game
    .can()
    .filter(
      ({ type, offers }) => Boolean(offers) === offered && !EVERYDAY.has(type) && !WITHOUT_FORM.has(type),
    )
    .map((kind) =>
      offered
        ? formCandidate(game, kind, `${kind.title}, in full`, 5)
        : formCandidate(game, kind, kind.title, 4),
    );

const formCandidate = (game: Game, kind: CommandKind, label: string, behind: number): Candidate => ({
  kind: 'act',
  label,
  detail: kind.about,
  also: synonymsOf({ type: kind.type }),
  behind,
  offer: () => formNow(game, kind),
});

/** A command’s form as it is now, or the screen that it is given on; undefined where no form can hold it. */
function formNow(game: Game, kind: CommandKind): Offer | undefined {
  const opens = SCREENS[kind.type];
  if (opens) return { label: kind.title, command: { type: kind.type }, opens };
  const form = formOf(kind, game.state.campaign, game.system);
  return form && informed(game, [form])[0];
}

/** What the skies are called, and whether they slow travel until the referee says otherwise. */
const SKIES: Readonly<Record<string, { also: string; hard?: boolean }>> = {
  fair: { also: 'sun sunny clear fine good' },
  overcast: { also: 'cloud clouds cloudy grey' },
  fog: { also: 'foggy mist misty' },
  rain: { also: 'rains raining wet shower drizzle' },
  wind: { also: 'windy gale breeze' },
  snow: { also: 'snows snowing blizzard', hard: true },
  storm: { also: 'stormy thunder lightning tempest', hard: true },
};

/** The form of the weather, filled in for each sky. */
export const skies = (offers: readonly Offer[]): Candidate[] => {
  const form = offers.find(({ command }) => command.type === 'set-weather');
  return Object.entries(form ? SKIES : {}).map(([sky, { also, hard = false }]) => ({
    kind: 'act',
    label: `Change weather to ${sky}…`,
    detail: hard ? 'slows travel' : '',
    also,
    behind: 0,
    offer: () => form && withValues(form, { name: sky, hard }),
  }));
};
