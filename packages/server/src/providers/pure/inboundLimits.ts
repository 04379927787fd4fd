/** Most characters of a number and of a text that we keep from a call. */
export const inboundLimits = { number: 40, text: 1600 } as const;

/** The text of a call as we keep it. */
export const cleanText = (text: string): string => text.replaceAll('\u0000', '').slice(0, inboundLimits.text);
