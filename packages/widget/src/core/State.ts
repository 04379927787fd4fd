import type { Account, OpenFlags, Place, Widget, WidgetSession } from '@beckon/contract';

/** What the runtime knows about the visitor's browser; read once. */
export type Browser = {
  hostname: string;
  userAgent: string;
  isMobile: boolean;
  isIos: boolean;
  /** `navigator.language`, which picks the country of the phone form. [C-PHONE-05] */
  language: string;
};

/** Flags and values that earlier pages left in storage, read with the part that needs them. [BOOT-10, REF-04, REF-06] */
export type Stored = {
  /** If set, a payload follows the ref without a separator. [REF-04] */
  payloadExperiment: boolean;
  /** If set, nothing is stripped from a payload. [REF-06] */
  experiments: boolean;
  /** Refs of text messages, as `widget:ref`. [SMS-09, A-99] */
  smsRefs: readonly string[];
  omnichatLastSeen: number | undefined;
  /** Widgets whose popover was closed in this browser session. */
  popoversClosed: readonly string[];
};

/** What an omnichat is doing. [OMNI-02, OMNI-15…25] */
export type Omnichat = {
  isOpen: boolean;
  panel: 'channels' | 'sms';
  popoverClosed: boolean;
  /** Index of the channel icon the bubble shows; undefined while it is at rest. */
  icon: number | undefined;
};

/** One appearance of a widget on the page. [BOOT-06, BOOT-07, ENT-22] */
export type Instance = {
  id: string;
  widgetId: string;
  place: Place;
  /** The key the edge uses for the page's element; overlays have none. */
  element: string | undefined;
  /** Counts renderings, because each needs a new `user_ref`. [CHK-04] */
  renders: number;
  rendered: boolean;
  renderReason: string | undefined;
  /** A link replaces the plugin. [REND-02, REND-04] */
  fallback: boolean;
  displayed: boolean;
  /** A host asked to open it before it could be shown; it opens as soon as it can. [API-05, A-30] */
  openAsked: { flags: OpenFlags; call: string | undefined } | undefined;
  /** The route on which it was last opened or closed, as the time that route began; a time far in the future keeps it closed on all routes. */
  shownOn: number | undefined;
  /** The page removed its element on that route. */
  isRemoved?: boolean;
  optInRequested: boolean;
  optedin: boolean;
  submitted: boolean;
  /** The server's text after the opt-in, which replaces the owner's. [SMS-03] */
  words?: SubmittedWords | undefined;
  /** When polling started. */
  asksSince?: number;
  /** Polling, with no request under way: the next check comes after a delay, or when the tab is visible again. */
  awaitsCheck?: boolean;
  /** A check failed or polling timed out, and no check follows: the visitor may submit again. [SUB-12, A-40] */
  checkFailed?: boolean;
  /** State of the messenger checkbox. [CHK-01] */
  checked: boolean;
  refPayload: string;
  /** The payload its element had at the last scan. [LOAD-22] */
  attribute?: string | undefined;
  overlay: {
    isLoading: boolean;
    isGeneratingRef: boolean;
    errors: readonly string[];
    smsLink: string;
    /** The link contains a ref, not just the keyword. */
    hasRef?: boolean;
  };
  omnichat: Omnichat | undefined;
  /** Whether the chat launcher shows its greeting. [CCHAT-06] */
  isGreeting?: boolean;
};

/** The text after an opt-in. */
export type SubmittedWords = { title?: string; desc?: string };

/** A named trigger, and the call it answers. [API-09] */
export type Trigger = { name: string; call: string };

/** Everything the runtime decides on. Plain data: it can be printed, stored and replayed. [BOOT-02…07] */
export type State = {
  app: Account | undefined;
  browser: Browser;
  /** Overrides how long a plugin has to report. [REND-03] */
  renderFallbackMs: number | undefined;
  stored: Stored;
  fbsdkReady: boolean;
  ytsdkReady: boolean;
  vimeosdkReady: boolean;
  widgets: Readonly<Record<string, Widget>>;
  /** Widget ids in the order of the configuration; an object with numeric keys would not keep it. */
  order: readonly string[];
  instances: Readonly<Record<string, Instance>>;
  /** Instances are numbered across the whole page view: an id is never used twice. */
  created: number;
  seed: string;
  isReady: boolean;
  /** Named triggers that a host fired before the first scan; they run after it. [API-09] */
  triggers: readonly Trigger[];
  page: {
    exitIntent: boolean;
    maxScroll: number;
    secondsSpent: number;
    anchors: Readonly<Record<string, boolean>>;
  };
  route: { url: string; lastChange: number };
  session: WidgetSession;
  /** When each method of a customer chat was last called. [API-15] */
  chatCalls: Readonly<Record<string, number>>;
  /** Checkbox widgets whose duplicates we have already warned about. [LOAD-18] */
  warned: readonly string[];
};
