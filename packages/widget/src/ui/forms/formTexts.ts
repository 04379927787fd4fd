/** Our own texts around a messenger form. [CHK-02, A-32, A-93] */
export const formTexts = {
  tickFirst: 'Check the box first.',
  waiting: 'Waiting for you in Messenger…',
  scan: 'Or scan with your phone',
  ask: 'Show a QR code for your phone',
  code: 'QR code that opens Messenger on your phone',
} as const;
