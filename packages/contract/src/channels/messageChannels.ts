/** What differs between the channels through which messages reach people. What only one of them does is in a folder of its own. */
type MessageChannel = {
  /** Its name in the API, in the sandbox and among providers. Its name in widgets and in the database is its key. */
  publicName: string;
  /** The settings that say who sends its messages, and from which number or page. */
  providerSetting: 'smsProvider' | 'messengerProvider';
  senderSetting: 'widgetPhone' | 'fbPageId';
  /** Whether its messages are paid for by the part, and limited per day. [OWN-13] */
  isPaidByPart: boolean;
  /** Whether its messages wait for the day at their destination. [OWN-22] */
  isQuietAtNight: boolean;
};

/** The channels through which messages reach people: each has a row here, and the compiler names every other place that needs one. [OWN-13, OWN-14] */
export const messageChannels = {
  sms: {
    publicName: 'sms',
    providerSetting: 'smsProvider',
    senderSetting: 'widgetPhone',
    isPaidByPart: true,
    isQuietAtNight: true,
  },
  fb: {
    publicName: 'messenger',
    providerSetting: 'messengerProvider',
    senderSetting: 'fbPageId',
    isPaidByPart: false,
    isQuietAtNight: false,
  },
} as const satisfies Record<string, MessageChannel>;

/** A channel's name in widgets and in the database. */
export type MessageChannelName = keyof typeof messageChannels;

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
