import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { isThisMachine } from '../rules/isThisMachine';
import { mailAddressShape } from '../rules/mailAddressShape';

/** A mail of plain text. */
export type Mail = { to: string; subject: string; body: string };

/** A mail that is not taken however often it is sent. */
export class MailRefusal extends Error {
  override name = 'MailRefusal';
}

type Thrown = new (message: string) => Error;
type Server = { url: string; from: string };
type Line = { code: number; text: string };

const timeoutMs = 10_000;
const submissionPort = 587;
const securePort = 465;
/** Answers from here on mean: never, not just not now. */
const forGood = 500;

/**
 * Hands a mail to a mail server (RFC 5321): `smtps://` speaks TLS at once, `smtp://` changes to it, and only on this machine goes
 * without. [OWN-01]
 */
export async function sendSmtp({ url, from }: Server, mail: Mail): Promise<void> {
  // Whoever gets a line end into an address writes commands of their own.
  for (const address of [from, mail.to]) {
    if (!mailAddressShape.test(address))
      throw new MailRefusal('A mail address has characters that cannot be sent.');
  }
  const { protocol, hostname: host, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const at = { host, port: Number(port) || (isSecure ? securePort : submissionPort) };
  let socket: Socket = isSecure ? connectTls({ ...at, servername: host }) : connect(at);
  try {
    await once(
      socket.setTimeout(timeoutMs, () => socket.destroy(new Error('The mail server is silent.'))),
      isSecure ? 'secureConnect' : 'connect',
    );
    let talk = createTalk(socket);
    await talk.hear(220);
    let offers = await talk.say('EHLO beckon', 250);
    const isOffered = /STARTTLS/i.test(offers);
    // Whoever stands between could take the offer away, and would read words that open accounts.
    if (!isSecure && !isOffered && !isThisMachine(host))
      throw new Error('The mail server offers no TLS. Use one that does, or smtps://.');
    if (!isSecure && isOffered) {
      await talk.say('STARTTLS', 220);
      talk.leave();
      socket = connectTls({ socket, servername: host });
      await once(socket, 'secureConnect');
      talk = createTalk(socket);
      offers = await talk.say('EHLO beckon', 250);
    }
    if (username) {
      const words = `\0${decodeURIComponent(username)}\0${decodeURIComponent(password)}`;
      await talk.say(`AUTH PLAIN ${Buffer.from(words).toString('base64')}`, 235);
    }
    await talk.say(`MAIL FROM:<${from}>`, 250);
    // From here on a refusal for good is about this mail, not about how the server is set up.
    await talk.say(`RCPT TO:<${mail.to}>`, 250, MailRefusal);
    await talk.say('DATA', 354, MailRefusal);
    await talk.say(buildMessage(from, mail), 250, MailRefusal);
    // The mail is taken. However the farewell goes, it must not be sent again.
    await talk.say('QUIT', 221).catch(() => {});
  } finally {
    socket.destroy();
  }
}

function buildMessage(from: string, { to, subject, body }: Mail): string {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  return [
    `From: <${from}>`,
    `To: <${to}>`,
    `Subject: =?utf-8?B?${base64(subject)}?=`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomUUID()}@${from.split('@')[1]}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    // Lines of base64 never begin with a dot, so none has to be doubled.
    base64(body).replace(/.{76}/g, '$&\r\n'),
    '.',
  ].join('\r\n');
}

/** One question, one answer: an answer may have several lines, and the last has no dash behind its number. */
function createTalk(socket: Socket) {
  let text = '';
  let wake = () => {};
  let failure: Error | undefined;
  const onData = (chunk: Buffer) => {
    text += chunk.toString('latin1');
    wake();
  };
  const onEnd = (error?: Error) => {
    failure = error instanceof Error ? error : new Error('The mail server hung up.');
    wake();
  };
  socket.on('data', onData).on('error', onEnd).on('close', onEnd);
  const hear = async (wanted: number, Final: Thrown = Error): Promise<string> => {
    for (;;) {
      const answer = readAnswer(text);
      if (answer) {
        text = '';
        if (answer.code === wanted) return answer.text;
        const Refusal = answer.code >= forGood ? Final : Error;
        throw new Refusal(`The mail server refused with ${answer.code}.`);
      }
      if (failure) throw failure;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return {
    hear,
    say: async (line: string, wanted: number, Final?: Thrown) => {
      socket.write(`${line}\r\n`);
      return await hear(wanted, Final);
    },
    leave: () => socket.off('data', onData).off('error', onEnd).off('close', onEnd),
  };
}

function readAnswer(text: string): Line | undefined {
  const last = /^(\d{3})(?: [^\r\n]*)?\r?\n/m.exec(text);
  return last ? { code: Number(last[1]), text } : undefined;
}
