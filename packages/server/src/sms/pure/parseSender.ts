/** The number of a texter in stored form; short codes and names cannot opt in. [OWN-13] */
export function parseSender(from: string): string | undefined {
  const phone = from.replace(/[\s()-]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(phone) ? phone : undefined;
}
