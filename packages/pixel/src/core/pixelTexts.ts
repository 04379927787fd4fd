/** The pixel's messages to developers beyond the error catalog. */
export const pixelTexts = {
  notStored: 'the event was not kept: too many events are waiting, or its payload is too large',
  refused: (event: string, status: number): string =>
    `the server refused the event "${event}" (status ${status}). Check its name, payload and currency`,
} as const;
