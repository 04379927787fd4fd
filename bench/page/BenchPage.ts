/** One page to measure: what it loads, and how we know that a visitor sees it. */
export type BenchPage = {
  /** Its part of the address. */
  id: string;
  label: string;
  kind: 'empty' | 'floor' | 'own' | 'peer';
  /** The tags that a site owner adds. */
  body: string;
  /** Selects what a visitor sees, in the page or in a shadow root at the end of its body. Without it, nothing is shown. */
  shows?: string;
  /** The measured moment is when the field found by `shows` handles typing, not when it is visible. */
  waitsForTyping?: boolean;
  /** Scripts and style sheets that the host page's own server has. */
  files?: Readonly<Record<string, string>>;
};
