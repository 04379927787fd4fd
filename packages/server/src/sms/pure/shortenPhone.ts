const shown = 4;

/** A number with only its end visible, for logs. */
export function shortenPhone(phone: string): string {
  return phone.length > shown ? `…${phone.slice(-shown)}` : '…';
}
