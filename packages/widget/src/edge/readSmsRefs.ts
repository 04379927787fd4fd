import { storageKeys } from '@beckon/contract';
import type { Store } from '@beckon/platform';

/** The stored refs of text messages, as `widget:ref`; one without a widget is from an earlier version. [STOR-06, A-89, A-99] */
export function readSmsRefs(store: Pick<Store, 'readText'>): string[] {
  const text = store.readText(storageKeys.smsKeywordRef) ?? '';
  // Earlier versions also wrote a JSON string.
  return text.split(/[ "]/).filter((one) => /^[\w.+/=:-]{1,200}$/.test(one));
}
