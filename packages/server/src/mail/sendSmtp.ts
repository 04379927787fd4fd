import { createTransport } from 'nodemailer';
import { isThisMachine, mailAddressShape } from '../formats/pure/index';

/** A plain-text email. */
export type Mail = { to: string; subject: string; body: string };

/** Why an email wasn't sent, in a sentence that quotes nothing: it may be logged. */
export class MailFailure extends Error {
  override name = 'MailFailure';
}

/** An email that the server will never accept. */
export class MailRefusal extends MailFailure {
  override name = 'MailRefusal';
}

/** An email whose token has expired: nobody needs it anymore. */
export class MailExpired extends MailRefusal {
  override name = 'MailExpired';
}

type Server = { url: string; from: string };
/** What nodemailer says about a failure; its message may quote the address or the server's words. */
type SmtpFailure = {
  code?: string;
  /** The system's own code, if nodemailer replaced it. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
};

const timeoutMs = 10_000;
const submissionPort = 587;
const securePort = 465;
/** From this code on, the answer is permanent, not temporary. */
const forGood = 500;
/** From these commands on, a permanent refusal is about this email, not about the server's setup. */
const aboutTheMail: ReadonlySet<string | undefined> = new Set(['RCPT TO', 'DATA']);
const failures: Record<string, string> = {
  ECONNECTION: 'The SMTP server closed the connection.',
  ETIMEDOUT: 'The SMTP server does not respond.',
  ETLS: 'The SMTP server does not offer TLS. Use a server that does, or smtps://.',
};

/**
 * Hands an email to an SMTP server: `smtps://` uses TLS at once, `smtp://` upgrades to it, except on this machine. What it
 * throws never quotes an address. [OWN-01]
 */
export async function sendSmtp({ url, from }: Server, { to, subject, body }: Mail): Promise<void> {
  // A line break in an address would let an attacker write SMTP commands.
  for (const address of [from, to]) {
    if (!mailAddressShape.test(address))
      throw new MailRefusal('An email address contains invalid characters.');
  }
  const { protocol, hostname: host, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host,
    port: Number(port) || (secure ? securePort : submissionPort),
    name: 'beckon',
    secure,
    // Someone in the middle could remove the offer of TLS, and would read tokens that open accounts.
    requireTLS: !secure && !isThisMachine(host),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Our texts have no attachments, and nothing in them may read a file or load an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({ from, to, subject, text: body, textEncoding: 'base64' });
  } catch (error) {
    throw explain(error as SmtpFailure);
  } finally {
    transport.close();
  }
}

function explain({ code = '', originalCode = code, command, responseCode }: SmtpFailure): MailFailure {
  const known = failures[originalCode] ?? failures[code];
  if (known !== undefined) return new MailFailure(known);
  if (responseCode === undefined) return new MailFailure(`The SMTP server failed (${originalCode}).`);
  const isFinal = responseCode >= forGood && aboutTheMail.has(command);
  return new (isFinal ? MailRefusal : MailFailure)(`The SMTP server returned ${responseCode}.`);
}
