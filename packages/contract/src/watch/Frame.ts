/** A piece of a first frame: text, or an element with its attributes and content. */
export type FrameNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...inside: FrameNode[]];

/** A widget's first look, as plain data: a page can draw it before the runtime loads, and without markup that its policy may reject. */
export type Frame = { title: string; css: string; tree: readonly FrameNode[] };
