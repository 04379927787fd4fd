/** URL-encodes any text; half a surrogate pair, which would throw, becomes the replacement character. [LAY-05] */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
