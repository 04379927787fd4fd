const mostCharacters = 48;
const accents = /\p{Mark}/gu;
const strangers = /[^a-z0-9]+/g;

/** A public name for a landing page from what its owner calls it; `page` where no letter of it fits into an address. [OWN-19] */
export function makeSlug(name: string): string {
  const plain = name.normalize('NFKD').replace(accents, '').toLowerCase().replace(strangers, '-');
  return plain.slice(0, mostCharacters).replace(/^-+|-+$/g, '') || 'page';
}
