/** The addresses that providers call and sign. [OWN-13, OWN-14] */
export const webhookPaths = { sms: '/webhooks/sms', messenger: '/webhooks/messenger' } as const;
