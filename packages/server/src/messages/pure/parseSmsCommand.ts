import type { Command } from '@beckon/contract/messageChannels';

/** What a text asks for. `unclear`: it may contain a keyword or a ref, or words for a person. */
type SmsCommand = Command | 'unclear';

/** Words that stop everything, alone or with a please: the carriers' list, and its equivalents in other languages. */
const stopWords =
  'stop|stopall|stop all|unsubscribe|cancel|end|quit|revoke|optout|opt out|stopp|stoppen|abmelden|beenden|alto|parar|pare|baja|cancelar|arret|arreter|desabonner|ferma|annulla|cancellami|afmelden|sair|remover|стоп|отписаться|відписатися|停止|取消|退订|退訂|ストップ|إيقاف|توقف|הסר|הפסק|หยุด|στοπ|dur|iptal|berhenti|zastavit';
const startWords = 'start|unstop|subscribe again|opt in again';
const helpWords = 'help|info|hilfe|ayuda|aide|aiuto|ajuda';
const yesWords = 'yes|y|ja|si|oui|sim|yes please|ok|confirm';
const politeness =
  '(?:please |pls |just )?(?:ADD)(?: please| pls| now| it| this| thanks| thank you| danke| por favor| merci)*';

const whole = (words: string): RegExp =>
  new RegExp(`^${politeness.replace('ADD', words.split('|').map(plain).join('|'))}$`);
const commands: [SmsCommand, RegExp][] = [
  ['stop', whole(stopWords)],
  ['start', whole(startWords)],
  ['help', whole(helpWords)],
  ['yes', whole(yesWords)],
];

/** Sentences that stop everything: better one subscriber too few than one message too many. */
const revocations = [
  // With the keyword of what to stop.
  /^stop [\p{L}\p{N}]+$/u,
  /\b(?:stop|quit|cease) (?:all |any |these |those |your |the |with |the damn )*(?:text|txt|messag|sms|send|contact|spam|market|promo|bother|harass|alert|notif)/,
  /\b(?:unsubscribe|opt out|optout|opting out|unsub)\b/,
  /\b(?:remove|delete|take) (?:me|my (?:phone )?number|this number)\b/,
  /\b(?:no more|not any more|never) (?:text|txt|messag|sms|alert|promo)/,
  /\b(?:do not|dont|don t|never|please not) (?:ever )?(?:text|txt|messag|contact|send|sms|spam)/,
  /\bleave me alone\b/,
  /\b(?:cancel|end|revoke|withdraw) (?:my |the |this |all )*(?:subscription|text|messag|alert|consent|sms)/,
  /\b(?:i )?(?:do not|dont|don t|no longer) (?:want|wish|like|care)(?: \w+){0,3} (?:text|txt|messag|sms|alert|promo)/,
  /\bwrong (?:number|person)\b/,
];

/** Lowercase letters and digits without diacritics, everything else as one blank. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Parses the commands that every SMS sender must obey, in any case and form. [OWN-13] */
export function parseSmsCommand(text: string): SmsCommand {
  const words = plain(text);
  const found = commands.find(([, shape]) => shape.test(words));
  if (found) return found[0];
  return revocations.some((shape) => shape.test(words)) ? 'stop' : 'unclear';
}
