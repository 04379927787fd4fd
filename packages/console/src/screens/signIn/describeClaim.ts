import type { Api } from '../../data/Api';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
const many = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** What an account is known by, and who else gets into it, so that nobody says yes to somebody else's. [OWN-01] */
export function describeClaim({ createdAt, keys, webhooks, others }: Api['claim']): string {
  const ways = [
    keys > 0 && many(keys, 'API key'),
    webhooks > 0 && many(webhooks, 'webhook'),
    others.length > 0 && `the members ${others.join(', ')}`,
  ].filter(Boolean);
  const made = `Made with your address on ${day.format(new Date(createdAt))}.`;
  return ways.length > 0 ? `${made} It can also be reached by ${ways.join(', ')}.` : made;
}
