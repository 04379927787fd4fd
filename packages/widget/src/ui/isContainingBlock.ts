const names = [
  'transform',
  'translate',
  'rotate',
  'scale',
  'filter',
  'backdropFilter',
  'perspective',
  'contain',
  'willChange',
] as const;

/**
 * Whether a page's html or body is the containing block of what is fixed on the page: then it's placed there instead of in the window, unless
 * it's in the top layer. [LOAD-26]
 */
export function isContainingBlock({ documentElement, body }: Document): boolean {
  // Values other than `none` and `auto`; what a browser doesn't know is empty.
  return /[^autone,]/.test(
    names.map((name) => [getComputedStyle(documentElement)[name], getComputedStyle(body)[name]]).join(),
  );
}
