import { expect, it } from 'vitest';
import type { AnyCommand } from '../../shared/campaign/offer.ts';
import { help } from '../../src-main/forecast/encountered.ts';
import { character, fight, hit, party, type Game } from '../rules/cairn/party.ts';

/** What is tried for the dying, none of which goes. */
function triedIn({ rulebook, state }: Game): AnyCommand[] {
  const tried: AnyCommand[] = [];
  help(rulebook, state, (command) => {
    tried.push(command);
    return false;
  });
  return tried;
}

/** Bryn fails the save against Critical Damage. */
function dying(game: Game): Game {
  hit(game, 'bryn', 0).when({ type: 'adjust-hit-points', creature: 'bryn', by: -1 }, [20]);
  return game;
}

it('whoever can, tends who is dying', () => {
  const tried = triedIn(dying(party()));
  expect(tried).toContainEqual({ type: 'aid', actor: 'linnet', target: 'bryn' });
});

it('a spell that heals is cast at who is dying, and at nobody else', () => {
  const game = dying(party({}, { gear: ['Spellbook: Cure Wounds'] }));
  const casts = triedIn(game).filter(({ type }) => type === 'cast');
  expect(casts).toEqual([expect.objectContaining({ actor: 'linnet', targets: ['bryn'] })]);
});

it('one tends somebody in a fight, and the others are free to strike', () => {
  const game = dying(fight('Ogre', 1, party().given(character('Osric'))));
  const aids = (): AnyCommand[] => triedIn(game).filter(({ type }) => type === 'aid');
  expect(aids()).toEqual([{ type: 'aid', actor: 'linnet', target: 'bryn' }]);
  game.given({ type: 'aid', actor: 'linnet', target: 'bryn' });
  expect(aids()).toEqual([]);
});
