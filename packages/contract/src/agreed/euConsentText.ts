/** Increased whenever a word of it changes. */
export const euConsentVersion = 'eu-1';

/** What a visitor ticks where European law applies and the owner wrote no text. [SMS-11, A-45] */
export function euConsentText(pageName: string): string {
  const from = pageName.trim() || 'us';
  return `I agree to receive marketing text messages from ${from} at this number. I can withdraw my consent at any time by replying STOP.`;
}
