import type { Fact } from '../../fact.ts';

/** How a death and a collapse are told that nobody brought about, by their cause. */
const CAUSES: Readonly<Record<string, Readonly<Record<'dead' | 'down', string>>>> = {
  fall: { dead: 'died in a fall', down: 'went down after a fall' },
  fire: { dead: 'burned to death', down: 'was brought down by fire' },
  cold: { dead: 'froze to death', down: 'was brought down by the cold' },
  poison: { dead: 'died of poison', down: 'was brought down by poison' },
  gas: { dead: 'died of noxious gas', down: 'was brought down by noxious gas' },
  hunger: { dead: 'died of hunger', down: 'was brought down by hunger' },
  disease: { dead: 'died of disease', down: 'was brought down by disease' },
  drowning: { dead: 'drowned', down: 'went under' },
  bleeding: { dead: 'bled to death', down: 'passed out from loss of blood' },
};

/** “died in a fall”, “went down”: how somebody came to an end that nobody brought about; of a cause that is not known here nothing is said. */
export function endedBy({ kind, name = '' }: Fact): string {
  const cause = name.toLowerCase().replace(/^(an?|the) /, '');
  const known = Object.hasOwn(CAUSES, cause) ? CAUSES[cause] : undefined;
  return kind === 'dead' ? (known?.dead ?? 'died') : (known?.down ?? 'went down');
}
