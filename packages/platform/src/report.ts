/** Our errors go to the browser's console and nowhere else on the page. [ERR-15] */
export function report(problem: unknown): void {
  console.error('Beckon:', problem);
}
