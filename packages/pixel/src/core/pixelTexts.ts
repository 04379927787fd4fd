/** What the pixel tells developers beyond the catalogue of errors. */
export const pixelTexts = {
  notKept: 'the event was not kept: too many are waiting to be sent, or its payload is too large for them',
  refused: (event: string, status: number): string =>
    `the server refused the event "${event}" (status ${status}); it was dropped. Check its name, payload and currency`,
} as const;
