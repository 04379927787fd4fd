/* Our own texts around a messenger form. Apart from the others, because only some pages load them. [CHK-02, A-32, A-93] */
export const tickFirst = 'Check the box first.';
export const waiting = 'Waiting for you in Messenger…';
export const scanCode = 'Or scan with your phone';
export const askForCode = 'Show a QR code for your phone';
export const code = 'QR code that opens Messenger on your phone';
