const first = ['Maya', 'Jonas', 'Aiko', 'Samir', 'Lena', 'Tomás', 'Ines', 'Noah', 'Priya', 'Elif'];
const last = ['Lindqvist', 'Okafor', 'Marlowe', 'Ferrari', 'Novak', 'Reyes', 'Hartmann', 'Sato'];

/** A name for a visitor known only by an id: always the same for the same id. */
export function nameOf(id: string): string {
  let sum = 0;
  for (const sign of id) sum = (sum * 31 + sign.charCodeAt(0)) % 1_000_003;
  return `${first[sum % first.length]} ${last[Math.floor(sum / first.length) % last.length]}`;
}

/** The initials of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}
