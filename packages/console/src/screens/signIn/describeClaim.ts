import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import { language } from '../../copy/language';
import type { Api } from '../../data/Api';

/** What identifies an account, and who else has access, so that nobody claims someone else's. [OWN-01] */
export function describeClaim({ createdAt, keys, webhooks, others }: Api['claim']): string {
  const texts = copy.signIn.claim;
  const ways = [
    keys > 0 && fill(texts.keys, { n: keys }),
    webhooks > 0 && fill(texts.webhooks, { n: webhooks }),
    others.length > 0 && fill(texts.members, { n: others.length, list: others.join(', ') }),
  ].filter(Boolean);
  const day = new Intl.DateTimeFormat(language(), { dateStyle: 'long' });
  const made = fill(texts.made, { date: day.format(new Date(createdAt)) });
  return ways.length > 0 ? `${made} ${fill(texts.ways, { list: ways.join(', ') })}` : made;
}
