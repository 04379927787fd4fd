import type { Account, OpenFlags, Widget, WidgetSession } from '@beckon/contract';

/** What the runtime knows about the browser it stands in; read once. */
export type Browser = {
  hostname: string;
  userAgent: string;
  isMobile: boolean;
  isIos: boolean;
  /** `navigator.language`, for the country of the phone form. [C-PHONE-05] */
  language: string;
};

/** Flags and values that earlier pages left in storage, read with the part that needs them. [BOOT-10, REF-04, REF-06] */
export type Stored = {
  /** With it a payload follows the ref without a separator. [REF-04] */
  payloadExperiment: boolean;
  /** With it nothing is stripped from a payload. [REF-06] */
  experiments: boolean;
  /** Refs of text messages, as `widget:ref`. [SMS-09, A-99] */
  smsRefs: readonly string[];
  omnichatLastSeen: number | undefined;
  /** Widgets whose popover was closed in this browser session. */
  popoversClosed: readonly string[];
};

/** Where an instance lives: its own element at the end of the body, or one that the page brought. */
export type Place = 'overlay' | 'embed' | 'checkbox' | 'landing';

/** What an omnichat is doing. [OMNI-02, OMNI-15…25] */
export type Omnichat = {
  isOpen: boolean;
  panel: 'channels' | 'sms';
  popoverClosed: boolean;
  /** Which icon the bubble shows, counted through its channels; nothing while it is at rest. */
  icon: number | undefined;
};

/** One appearance of a widget on the page. [BOOT-06, BOOT-07, ENT-22] */
export type Instance = {
  id: string;
  widgetId: string;
  place: Place;
  /** The name under which the edge knows the page's element; overlays have none. */
  element: string | undefined;
  /** Counts renderings, because each has a `user_ref` of its own. [CHK-04] */
  renders: number;
  rendered: boolean;
  renderReason: string | undefined;
  /** A link stands in the plugin's place. [REND-02, REND-04] */
  fallback: boolean;
  displayed: boolean;
  /** A host has asked for it before it could be shown; it opens as soon as it can. [API-05, A-30] */
  wish: { flags: OpenFlags; call: string | undefined } | undefined;
  /** The route on which it was last opened or closed, by the time that route began; a time far ahead where it stays closed on all. */
  shownOn: number | undefined;
  /** The page took its element away there. */
  isRemoved?: boolean;
  optInRequested: boolean;
  optedin: boolean;
  submitted: boolean;
  /** What the server has to say of the opt-in, in the place of the owner's words. [SMS-03] */
  told?: SubmittedWords | undefined;
  /** Polling, since when. */
  asksSince?: number;
  /** Polling, and not being asked right now: the next check is due in a while, or when the tab is seen again. */
  awaitsCheck?: boolean;
  /** A check has failed, or there were enough, and none follows: the visitor may submit again. [SUB-12, A-40] */
  checkFailed?: boolean;
  /** State of the messenger checkbox. [CHK-01] */
  checked: boolean;
  refPayload: string;
  /** What its element said of that when it was last looked at. [LOAD-22] */
  attribute?: string | undefined;
  overlay: {
    isLoading: boolean;
    isGeneratingRef: boolean;
    errors: readonly string[];
    smsLink: string;
    /** The link carries a ref, and not only the keyword. */
    hasRef?: boolean;
  };
  omnichat: Omnichat | undefined;
  /** Does the launcher of a chat say its greeting? [CCHAT-06] */
  isGreeting?: boolean;
};

/** The words after an opt-in. */
export type SubmittedWords = { title?: string; desc?: string };

/** A named trigger, and the call that it answers. [API-09] */
export type Trigger = { name: string; call: string };

/** Everything the runtime decides on. Plain data: it can be printed, kept and replayed. [BOOT-02…07] */
export type State = {
  app: Account | undefined;
  browser: Browser;
  /** An override of the time that a plugin gets to report. [REND-03] */
  renderFallbackMs: number | undefined;
  stored: Stored;
  fbsdkReady: boolean;
  ytsdkReady: boolean;
  vimeosdkReady: boolean;
  widgets: Readonly<Record<string, Widget>>;
  /** Their ids in the order of the configuration, which an object with numbers for names does not keep. */
  order: readonly string[];
  instances: Readonly<Record<string, Instance>>;
  /** Instances are numbered through the whole page view: an id is never given twice. */
  born: number;
  seed: string;
  isReady: boolean;
  /** Named triggers that a host fired before the page was looked through; they happen then. [API-09] */
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
  /** Checkbox widgets whose duplicates were warned about. [LOAD-18] */
  warned: readonly string[];
};
