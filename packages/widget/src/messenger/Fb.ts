/** The small part of the messenger SDK that we use. */
export type Fb = {
  init(options: { appId: string; version: string; xfbml: boolean }): void;
  XFBML: { parse(node?: Element): void };
  Event: Record<
    'subscribe' | 'unsubscribe',
    (name: string, listener: (report: PluginReport) => void) => void
  >;
  AppEvents: { logEvent(name: string, value: null, details: Record<string, string>): void };
  /** Only in the chat's variant of the SDK, and only after its plugin has loaded. */
  CustomerChat?: FbChat;
};

/** The calls a chat on the page accepts; the platform allows each once in 5 s. [API-13, A-94] */
export type FbChat = {
  show(openDialog: boolean): void;
  hide(): void;
  showDialog(): void;
  hideDialog(): void;
  update(changes: Record<string, string>): void;
};

/** What a plugin reports: what happened, which plugin it was if it says so, and the checkbox's state. [REND-10] */
export type PluginReport = { event: string; ref?: string; user_ref?: string; state?: string };
