/** Whether this is a phone or a tablet. iPadOS calls itself a Mac, but has touch points. */
export function isMobileBrowser({ navigator }: Window): boolean {
  return isIpad(navigator) || /Android|iPhone|iPad|iPod|Mobile|Tablet|Silk|Kindle/i.test(navigator.userAgent);
}

/** Whether this is an iPhone or an iPad: their visitors text first. [SMS-08] */
export function isIosBrowser(navigator: Navigator): boolean {
  return isIpad(navigator) || /iPhone|iPad|iPod/.test(navigator.userAgent);
}

/** An iPad that claims to be a Mac. */
function isIpad({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1;
}
