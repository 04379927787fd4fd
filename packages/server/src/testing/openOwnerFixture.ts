import { openTestApp, type TestApp } from './openTestApp';
import { addMember, type Browser, openBrowser, signUp } from './signUp';

/** A route as named in the API description. */
export type Operation = {
  method: string;
  path: string;
  access: string;
  /** The scope a key needs; none: only people. */
  scope: string | undefined;
  hasBody: boolean;
  /** The status of a success. */
  status: number;
};

type Owner = Browser & { accountId: number };

/** An account with members of every role and one thing of every kind, another account, and all routes. */
export type OwnerFixture = {
  test: TestApp;
  owner: Owner;
  people: Record<string, Browser>;
  operations: Operation[];
  /** The owner's things by their names in paths. */
  ids: Record<string, string>;
  /** A path with the ids of the owner's things in it. */
  fill: (path: string) => string;
};

/** Opens such a fixture, with routes from the served description; in the given application if there is one. */
export async function openOwnerFixture(given?: TestApp): Promise<OwnerFixture> {
  const test = given ?? (await openTestApp());
  const owner = await signUp(test.app, 'Own');
  const people = {
    nobody: openBrowser(test.app),
    other: await signUp(test.app, 'Other'),
    viewer: await addMember(test.app, owner, 'viewer'),
    editor: await addMember(test.app, owner, 'editor'),
    owner,
  };
  const ids = await createOwnerRecords(test, owner, people.editor);
  const fill = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'missing');
  return { test, owner, people, operations: await fetchOperations(test), ids, fill };
}

type Described = { 'x-access': string; 'x-scope'?: string; requestBody?: object; responses: object };

async function fetchOperations(test: TestApp): Promise<Operation[]> {
  const { paths } = (await test.app.inject('/api/v1/openapi.json')).json<{
    paths: Record<string, Record<string, Described>>;
  }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({
      method: method.toUpperCase(),
      path,
      access: one['x-access'],
      scope: one['x-scope'],
      hasBody: one.requestBody !== undefined,
      status: Number(Object.keys(one.responses)[0]),
    })),
  );
}

async function createOwnerRecords(
  test: TestApp,
  owner: Owner,
  editor: Browser,
): Promise<Record<string, string>> {
  const { widgetId } = (
    await owner.call('POST', '/widgets', { type: 'bar', data: { main: { title: 'mine' } } })
  ).json();
  await owner.call('POST', `/widgets/${widgetId}/publish`, { revision: 1 });
  const { keyId } = (await owner.call('POST', '/keys', { name: 'x', scopes: ['widgets:read'] })).json();
  const { webhookId } = (await owner.call('POST', '/webhooks', { url: 'https://example.com/' })).json();
  await owner.call('POST', '/members', { email: `invited${owner.accountId}@mine.example`, role: 'viewer' });
  const { invitations } = (await owner.call('GET', '/invitations')).json();
  const [subscriber] = await test.sql<{ id: string }[]>`
    insert into subscribers (account_id, subscriber_id, channel, phone, source_widget_id)
    values (${owner.accountId}, gen_random_uuid(), 'sms', '+14155550199', ${widgetId}) returning subscriber_id as id`;
  const [delivery] = await test.sql<{ id: string }[]>`
    insert into webhook_deliveries (account_id, delivery_id, webhook_id, event, body, state)
    values (${owner.accountId}, gen_random_uuid(), ${webhookId}, 'test', 'mine', 'delivered') returning delivery_id as id`;
  await owner.call('PATCH', '/settings', { smsProvider: 'sandbox' });
  const order = { channel: 'sms', to: '+14155550198' };
  const { messageId } = (await owner.call('POST', '/settings/test-message', order)).json();
  const { members } = (await owner.call('GET', '/members')).json();
  const { sessions } = (await owner.call('GET', '/sessions')).json();
  return {
    widgetId: String(widgetId),
    version: '1',
    keyId,
    webhookId,
    name: 'twilio',
    invitationId: invitations[0].invitationId,
    subscriberId: subscriber?.id ?? '',
    messageId,
    deliveryId: delivery?.id ?? '',
    userId: members.find(({ email }: { email: string }) => email === editor.email).userId,
    sessionId: sessions[0].sessionId,
  };
}
