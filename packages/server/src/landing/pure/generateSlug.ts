const mostCharacters = 48;
const accents = /\p{Mark}/gu;
const strangers = /[^a-z0-9]+/g;

/** A page address from the name of a landing page; `page` if no letter of it fits. [OWN-19] */
export function generateSlug(name: string): string {
  const plain = name.normalize('NFKD').replace(accents, '').toLowerCase().replace(strangers, '-');
  return plain.slice(0, mostCharacters).replace(/^-+|-+$/g, '') || 'page';
}
