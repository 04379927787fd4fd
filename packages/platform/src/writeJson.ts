/**
 * Standard JSON: old versions of Prototype.js give arrays a `toJSON` method that turns a list
 * into a text. It is removed while writing. [STOR-02, NET-09]
 */
export function writeJson(value: unknown): string {
  const foreign = Object.getOwnPropertyDescriptor(Array.prototype, 'toJSON');
  if (!foreign) return JSON.stringify(value);
  Reflect.deleteProperty(Array.prototype, 'toJSON');
  try {
    return JSON.stringify(value);
  } finally {
    Object.defineProperty(Array.prototype, 'toJSON', foreign);
  }
}
