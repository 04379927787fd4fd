/** A colour as four bytes: red, green, blue, and how much of it covers the ground. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** How a code is drawn. [ENT-19, DEF-26] */
export type CodeLook = { sizePx: number; background: Rgba; foreground: Rgba };
