import type { KinCard } from '../../../shared/api.ts';
import { statBlocksOf } from '../../../shared/campaign/tables/bestiary.ts';
import { capital } from '../../../shared/text/words.ts';
import type { Game } from '../../game/game.ts';
import { kindNamed } from '../looks.ts';
import { card, newBlock } from './bestiary.ts';

/** Kinds that stand for each other where the bestiary has none of a name, the nearest beside each other. */
const FAMILIES: readonly (readonly string[])[] = [
  ['goblin', 'orc', 'outlaw', 'soldier', 'company'],
  ['villager', 'hooded', 'witch'],
  ['wolf', 'beast', 'bear'],
  ['swarm', 'insect', 'spider'],
  ['skeleton', 'zombie', 'spirit', 'vampire', 'demon'],
  ['orc', 'giant'],
  ['serpent', 'dragon'],
  ['plant', 'slime'],
];
const MOST = 3;

/** How far apart two kinds are; infinite where they have nothing in common. */
function apart(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined) return Infinity;
  if (one === other) return 0;
  const shared = FAMILIES.filter((family) => family.includes(one) && family.includes(other));
  return Math.min(...shared.map((family) => Math.abs(family.indexOf(one) - family.indexOf(other))));
}

/** “Goblin” of “goblins”, as a name. */
const named = (words: string): string => capital(words.trim().replace(/([^s])s$/, '$1'));

/** Who comes nearest to a name that the bestiary does not have, and a form for a block of that name that begins with the nearest. */
export function kinOf(game: Game, words: string): KinCard {
  const { campaign } = game.state;
  const near = statBlocksOf(campaign, game.system)
    .map((block) => ({ block, far: apart(kindNamed(block.name), kindNamed(words)) }))
    .filter(({ far }) => far < Infinity)
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ block }) => block);
  return { nearest: near.map((block) => card(game, block)), form: newBlock(game, named(words), near[0]) };
}
