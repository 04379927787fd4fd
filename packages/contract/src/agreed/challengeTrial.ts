/** The text whose SHA-256 a challenge asks for: one block, so that a try costs the same everywhere. [NET-12] */
export function challengeTrial(salt: string, number: number): string {
  return `${salt}.${number}`;
}
