/** A request as a provider makes it. */
export type WebhookCall = { path: string; headers: Record<string, string>; payload: string };
