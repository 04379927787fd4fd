const nameOf = (pageName: string): string => pageName.trim() || 'This page';

/** What the product itself says in Messenger, if the owner has written nothing else. [OWN-22, A-76] */
export const messengerTexts = {
  welcome: (pageName: string) => `${nameOf(pageName)}: You’re subscribed. Reply STOP to unsubscribe.`,
  stopped: (pageName: string) =>
    `${nameOf(pageName)}: You’re unsubscribed and won’t get any more messages. Reply START to subscribe again.`,
  started: (pageName: string) => `${nameOf(pageName)}: You’re subscribed again.`,
} as const;
