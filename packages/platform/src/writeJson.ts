/**
 * JSON as the language means it: old versions of Prototype.js give arrays a `toJSON` of their own, which turns a list
 * into a text. It is put aside for the moment of writing. [STOR-02, NET-09]
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
