import type { Account, Widget, WidgetSession } from '@beckon/contract';

/** What the runtime knows about the browser it stands in; read once. */
export type Browser = {
  hostname: string;
  isMobile: boolean;
  isIos: boolean;
  /** `navigator.language`, for the country of the phone form. [C-PHONE-05] */
  language: string;
};

/** One appearance of a widget on the page. [BOOT-06, BOOT-07, ENT-22] */
export type Instance = {
  id: string;
  widgetId: string;
  rendered: boolean;
  renderReason: string | undefined;
  displayed: boolean;
  optInRequested: boolean;
  optedin: boolean;
  submitted: boolean;
  refPayload: string;
  overlay: { isLoading: boolean; isGeneratingRef: boolean; errors: readonly string[] };
};

/** Everything the runtime decides on. Plain data: it can be printed, kept and replayed. [BOOT-02…07] */
export type State = {
  app: Account | undefined;
  browser: Browser;
  fbsdkReady: boolean;
  ytsdkReady: boolean;
  vimeosdkReady: boolean;
  widgets: Readonly<Record<string, Widget>>;
  instances: Readonly<Record<string, Instance>>;
  page: {
    exitIntent: boolean;
    maxScroll: number;
    secondsSpent: number;
    anchors: Readonly<Record<string, boolean>>;
  };
  route: { url: string; lastChange: number };
  session: WidgetSession;
};
