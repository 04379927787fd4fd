import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { MailRefusal, sendSmtp } from './sendSmtp';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** An SMTP server that records what it receives; `refuse` makes it reject one command. */
async function openServer({ refuse = '', no = '550 no', isSilent = false, hangsUp = false } = {}) {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    let text = '';
    socket.on('error', () => undefined);
    if (isSilent) {
      socket.end();
      return;
    }
    socket.write('220 mail.example\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        heard.push(line);
        if (isData && line !== '.') continue;
        const verb = line.split(/[ :]/)[0] ?? '';
        isData = verb === 'DATA';
        const answers: Record<string, string> = {
          EHLO: '250-mail.example\r\n250-8BITMIME\r\n250 AUTH PLAIN',
          AUTH: '235 ok',
          DATA: '354 go on',
          QUIT: '221 bye',
        };
        socket.write(`${verb === refuse ? no : (answers[verb] ?? '250 ok')}\r\n`);
        if (hangsUp && verb === '.') socket.end();
      }
    });
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { heard, port: (server.address() as AddressInfo).port };
}

const mail = { to: 'ann@example.test', subject: 'Gruß', body: '.\r\nHello, Ann — it is “you”.\n'.repeat(20) };

it('OWN-01 hands an email to an SMTP server, word for word', async () => {
  const { heard, port } = await openServer();
  await sendSmtp({ url: `smtp://user:p%40ss@127.0.0.1:${port}`, from: 'shop@example.test' }, mail);
  expect(heard.slice(0, 5)).toEqual([
    'EHLO beckon',
    `AUTH PLAIN ${Buffer.from('\0user\0p@ss').toString('base64')}`,
    'MAIL FROM:<shop@example.test>',
    'RCPT TO:<ann@example.test>',
    'DATA',
  ]);
  const blank = heard.indexOf('');
  const body = heard.slice(blank + 1, heard.lastIndexOf('.')).join('');
  expect(Buffer.from(body, 'base64').toString()).toBe(mail.body);
  expect(heard).toContain(`Subject: =?UTF-8?B?${Buffer.from('Gruß').toString('base64')}?=`);
});

it.each(['AUTH', 'MAIL', 'RCPT', 'DATA'])(
  'OWN-01 a refusal of %s is a failure that reveals only its code',
  async (refuse) => {
    const { port } = await openServer({ refuse });
    const sent = sendSmtp({ url: `smtp://user:secret@127.0.0.1:${port}`, from: 'shop@example.test' }, mail);
    await expect(sent).rejects.toThrow('The SMTP server returned 550.');
  },
);

it('OWN-01 an accepted email is sent, even if the server hangs up right after', async () => {
  const { heard, port } = await openServer({ hangsUp: true });
  await sendSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'shop@example.test' }, mail);
  expect(heard).toContain('.');
});

it.each([
  ['RCPT', '550 no such person', true],
  ['DATA', '554 no mails today', true],
  ['.', '552 too large', true],
  ['RCPT', '450 come back later', false],
  ['AUTH', '535 who are you', false],
  ['MAIL', '550 not from you', false],
])('OWN-01 an answer to %s with "%s" is final: %s', async (refuse, no, isFinal) => {
  const { port } = await openServer({ refuse, no });
  const sending = sendSmtp({ url: `smtp://a:b@127.0.0.1:${port}`, from: 'shop@example.test' }, mail);
  const error = await sending.catch((thrown: unknown) => thrown);
  expect([(error as Error).message, error instanceof MailRefusal]).toEqual([
    `The SMTP server returned ${no.slice(0, 3)}.`,
    isFinal,
  ]);
});

it('OWN-01 C45 an email leaves this machine only with TLS', async () => {
  const { heard, port } = await openServer({ refuse: 'STARTTLS', no: '502 what' });
  // Another spelling of loopback, as if it were another machine.
  const sent = sendSmtp({ url: `smtp://a:b@0x7f000001:${port}`, from: 'shop@example.test' }, mail);
  await expect(sent).rejects.toThrow('does not offer TLS');
  expect(heard.filter((line) => /AUTH|MAIL|RCPT/.test(line))).toEqual([]);
});

it('OWN-01 an SMTP server that closes the connection is a failure, not a wait', async () => {
  const { port } = await openServer({ isSilent: true });
  await expect(
    sendSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'shop@example.test' }, mail),
  ).rejects.toThrow('closed the connection');
});

it('OWN-01 names the cause if no server listens at the address', async () => {
  const { port } = await openServer();
  await Promise.all(servers.splice(0).map((server) => once(server.close(), 'close')));
  await expect(
    sendSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'shop@example.test' }, mail),
  ).rejects.toThrow('The SMTP server failed (ECONNREFUSED).');
});

it.each(['a@b\r\nRCPT TO:<evil@example.test>', 'a b@c', '<a@b>', 'a@b>', 'nobody'])(
  'OWN-01 C45 %j is not a valid recipient',
  async (to) => {
    await expect(
      sendSmtp({ url: 'smtp://127.0.0.1:1', from: 'shop@example.test' }, { ...mail, to }),
    ).rejects.toThrow('contains invalid characters');
  },
);
