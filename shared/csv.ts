/**
 * A cell of CSV. A spreadsheet would run what begins like a formula: a quote in front makes it text. Text that begins
 * with such a quote gets another one, so that what was written can be restored.
 */
const csvCell = (value: string | number): string => {
  const text = /^'*[=+\-@\t\r]/.test(String(value)) ? `'${value}` : String(value);
  return `"${text.replaceAll('"', '""')}"`;
};

/** A line of CSV, with its line break. */
export const csvLine = (values: readonly (string | number)[]): string =>
  `${values.map(csvCell).join(',')}\r\n`;
