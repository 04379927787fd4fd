import { explain } from '@beckon/contract/data/explain';
import { type Command, messageChannels } from '@beckon/contract/messageChannels';
import { parseSmsCommand } from '../../messages/pure/index';
import { asksForPhone } from './asksForPhone';
import { listWords, type SharedKeyword, type Worded } from './findSharedKeywords';

const refusals = {
  stop: 'word_stops',
  start: 'word_starts',
  help: 'word_helps',
  yes: 'word_confirms',
} as const satisfies Record<Command, string>;

/**
 * The keywords of a widget that never opt anyone in, because every SMS sender must obey them as commands. Messenger always
 * obeys only STOP. [OWN-10, OWN-13]
 */
export function findReservedKeywords(widget: Worded): SharedKeyword[] {
  const { inbound } = asksForPhone(widget) ? messageChannels.sms : messageChannels.fb;
  return listWords(widget).flatMap(({ path, word }) => {
    const command = parseSmsCommand(word);
    const found = inbound.reserved.find((one) => one === command);
    return found ? [{ path, ...explain(refusals[found], { word: word.trim() }) }] : [];
  });
}

/** Those that a change adds: what was stored before must not block other changes. [OWN-10] */
export function findNewReserved(before: Worded, after: Worded): SharedKeyword[] {
  const known = findReservedKeywords(before).map(({ message }) => message);
  return findReservedKeywords(after).filter(({ message }) => !known.includes(message));
}
