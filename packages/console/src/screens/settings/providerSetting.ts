/** The setting that names the provider of a channel. */
export const providerSetting = { sms: 'smsProvider', messenger: 'messengerProvider' } as const;
