/** The text of which a challenge asks the SHA-256: one block, so that a try costs the same everywhere. [NET-12] */
export function challengeTrial(salt: string, number: number): string {
  return `${salt}.${number}`;
}
