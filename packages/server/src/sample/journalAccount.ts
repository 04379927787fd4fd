import type { Account } from '../accounts/pure/index';
import { sampleAccount } from './sampleAccount';

/** The journal of the plant shop, a separate account: its pages have every type of widget. [OWN-20, OWN-21] */
export const journalAccount: Account = {
  ...sampleAccount,
  accountId: 1010,
  pageName: 'Fern & Fig Journal',
  fbPageId: '108020304050608',
  widgetPhone: '+14155552672',
  whitelist: ['journal.fernandfig.example'],
};
