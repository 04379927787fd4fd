import type { CountedBy } from '../../http/testing/index';
import type { messengerLimits } from '../pure/messengerLimits';

/** Where each limit is counted, as docs/operations.md says. [OWN-14] */
export const messengerLimitsCountedBy: Record<keyof typeof messengerLimits, CountedBy> = {
  bodyBytes: 'none',
  eventsPerCall: 'none',
  jsonDepth: 'none',
  refCharacters: 'none',
  textCharacters: 'none',
  refusedPerWindow: 'server',
  refusedWindowMs: 'none',
  lookupsAtOnce: 'server',
  lookupsWaiting: 'server',
  eventsAtOnce: 'none',
  sweepMs: 'none',
  firstRetryMs: 'none',
  mostTries: 'none',
  retentionDays: 'none',
  messageCharacters: 'none',
  buttonMessageCharacters: 'none',
  buttonTitleCharacters: 'none',
  buttonPayloadCharacters: 'none',
  buttons: 'none',
  sequenceMessages: 'none',
  mostReplyDelayMs: 'none',
  sendTimeoutMs: 'none',
};
