/** Whether a host name can only mean the local machine. */
export const isThisMachine = (hostname: string): boolean =>
  /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?|localhost)$/.test(hostname);
