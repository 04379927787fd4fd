/** The little of the messenger SDK that we use. */
export type Fb = {
  init(options: { appId: string; version: string; xfbml: boolean }): void;
  XFBML: { parse(node?: Element, done?: () => void): void };
  Event: { subscribe(name: string, listener: (event: PluginEvent) => void): void };
  AppEvents: { logEvent(name: string, value: null, details: Record<string, string>): void };
  CustomerChat?: {
    show(openDialog: boolean): void;
    hide(): void;
    showDialog(): void;
    hideDialog(): void;
    update(changes: Record<string, string>): void;
  };
};

/** What a plugin reports: which of them, what happened, and the checkbox's state. [REND-10] */
export type PluginEvent = { event: string; ref?: string; user_ref?: string; state?: string };
