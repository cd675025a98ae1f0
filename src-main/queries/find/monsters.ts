import type { Offer } from '../../../shared/api.ts';
import { ownBlockNamed, statBlocksOf } from '../../../shared/campaign/tables/bestiary.ts';
import { plural } from '../../../shared/text/words.ts';
import { asking, numbered, rankOf } from '../../../shared/page/ranking.ts';
import type { StatBlock } from '../../../shared/systems/contract.ts';
import type { Game } from '../../game/game.ts';
import { meetWith, readBlockText } from '../forms/bestiary.ts';
import { kinOf } from '../forms/kin.ts';
import { kindNamed } from '../looks.ts';
import type { Candidate } from './candidate.ts';

/** Every stat block can be met, where someone can be met now; and a new one can be made. */
export function monsters(game: Game, offers: readonly Offer[]): Candidate[] {
  const { campaign } = game.state;
  const canMeet = meetWith(offers, '') !== undefined;
  return [
    ...statBlocksOf(campaign, game.system).map(({ name, line }): Candidate => ({
      kind: 'monster',
      label: name,
      detail: line,
      behind: 2,
      text: ownBlockNamed(campaign, game.system, name)?.note ?? '',
      ...(canMeet ? { offer: () => meetWith(offers, name) } : { block: name }),
    })),
    {
      kind: 'act',
      label: 'New stat block…',
      detail: 'in the bestiary',
      also: 'monster creature custom own',
      behind: 0,
      offer: () => readBlockText(game, '').form,
    },
  ];
}

/** “8 goblins” are met, so many; where the bestiary has none, those who come nearest, and a new stat block. */
export function several(game: Game, offers: readonly Offer[], text: string): Candidate[] {
  const { count, words } = numbered(text);
  if (words === '') return [];
  const met = ({ name, line }: Pick<StatBlock, 'name' | 'line'>, detail = line): Candidate[] =>
    count !== undefined && meetWith(offers, name)
      ? [
          {
            kind: 'monster',
            label: `${count} × ${name}`,
            detail,
            also: text,
            behind: 0,
            offer: () => meetWith(offers, name, count),
          },
        ]
      : [];
  const known = blocksNamed(game, words);
  if (known.length > 0) return known.flatMap((block) => met(block));
  if (kindNamed(words) === undefined) return [];
  const { nearest, form } = kinOf(game, words);
  return [
    ...nearest.flatMap((block) => met(block, `nearest to “${words}”`)),
    {
      kind: 'act',
      label: form.label,
      detail: 'not in the bestiary',
      also: text,
      // Without a number it may be no monster that is meant.
      behind: count === undefined ? 3 : 1,
      offer: () => form,
    },
  ];
}

function blocksNamed({ state: { campaign }, system }: Game, words: string): readonly StatBlock[] {
  const asked = asking(words);
  return statBlocksOf(campaign, system).filter(
    ({ name }) =>
      rankOf({ kind: '', label: name, detail: '', also: plural(name), behind: 0 }, asked) !== undefined,
  );
}
