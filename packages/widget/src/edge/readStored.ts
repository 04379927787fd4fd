import { storageKeys } from '@beckon/contract';
import type { Store } from '@beckon/platform';
import type { Stored } from '../core/State';
import { parseCount } from './parseCount';
import { readSmsRefs } from './readSmsRefs';

/** What earlier pages left behind, each value only if it is usable. [BOOT-10, STOR-05, STOR-06, A-89] */
export function readStored(store: Store, session: Pick<Store, 'read'>): Stored {
  const flag = (key: string): boolean => !['', '0', 'false', undefined].includes(store.readText(key));
  return {
    payloadExperiment: flag(storageKeys.payloadExperiment),
    experiments: flag(storageKeys.experiments),
    smsRefs: readSmsRefs(store),
    omnichatLastSeen: parseCount(store.readText(storageKeys.omnichatLastSeen)),
    popoversClosed: session.read(storageKeys.popoversClosed, asTexts, []),
  };
}

function asTexts(raw: unknown): string[] | undefined {
  return Array.isArray(raw) ? raw.filter((one): one is string => typeof one === 'string') : undefined;
}
