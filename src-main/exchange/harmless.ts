/**
 * Where a spreadsheet could begin to read a formula (OWASP, “CSV Injection”): at the start of a cell, and because a comma is not the
 * separator everywhere, behind what may be; what cannot be seen may be skipped there, and wide letters count like others. An apostrophe
 * that stands there already gets another one, so that who reads the text back can always leave out one.
 */
const FORMULA = /(^|[;\t\r\n])('*(?:(?![\t\r\n])[\s\p{C}"])*[=+\-@＝＋－＠])/gu;

/** What some programs skip before they read a formula. The library’s own expression overlooks text of several lines. */
export const SKIPPED = /^'*[\t\r\n]/;

/** Text that no spreadsheet takes for a formula; where it is written, `SKIPPED` must be escaped too. */
export const harmless = (text: string): string => text.replace(FORMULA, "$1'$2");

/** The text that was made harmless, as it was. */
export const asItWas = (text: string): string =>
  text.includes("'")
    ? text
        .replace(/^'('*[\t\r\n])/, '$1')
        .replace(/(^|[;\t\r\n])'('*(?:(?![\t\r\n])[\s\p{C}"])*[=+\-@＝＋－＠])/gu, '$1$2')
    : text;
