const mostCharacters = 80;

/** A value as an owner reads it in a list of changes. [OWN-09] */
export function wordsFor(value: unknown): string {
  if (value === undefined || value === null) return 'default';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (value === '') return 'empty';
  if (Array.isArray(value)) return value.filter((one) => one !== null).join(' ') || 'none';
  if (typeof value === 'object') return Object.values(value).join(' ');
  const text = String(value);
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
}
