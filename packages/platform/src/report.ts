/** What goes wrong in here is told in the browser's console, and to the page in no other way. [ERR-15] */
export function report(problem: unknown): void {
  console.error('Beckon:', problem);
}
