/** Where providers report to; they are told these addresses, and sign them. [OWN-13, OWN-14] */
export const webhookPaths = { sms: '/webhooks/sms', messenger: '/webhooks/messenger' } as const;
