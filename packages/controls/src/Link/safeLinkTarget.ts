/** The target of a link that must not go anywhere. [C-BTN-02] */
export const placeholderTarget = '#';

// Browsers drop tabs and line breaks anywhere in an address, and spaces and control characters before it.
const ignored = /[\p{White_Space}\p{Cc}\p{Cf}]/gu;
const runsCode = /^(?:javascript|vbscript|data):/i;

/** A link's target, or the placeholder for one that is empty, broken or would run code. [C-BTN-02, C-BTN-03, C-BTN-04] */
export function safeLinkTarget(target: string | undefined): string {
  const trimmed = (target ?? '').trim();
  const isUnsafe = /[<>\\]/.test(trimmed) || runsCode.test(trimmed.replace(ignored, ''));
  return isUnsafe ? placeholderTarget : trimmed || placeholderTarget;
}
