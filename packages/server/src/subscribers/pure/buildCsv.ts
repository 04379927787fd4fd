/**
 * Spreadsheets treat values that begin like this as formulas, some also after blanks or in full-width letters. A number
 * with its plus is one too, but a harmless one.
 */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const phone = /^\+\d+$/;

/** Lines of a CSV file, each with its line ending; no spreadsheet takes a value for a formula. [OWN-12] */
export function buildCsv(rows: readonly (readonly unknown[])[]): string {
  return rows.map((row) => `${row.map(toCsvCell).join(',')}\r\n`).join('');
}

/** One value, which no spreadsheet runs: a formula gets an apostrophe in front. */
function toCsvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = formula.test(text) && !phone.test(text) ? `'${text}` : text;
  return /["\n\r,;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
