import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { isThisMachine, mailAddressShape } from '../formats/pure/index';

/** A plain-text email. */
export type Mail = { to: string; subject: string; body: string };

/** An email that the server will never accept. */
export class MailRefusal extends Error {
  override name = 'MailRefusal';
}

type Thrown = new (message: string) => Error;
type Server = { url: string; from: string };
type Line = { code: number; text: string };

const timeoutMs = 10_000;
const submissionPort = 587;
const securePort = 465;
/** From this code on, the answer is permanent, not temporary. */
const forGood = 500;

/**
 * Hands an email to an SMTP server (RFC 5321): `smtps://` uses TLS at once, `smtp://` upgrades to it, except on this
 * machine. [OWN-01]
 */
export async function sendSmtp({ url, from }: Server, mail: Mail): Promise<void> {
  // A line break in an address would let an attacker write SMTP commands.
  for (const address of [from, mail.to]) {
    if (!mailAddressShape.test(address))
      throw new MailRefusal('An email address contains invalid characters.');
  }
  const { protocol, hostname: host, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const at = { host, port: Number(port) || (isSecure ? securePort : submissionPort) };
  let socket: Socket = isSecure ? connectTls({ ...at, servername: host }) : connect(at);
  try {
    await once(
      socket.setTimeout(timeoutMs, () => socket.destroy(new Error('The SMTP server does not respond.'))),
      isSecure ? 'secureConnect' : 'connect',
    );
    let talk = createTalk(socket);
    await talk.hear(220);
    let offers = await talk.say('EHLO beckon', 250);
    const isOffered = /STARTTLS/i.test(offers);
    // Someone in the middle could remove the offer, and would read tokens that open accounts.
    if (!isSecure && !isOffered && !isThisMachine(host))
      throw new Error('The SMTP server does not offer TLS. Use a server that does, or smtps://.');
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
    // From here on, a permanent refusal is about this email, not about the server's setup.
    await talk.say(`RCPT TO:<${mail.to}>`, 250, MailRefusal);
    await talk.say('DATA', 354, MailRefusal);
    await talk.say(buildMessage(from, mail), 250, MailRefusal);
    // The server accepted the email. However QUIT goes, we must not send it again.
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
    // Lines of base64 never begin with a dot, so we don't need dot-stuffing.
    base64(body).replace(/.{76}/g, '$&\r\n'),
    '.',
  ].join('\r\n');
}

/** One command, one answer: an answer may have several lines, and the last has no dash after its code. */
function createTalk(socket: Socket) {
  let text = '';
  let wake = () => {};
  let failure: Error | undefined;
  const onData = (chunk: Buffer) => {
    text += chunk.toString('latin1');
    wake();
  };
  const onEnd = (error?: Error) => {
    failure = error instanceof Error ? error : new Error('The SMTP server closed the connection.');
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
        throw new Refusal(`The SMTP server returned ${answer.code}.`);
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
