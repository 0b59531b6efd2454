/*
 * A spreadsheet would run text that begins like a formula, so a quote goes in front of it. Where its country separates
 * cells by semicolons, our quotation marks may mean nothing to it, and what follows a semicolon, a tab or a line break
 * within our text begins a cell, too. Text that already has such quotes gets one more, so that what was written can be
 * restored. (OWASP, CSV Injection.)
 */
const IGNORED = String.raw`[\s"'\uFEFF\u200B]*`;
const FORMULA = `${IGNORED}[=+@＝＋＠－-]`;
const BEGINNING = String.raw`(?=${FORMULA}|'*[\t\r])`;
const AT_START = new RegExp(`^${BEGINNING}`);
const QUOTED_AT_START = new RegExp(`^'${BEGINNING}`);
const AFTER_SEPARATOR = new RegExp(String.raw`([;\t\r\n])(?=${FORMULA})`, 'g');
const QUOTED_AFTER_SEPARATOR = new RegExp(String.raw`([;\t\r\n])'(?=${FORMULA})`, 'g');

/** Text that no spreadsheet runs. */
export const withoutFormulas = (text: string): string =>
  text.replace(AFTER_SEPARATOR, "$1'").replace(AT_START, "'");

/** The text of which `withoutFormulas` made this. */
export const withFormulas = (text: string): string =>
  text.replace(QUOTED_AFTER_SEPARATOR, '$1').replace(QUOTED_AT_START, '');

const csvCell = (value: string | number): string =>
  `"${withoutFormulas(String(value)).replaceAll('"', '""')}"`;

/** A line of CSV (RFC 4180), with its line break. Every cell is quoted, and none is a formula. */
export const csvLine = (values: readonly (string | number)[]): string =>
  `${values.map(csvCell).join(',')}\r\n`;
