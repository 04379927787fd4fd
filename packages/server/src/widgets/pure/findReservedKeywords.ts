import { readSmsCommand, type SmsCommand } from '../../messages/pure/index';
import { asksForPhone } from './asksForPhone';
import { listWords, type SharedKeyword, type Worded } from './findSharedKeywords';

/** What people want who send such a word. */
const wishes: Readonly<Record<Exclude<SmsCommand, 'unclear'>, string>> = {
  stop: 'stop messages',
  start: 'get messages again',
  help: 'get help',
  yes: 'confirm a sign-up',
};

/**
 * The keywords of a widget that never opt anyone in, because every SMS sender must obey them as commands. Messenger always
 * obeys only STOP. [OWN-10, OWN-13]
 */
export function findReservedKeywords(widget: Worded): SharedKeyword[] {
  const isTexted = asksForPhone(widget);
  return listWords(widget).flatMap(({ path, word }) => {
    const command = readSmsCommand(word);
    if (command === 'unclear' || (!isTexted && command !== 'stop')) return [];
    const message = `can’t include “${word.trim()}” because people send it to ${wishes[command]}. Choose another word`;
    return [{ path, message }];
  });
}

/** Those that a change adds: what was stored before must not block other changes. [OWN-10] */
export function findNewReserved(before: Worded, after: Worded): SharedKeyword[] {
  const known = findReservedKeywords(before).map(({ message }) => message);
  return findReservedKeywords(after).filter(({ message }) => !known.includes(message));
}
