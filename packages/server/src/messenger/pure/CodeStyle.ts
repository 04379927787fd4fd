/** A color as four bytes: red, green, blue, and opacity. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** How to draw a code. [ENT-19, DEF-26] */
export type CodeStyle = { sizePx: number; background: Rgba; foreground: Rgba };
