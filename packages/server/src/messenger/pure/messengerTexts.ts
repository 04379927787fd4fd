const nameOf = (pageName: string): string => pageName.trim() || 'This page';

/** What the product itself says in Messenger, if the owner has written nothing else. [OWN-22, A-76] */
export const messengerTexts = {
  welcome: (pageName: string) =>
    `${nameOf(pageName)}: You are subscribed. Write STOP if you want no more messages.`,
  stopped: (pageName: string) =>
    `${nameOf(pageName)}: You are unsubscribed and will get no more messages. Write START to subscribe again.`,
  started: (pageName: string) => `${nameOf(pageName)}: You are subscribed again.`,
} as const;
