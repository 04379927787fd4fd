/** What a developer should know goes to the browser's console. [STOR-02, ERR-15] */
export function warn(message: string): void {
  console.warn(`Beckon: ${message}`);
}
