/** The four parts of a sign: marker, widget, session, instance. [NET-02, A-58] */
export type SignParts = { widgetId: string; sessionId: string; instanceId: string };

const marker = 'optin';
const separator = '_';
const part = /^[A-Za-z0-9-]+$/;

/** Joins the parts into `optin_<widget>_<session>_<instance>`. [NET-02, A-58] */
export function buildSign({ widgetId, sessionId, instanceId }: SignParts): string {
  return [marker, widgetId, sessionId, instanceId].join(separator);
}

/** The parts of a sign, or undefined if it isn't one. [NET-02] */
export function parseSign(text: string): SignParts | undefined {
  const [first, widgetId, sessionId, instanceId, ...rest] = text.split(separator);
  if (first !== marker || !widgetId || !sessionId || !instanceId || rest.length > 0) return undefined;
  return [widgetId, sessionId, instanceId].every((name) => part.test(name))
    ? { widgetId, sessionId, instanceId }
    : undefined;
}
