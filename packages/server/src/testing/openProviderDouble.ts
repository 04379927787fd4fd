import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What each account may do at the fake of all providers. */
export const providerDouble = {
  twilio: { accountSid: `AC${'1'.repeat(32)}`, authToken: 'own-twilio-token', phone: '+14155550177' },
  vonage: {
    apiKey: 'abcd1234',
    apiSecret: 'own-vonage-secret',
    signatureSecret: 'own-vonage-signature-secret',
    phone: '+14155550166',
  },
  messenger: { pageId: '770077', pageToken: 'own-page-token', appSecret: 'own-app-secret' },
};

const writeBasic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** A server that answers like every provider, and records what it was sent. */
export async function openProviderDouble() {
  const sent: { path: string; authorization: string; body: string }[] = [];
  const { twilio, vonage, messenger } = providerDouble;
  const basic = writeBasic(twilio.accountSid, twilio.authToken);
  const proof = createHmac('sha256', messenger.appSecret).update(messenger.pageToken).digest('hex');
  const answer = (url: URL, authorization: string): [number, object] => {
    if (url.pathname.startsWith('/2010-04-01/')) {
      if (authorization !== basic) return [401, { code: 20003 }];
      const isOwn = url.searchParams.get('PhoneNumber') === twilio.phone;
      return [200, { incoming_phone_numbers: isOwn ? [{ phone_number: twilio.phone }] : [], sid: 'SM1' }];
    }
    if (['/v1/messages', '/account/numbers'].includes(url.pathname)) {
      if (authorization !== writeBasic(vonage.apiKey, vonage.apiSecret)) return [401, { title: 'No' }];
      const digits = vonage.phone.slice(1);
      const isOwn = url.searchParams.get('pattern') === digits;
      return [200, { message_uuid: 'aaaa-1', ...(isOwn && { numbers: [{ msisdn: digits }] }) }];
    }
    if (authorization !== `Bearer ${messenger.pageToken}`) return [401, { error: { code: 190 } }];
    if (!url.pathname.endsWith('/me')) return [200, { message_id: 'm1' }];
    return url.searchParams.get('appsecret_proof') === proof
      ? [200, { id: messenger.pageId }]
      : [400, { error: { code: 100 } }];
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { authorization = '' } = request.headers;
      const url = new URL(request.url ?? '/', 'http://double');
      const [status, json] = answer(url, authorization);
      if (request.method === 'POST') sent.push({ path: url.pathname, authorization, body });
      response.writeHead(request.method === 'POST' && status === 200 ? 201 : status);
      response.end(JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, sent, basic, close: () => new Promise((resolve) => server.close(resolve)) };
}
