import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { insertAccount, insertWidget } from '../../accounts/index';
import { waitUntil } from '../../database/testing/index';
import { noChannels } from '../../env/testing/index';
import { webhookPaths } from '../../messages/pure/index';
import { sampleAccount } from '../../sample/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { signBody } from '../isSignedBy';

export const appSecret = 'app-secret-0123456789';
export const verifyToken = 'verify-token-0123456789';
export const accountId = 2002;
export const pageId = '9900990099';

/** The settings of an installation that is connected to the platform. */
export const messengerChannels = {
  ...noChannels,
  sharedWith: [accountId],
  messenger: { appSecret, verifyToken, apiUrl: 'http://127.0.0.1:9', pageTokens: {} },
};

/** A server with an account whose page is connected. */
export type MessengerTest = TestApp & {
  app: FastifyInstance;
  post: (body: unknown, parts?: PostParts) => Promise<LightMyRequestResponse>;
  /** Waits until all events have been processed. */
  settle: () => Promise<void>;
};

type PostParts = { headers?: Record<string, string>; secret?: string; app?: FastifyInstance };

const someWidget = { smsKeyword: '', status: 'active', version: 1, channel: 'fb' };

/** Widgets of the account, by their id. */
const someWidgets = {
  modal: { ...someWidget, widgetId: 7, widgetType: 'modal', name: 'Modal', data: {} },
  fields: {
    ...someWidget,
    widgetId: 8,
    widgetType: 'checkbox',
    name: 'Checkbox',
    data: {
      setup: { ref_payload_field_id: 'coupon' },
      actions: {
        sequence: 'Hello\n--- 2 hours\nStill there?\n[Shop](https://fern.example/)',
        opt_in_keywords: ['ferns'],
      },
    },
  },
  paused: { ...someWidget, widgetId: 9, widgetType: 'box', name: 'Box', data: {}, status: 'paused' },
  sms: { ...someWidget, widgetId: 10, widgetType: 'modal', name: 'SMS', data: {}, channel: 'sms' },
  link: {
    ...someWidget,
    widgetId: 11,
    widgetType: 'ref-url',
    name: 'Link',
    data: { setup: { ref: 'summer' }, actions: { sequence: '' } },
  },
  comments: {
    ...someWidget,
    widgetId: 12,
    widgetType: 'feed_comment',
    name: 'Comments',
    data: {
      feed_comment_settings: {
        post_id: '55',
        include_keywords: ['price'],
        exclude_keywords: ['spam'],
        reply_delay: ['minutes', 5],
      },
      feed_comment_welcome: { text: 'It costs 12.' },
    },
  },
  code: {
    ...someWidget,
    widgetId: 13,
    widgetType: 'messenger_code',
    name: 'Code',
    data: { messenger_code_settings: { size: 320, colors: { bgColor: '#ffeedd', fgColor: '#113355' } } },
  },
} as const;

/** Opens the application on a fresh database, with a platform account and widgets of every kind it uses. */
export async function openMessengerTest(): Promise<MessengerTest> {
  const test = await openTestApp();
  const account = { ...sampleAccount, accountId, fbPageId: pageId, messengerProvider: 'messenger' };
  await insertAccount(test.sql, account);
  for (const widget of Object.values(someWidgets)) await insertWidget(test.sql, accountId, widget);
  const app = await test.build({ channels: messengerChannels });
  const post = (body: unknown, { headers = {}, secret = appSecret, app: other = app }: PostParts = {}) => {
    const payload = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
    const signed = { 'content-type': 'application/json', 'x-hub-signature-256': signBody(secret, payload) };
    return other.inject({
      method: 'POST',
      url: webhookPaths.messenger,
      headers: { ...signed, ...headers },
      payload,
    });
  };
  const settle = async () => {
    const isDone = await waitUntil(async () => {
      const [row] = await test.sql`select count(*)::int as n from messenger_inbox where outcome = 'waiting'`;
      return row?.['n'] === 0;
    }, 25_000);
    if (!isDone) throw new Error('events are still waiting');
  };
  return { ...test, app, post, settle };
}

/** The body of a call with these conversation events. */
export function buildCall(...messaging: object[]): Record<string, unknown> {
  return { object: 'page', entry: [{ id: pageId, time: 1, messaging }] };
}

/** Someone follows a link; parts can be replaced. */
export function buildReferral(senderId: string, ref: string, parts: object = {}): Record<string, unknown> {
  const referral = { ref, source: 'SHORTLINK', type: 'OPEN_THREAD' };
  return {
    sender: { id: senderId },
    recipient: { id: pageId },
    timestamp: 1_700_000_000_000,
    referral,
    ...parts,
  };
}
