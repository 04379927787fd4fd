import type { Send } from './createSender';
import type { LoadBook } from './LoadBook';

/** What an owner's load uses: a widget and a webhook of the account, and a person who signs in. */
export type OwnerRecords = {
  key: string;
  widgetId: number;
  webhookId: string;
  person: { email: string; password: string };
};

type OwnerLoadDeps = OwnerRecords & { send: Send; book: LoadBook };

const pauseMs = 50;
/** A password costs a lot of work: it must not be all that the servers do. */
const restMs = 700;
const [ok, conflict] = [200, 409];

const pause = (ms = pauseMs) => new Promise((done) => setTimeout(done, ms));
const withKey = (key: string, method: string, body: unknown) => ({
  method,
  headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
  body: JSON.stringify(body),
});

/** Everything an owner does at once. */
export const driveOwner = (deps: OwnerLoadDeps): (() => Promise<void>)[] => [
  publishTitles(deps),
  updateWebhook(deps),
  signInOften(deps),
];

/** Publishes one title after the other; doesn't ask again for one whose answer was lost. */
function publishTitles({ send, book, key, widgetId }: OwnerLoadDeps): () => Promise<void> {
  let [revision, count] = [0, 0];
  const call = async (path: string, method: string, body: object) => {
    const request = withKey(key, method, { revision, ...body });
    const { status, text } = await send(`/api/v1/widgets/${widgetId}${path}`, request, 'writes');
    if (status === ok) revision = (JSON.parse(text) as { revision: number }).revision;
    else if (status === conflict) revision = Number(/revision (\d+)/.exec(text)?.[1] ?? revision);
    return status === ok;
  };
  return async () => {
    count += 1;
    const title = `title ${count}`;
    const isDrafted = await call('', 'PATCH', { data: { main: { title } } });
    if (isDrafted && (await call('/publish', 'POST', {}))) book.titles.add(title);
    await pause();
  };
}

/** Sets one webhook URL after the other. */
function updateWebhook({ send, book, key, webhookId }: OwnerLoadDeps): () => Promise<void> {
  let count = 0;
  return async () => {
    count += 1;
    const url = `https://hooks.example.com/${count}`;
    book.addresses.tried = url;
    const { status } = await send(`/api/v1/webhooks/${webhookId}`, withKey(key, 'PATCH', { url }), 'writes');
    if (status === ok) book.addresses.acknowledged = url;
    await pause();
  };
}

/** Signs in again and again. */
function signInOften({ send, book, person }: OwnerLoadDeps): () => Promise<void> {
  return async () => {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    };
    const { status, cookie } = await send('/api/v1/sign-in', request, 'writes');
    const [, word] = /beckon_session=([\w-]{43})/.exec(cookie) ?? [];
    if (status === ok && word) book.sessions.add(word);
    await pause(restMs);
  };
}
