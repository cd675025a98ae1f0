import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });

/** What an HTML validator finds, in short. */
export const faultsIn = async (html: string): Promise<string[]> =>
  (await validator.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ line: at, ruleId, message }) => `${at} ${ruleId}: ${message}`),
  );

/** The elements of a page, without what they hold. */
export const elementsIn = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];

/** What a page would fetch or run. */
export const FETCHES_OR_RUNS =
  /<(script|link|img|iframe|object|embed)\b|@import|url\((?!#)|\son[a-z]+=|(href|src)="(?!#)/i;
