/** Our own texts around a messenger form. Apart from the others, because only some pages load them. [CHK-02, A-32, A-93] */
export const messengerTexts = {
  tickFirst: 'Check the box first.',
  waiting: 'Waiting for you in Messenger…',
  scanCode: 'Or scan with your phone',
  askForCode: 'Show a QR code for your phone',
  code: 'QR code that opens Messenger on your phone',
} as const;
