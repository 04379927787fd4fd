import type { Channel } from '../widget/Widget';

/** What people write to unsubscribe, to subscribe again, to get help and to confirm, in whatever words. [OWN-13] */
export type Command = 'stop' | 'start' | 'help' | 'yes';

/** What differs between the channels through which messages reach people. What only one of them does is in a folder of its own. */
type MessageChannel = {
  /** Its name in the API, in the sandbox and among providers. Its name in widgets and in the database is its key. */
  publicName: string;
  /** The settings that say who sends its messages, and from which number or page. */
  providerSetting: 'smsProvider' | 'messengerProvider';
  senderSetting: 'widgetPhone' | 'fbPageId';
  /** Where its messages go: to a phone number, which is sealed where it's stored, or to a person's ID on a Facebook Page. [OWN-12, C48] */
  addressKind: 'phone' | 'pageScopedId';
  /** Whether people must see a legal text before they opt in, whose words are kept with the opt-in. [SMS-11, NET-02] */
  needsConsentText: boolean;
  /** The widgets through which people opt in: those with one of these channels, and bubbles with this switch on. [SMS-01, OMNI-12, OWN-14] */
  optIn: { widgetChannels: readonly Channel[]; bubbleSwitch: 'enable_sms' | undefined };
  limits: {
    /** Whether its messages are paid for by the part, and limited per day. [OWN-13] */
    isPaidByPart: boolean;
    /** Whether its messages wait for the day at their destination. [OWN-22] */
    isQuietAtNight: boolean;
  };
  inbound: {
    /** The commands that are never an owner's keyword, because they're always obeyed. [OWN-10, OWN-13] */
    reserved: readonly Command[];
  };
};

/** The channels through which messages reach people: each has a row here, and the compiler names every other place that needs one. [OWN-13, OWN-14] */
export const messageChannels = {
  sms: {
    publicName: 'sms',
    providerSetting: 'smsProvider',
    senderSetting: 'widgetPhone',
    addressKind: 'phone',
    needsConsentText: true,
    optIn: { widgetChannels: ['sms'], bubbleSwitch: 'enable_sms' },
    limits: { isPaidByPart: true, isQuietAtNight: true },
    inbound: { reserved: ['stop', 'start', 'help', 'yes'] },
  },
  fb: {
    publicName: 'messenger',
    providerSetting: 'messengerProvider',
    senderSetting: 'fbPageId',
    addressKind: 'pageScopedId',
    needsConsentText: false,
    optIn: { widgetChannels: ['fb', 'omni'], bubbleSwitch: undefined },
    limits: { isPaidByPart: false, isQuietAtNight: false },
    inbound: { reserved: ['stop'] },
  },
} as const satisfies Record<string, MessageChannel>;

/** A channel's name in widgets and in the database. */
export type MessageChannelName = keyof typeof messageChannels;

/** What an address on a channel is. */
export type AddressKind = (typeof messageChannels)[MessageChannelName]['addressKind'];

/** A channel's name in the API, in the sandbox and among providers. */
export type PublicChannel = (typeof messageChannels)[MessageChannelName]['publicName'];

/** All of them, in the order in which owners see them. */
export const messageChannelNames = Object.keys(messageChannels) as MessageChannelName[];

/** All of them by their public names. */
export const publicChannels: readonly PublicChannel[] = messageChannelNames.map(
  (name) => messageChannels[name].publicName,
);

/** The name in the database of a channel with this public name. */
export function findChannel(publicName: PublicChannel): MessageChannelName {
  const found = messageChannelNames.find((name) => messageChannels[name].publicName === publicName);
  if (!found) throw new RangeError(`No channel is called ${publicName}.`);
  return found;
}

/** Whether addresses on a channel are phone numbers; the name of a channel from the database may be any text. [OWN-12, C48] */
export function hasPhones(channel: string): boolean {
  return messageChannelNames.some(
    (name) => name === channel && messageChannels[name].addressKind === 'phone',
  );
}

/** What decides it: a bubble is known by its channel on pages, and by its type where it's stored. */
type OptInWidget = { channel: string; isBubble: boolean; data: { channels?: unknown } };

/** Whether people can opt in to a channel through a widget. [SMS-01, OMNI-12, OWN-14] */
export function offersOptIn(name: MessageChannelName, { channel, isBubble, data }: OptInWidget): boolean {
  const { widgetChannels, bubbleSwitch } = messageChannels[name].optIn;
  const switches = data.channels as Readonly<Record<string, unknown>> | null | undefined;
  return (
    widgetChannels.some((one) => one === channel) ||
    (isBubble && bubbleSwitch !== undefined && switches?.[bubbleSwitch] === true)
  );
}

/** Whether a page shows a legal text with a widget: people opt in through it to a channel that needs one. [SMS-11, NET-02] */
export function needsConsentText({ channel, data }: Omit<OptInWidget, 'isBubble'>): boolean {
  return messageChannelNames.some(
    (name) =>
      messageChannels[name].needsConsentText &&
      offersOptIn(name, { channel, isBubble: channel === 'omni', data }),
  );
}
