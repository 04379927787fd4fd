const shown = 4;

/** A number of which a log shows no more than the end. */
export function shortenPhone(phone: string): string {
  return phone.length > shown ? `…${phone.slice(-shown)}` : '…';
}
