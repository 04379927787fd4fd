/** Text for a label that is one of the plugin's codes, such as `SEND_TO_MESSENGER`; any other label stays as it is. [DEF-01] */
export function humanizeLabel(text: string): string {
  if (!/^[A-Z]+(_[A-Z]+)*$/.test(text) || !text.includes('_')) return text;
  const words = text
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/\bmessenger\b/g, 'Messenger');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
