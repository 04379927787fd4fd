/** A piece of a first frame: text, or an element with its attributes and content. */
export type FrameNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...inside: FrameNode[]];

/** A widget's first look, as plain data: a page can draw it before the runtime loads, and without markup that its policy may reject. */
export type Frame = { title: string; css: string; tree: readonly FrameNode[] };

/** The same for a widget with a phone form, whose country the page fills in. */
export type FormFrame = Frame & {
  /** The class of a flag, where the system has flags. */
  flag?: string | undefined;
  /** What a bar does to the page. */
  push?: { edge: 'top' | 'bottom'; pushesPage: boolean; sticks: boolean } | undefined;
};

/** A widget with a phone form as most visitors first see it, and on iOS, where a link to the messages app replaces the form. */
export type FormFrames = { form: FormFrame; ios: FormFrame };
