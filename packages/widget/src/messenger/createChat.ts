import { timing } from '@beckon/contract';
import type { ChatOrder } from '../core/Effect';
import type { FbChat } from './Fb';
import { guarded } from './guarded';

type Changes = Readonly<Record<string, string | boolean>>;

/** The page's chat, once the SDK provides it. */
export type Chat = {
  tell: (method: ChatOrder, changes: Changes) => void;
  update: (changes: Record<string, string>) => void;
  /** The chat has loaded: earlier calls happen now. */
  flush: () => void;
};

/**
 * Passes a host's calls to the chat. Several of our methods map to the single call `update`, which the platform allows
 * once in 5 s: values that come too early are collected, and the latest are sent once allowed. [API-13, API-15, A-94]
 */
export function createChat(sdk: () => FbChat | undefined): Chat {
  const waiting: (() => void)[] = [];
  let gathered: Record<string, string> = {};
  let isResting = false;

  const act = (what: (chat: FbChat) => void): void => {
    const chat = sdk();
    if (chat) guarded(() => what(chat));
    else waiting.push(() => act(what));
  };
  const sendGathered = (): void => {
    isResting = Object.keys(gathered).length > 0;
    if (!isResting) return;
    const changes = gathered;
    gathered = {};
    setTimeout(sendGathered, timing.customerChatCallMs);
    guarded(() => sdk()?.update(changes));
  };
  const update = (changes: Record<string, string>): void => {
    gathered = { ...gathered, ...changes };
    if (!isResting && sdk()) sendGathered();
  };

  return {
    update,
    tell(method, changes) {
      if (method === 'open') act((chat) => chat.show(changes['shouldOpenDialog'] === true));
      else if (method === 'close') act((chat) => chat.hide());
      else if (method === 'openDialog') act((chat) => chat.showDialog());
      else if (method === 'closeDialog') act((chat) => chat.hideDialog());
      else update(changes as Record<string, string>);
    },
    flush() {
      for (const run of waiting.splice(0)) run();
      update({});
    },
  };
}
