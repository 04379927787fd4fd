/** Whether a host name can only mean the machine that says it. */
export const isThisMachine = (hostname: string): boolean =>
  /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?|localhost)$/.test(hostname);
