import type { z } from 'zod';
import { counted } from '../text/words.ts';

type Issue = z.core.$ZodRawIssue;
/** A bound of a size or a number; zod counts characters, entries and fields alike. */
type Bound = Extract<Issue, { code: 'too_small' | 'too_big' }>;

const KINDS: Readonly<Record<string, string>> = {
  string: 'it must be text',
  number: 'it must be a number',
  int: 'it must be a whole number',
  boolean: 'it must be true or false',
  array: 'it must be a list',
  object: 'it must be a set of fields',
  record: 'it must be a set of fields',
  null: 'it must be empty',
};

const COUNTED: Readonly<Record<string, string>> = { string: 'character', array: 'entry', object: 'field' };

const amount = (origin: string, size: number): string => {
  const noun = COUNTED[origin];
  return noun === 'entry' ? counted(size, noun, 'entries') : noun ? counted(size, noun) : String(size);
};

const least = ({ origin, minimum, inclusive }: Extract<Bound, { code: 'too_small' }>): string => {
  if (origin in COUNTED && Number(minimum) === 1) return 'it is empty';
  return `it must ${origin in COUNTED ? 'have' : 'be'} ${inclusive ? 'at least' : 'more than'} ${amount(origin, Number(minimum))}`;
};

const most = ({ origin, maximum, inclusive }: Extract<Bound, { code: 'too_big' }>): string =>
  `it can ${origin in COUNTED ? 'have' : 'be'} ${inclusive ? 'at most' : 'only less than'} ${amount(origin, Number(maximum))}`;

/** What to say of each kind of fault. A schema that knows better says so itself. */
const FAULTS: { [Code in Issue['code']]?: (issue: Extract<Issue, { code: Code }>) => string } = {
  invalid_type: ({ expected, input }) =>
    input === undefined ? 'it is missing' : (KINDS[expected] ?? 'it is of the wrong kind'),
  invalid_value: ({ values }) => `it must be ${values.map((value) => `“${String(value)}”`).join(' or ')}`,
  too_small: least,
  too_big: most,
  invalid_format: () => 'it is not written the right way',
  not_multiple_of: ({ divisor }) => `it must be a multiple of ${divisor}`,
  unrecognized_keys: ({ keys }) => `there is no ${keys.map((key) => `“${key}”`).join(' or ')}`,
};

/** What is wrong with a value from outside, as words that fit behind “It is not valid: ”. */
export function inPlainWords(issue: Issue): string {
  const say = FAULTS[issue.code] as ((issue: Issue) => string) | undefined;
  return say?.(issue) ?? 'it does not fit here';
}
