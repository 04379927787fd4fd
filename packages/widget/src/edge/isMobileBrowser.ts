/** Whether this is a phone or a tablet. iPadOS calls itself a Mac, but has touch points. */
export function isMobileBrowser({ navigator }: Window): boolean {
  return isIpad(navigator) || /Android|iPhone|iPad|iPod|Mobile|Tablet|Silk|Kindle/i.test(navigator.userAgent);
}

/** An iPad that claims to be a Mac. */
export function isIpad({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1;
}
