const northAmerican = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** A number never wraps to two lines. */
const blank = '\u00a0';

/** A number as a phone shows it; foreign ones in groups of three. */
export function formatNumber(number: string): string {
  const [, area, first, second] = northAmerican.exec(number) ?? [];
  if (area) return ['+1', area, first, second].join(blank);
  return number.replace(/(\d{2,3})(?=(?:\d{3})+$)/g, `$1${blank}`);
}

/** A typed number: the digits, with country code +1 if none is given. */
export function parseNumber(typed: string): string | undefined {
  const bare = typed.replace(/[^+\d]/g, '');
  const full = bare.startsWith('+') ? bare : bare.length === 10 ? `+1${bare}` : `+${bare}`;
  return /^\+[1-9]\d{6,14}$/.test(full) ? full : undefined;
}
