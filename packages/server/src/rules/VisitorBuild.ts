import type { Account, Frame, Widget } from '@beckon/contract';

/** Where the parts of the runtime lie, as the script of an account names them. */
export type PartAddresses = {
  acting: string;
  later: string;
  config: string;
  /** What each type of widget needs beside the runtime. */
  types: Record<string, readonly string[]>;
};

/** The built visitor files: where they lie, and what scripts of accounts are made of. */
export type VisitorBuild = {
  assetsDir: string;
  runtimeText: string;
  pixelText: string;
  addresses: PartAddresses;
  /** What each channel needs beside the runtime. */
  forms: Record<string, readonly string[]>;
  /** The text that watches a page, and what it is joined with where an account needs it. */
  watch: Record<'account' | 'scroll' | 'exit_intent' | 'anchor' | 'route' | 'frame', string>;
  /** How a widget first looks, where every visitor sees the same. */
  renderFrame: (account: Account, widget: Widget) => Frame | undefined;
};
