const radix = 16;
const timeDigits = 12;

/** An id that sorts by time (UUID version 7), from a time and 32 random digits: it identifies a repeat of the same event. */
export function eventId(atMs: number, random: string): string {
  const time = atMs.toString(radix).padStart(timeDigits, '0');
  return `${time}${random}`.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*/, '$1-$2-7$3-8$4-$5');
}
