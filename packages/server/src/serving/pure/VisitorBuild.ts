import type { Account, FormFrames, Frame, Widget } from '@beckon/contract';

/** Where the parts of the runtime are, as an account's script names them. */
export type PartAddresses = {
  acting: string;
  later: string;
  sending: string;
  config: string;
  /** What each type of widget needs besides the runtime. */
  types: Record<string, readonly string[]>;
};

/** The built visitor files: where they are, and what account scripts are made of. */
export type VisitorBuild = {
  assetsDir: string;
  runtimeText: string;
  pixelText: string;
  addresses: PartAddresses;
  /** What each channel needs besides the runtime. */
  forms: Record<string, readonly string[]>;
  /** The text that watches a page, and what it is joined with if an account needs it. */
  watch: Record<
    | 'account'
    | 'scroll'
    | 'exit_intent'
    | 'anchor'
    | 'device'
    | 'places'
    | 'route'
    | 'frame'
    | 'frames'
    | 'forms'
    | 'formBars'
    | 'formDialogs'
    | 'speech',
    string
  >;
  /** The first frame of a widget, if every visitor sees the same, or a page can fill in what differs. */
  renderFrame: (account: Account, widget: Widget) => Frame | FormFrames | undefined;
};
