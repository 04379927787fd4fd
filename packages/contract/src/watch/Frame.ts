/** A piece of a first frame: words, or an element with its attributes and what stands in it. */
export type FrameNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...inside: FrameNode[]];

/** How a widget first looks, as plain data: a page can draw it before the runtime is there, and without markup that its policy may refuse. */
export type Frame = { title: string; css: string; tree: readonly FrameNode[] };
