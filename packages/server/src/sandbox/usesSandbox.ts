import type { MessageChannelName } from '@beckon/contract/messageChannels';
import type { SandboxAccount } from './store/selectSandboxAccount';

/** Whether an account tries a channel out in the sandbox. [OWN-13] */
export const usesSandbox: Record<MessageChannelName, (account: SandboxAccount) => boolean> = {
  sms: ({ hasSms }) => hasSms,
  fb: ({ hasMessenger }) => hasMessenger,
};
