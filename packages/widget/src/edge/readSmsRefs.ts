import { storageKeys } from '@beckon/contract';
import type { Store } from '@beckon/platform';
import type { SmsRefs } from '../core/State';

/** The refs of text messages that are kept, each with its widget; a text on its own is of an earlier version. [STOR-06, A-89, A-99] */
export function readSmsRefs(store: Pick<Store, 'readText'>): SmsRefs {
  const text = store.readText(storageKeys.smsKeywordRef) ?? '';
  const refs = asTable(text) ?? { '': text.replace(/^"(.*)"$/, '$1') };
  return Object.fromEntries(Object.entries(refs).filter(isUsable));
}

function asTable(text: string): object | undefined {
  try {
    const raw: unknown = JSON.parse(text) ?? {};
    return typeof raw === 'object' ? (raw as object) : undefined;
  } catch {
    return undefined;
  }
}

function isUsable(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string' && /^[\w.+/=-]{1,200}$/.test(entry[1]);
}
