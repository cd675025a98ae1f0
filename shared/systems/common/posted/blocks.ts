import { first, type FactKind, type Posted } from './facts.ts';
import { isHead } from './phrases.ts';

/** What a creature has once: where it is said again, another creature has begun. */
const ONCE = ['hp', 'hitDice', 'ac'] as const;
/** What is said without figures. */
const WORDS: ReadonlySet<FactKind> = new Set(['aside', 'words', 'trait', 'undead', 'kind']);
const MOST_WORDS = 7;

const figuresIn = ({ facts }: Posted): number => facts.filter(({ kind }) => !WORDS.has(kind)).length;
const isBlock = (posted: Posted): boolean =>
  ONCE.some((kind) => first(posted, kind)) && figuresIn(posted) > 1;

/** Whether a part begins with a name, and not with the head of a paragraph. */
function isNamed({ name }: Posted): boolean {
  const words = name.split(' ').length;
  return name !== '' && words <= MOST_WORDS && !name.includes('. ') && !isHead(name);
}

/** The parts of a text between blank lines, and the lines of one where each of them is a block. */
function partsOf(text: string, read: (part: string) => Posted): string[] {
  return text.split(/\n[^\S\n]*\n/).flatMap((part) => {
    const lines = part.split('\n').filter((line) => line.trim() !== '');
    const isEach = lines.length > 1 && lines.map(read).every((one) => isNamed(one) && isBlock(one));
    return isEach ? lines : [part];
  });
}

/**
 * The blocks that stand in a text, at least one. Another begins with a name, where hit points, hit dice or an Armor Class follow
 * that were told before.
 */
export function blocksIn(text: string, read: (part: string) => Posted): string[] {
  const parts = partsOf(text, read);
  if (parts.length === 1) return [text];
  const starts = [0];
  const said = new Set<FactKind>();
  let before: Posted | undefined;
  for (const [index, part] of parts.entries()) {
    const posted = read(part);
    const once = ONCE.filter((kind) => first(posted, kind));
    // A name may stand by itself, with its figures in the next part.
    const isUnder = before !== undefined && isNamed(before) && figuresIn(before) === 0;
    if (isBlock(posted) && once.some((kind) => said.has(kind)) && (isNamed(posted) || isUnder)) {
      starts.push(isNamed(posted) ? index : index - 1);
      said.clear();
    }
    for (const kind of once) said.add(kind);
    before = posted;
  }
  return starts.map((start, index) => parts.slice(start, starts[index + 1]).join('\n\n'));
}
