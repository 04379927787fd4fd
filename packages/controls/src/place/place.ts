/** A rectangle in the coordinates of the browser's window. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The preferred side of a popover; start and end follow the writing direction. */
export type Side = 'top' | 'bottom' | 'start' | 'end';

/** How a popover is aligned along the edge it touches. */
export type Align = 'start' | 'center' | 'end';

/** A popover's distance from its anchor, and its shift along the edge it touches. */
export interface Gap {
  readonly gapPx: number;
  readonly shiftPx: number;
}

/** Everything that determines the position of a popover. */
export interface PlaceRequest extends Partial<Gap> {
  readonly anchor: Rect;
  readonly size: { readonly width: number; readonly height: number };
  readonly viewport: Rect;
  readonly side: Side;
  readonly align: Align;
  readonly rtl: boolean;
  /** Covers the anchor as soon as it would be cut off. */
  readonly isWhole?: boolean | undefined;
}

/** The resulting position; `side` is the one used after a flip. */
export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
  readonly side: Side;
}

/** Default space between anchor and popover. @internal */
export const usualGapPx = 4;
/** Space between a popover and the edge of the window. @internal */
export const marginPx = 8;
/** With less room than this next to the anchor, a popover covers it. @internal */
export const leastRoomPx = 160;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Places a popover next to its anchor: flips if the other side has more room, then shifts into the window. [C-POP-01, A-67] */
export function place(request: PlaceRequest): Placed {
  const { anchor, size, viewport, side, align, rtl, isWhole, gapPx = usualGapPx, shiftPx = 0 } = request;
  const across = { from: anchor.left, to: anchor.left + anchor.width };
  const down = { from: anchor.top, to: anchor.top + anchor.height };
  const wide = inset(viewport.left, viewport.width);
  const high = inset(viewport.top, viewport.height);

  if (side === 'top' || side === 'bottom') {
    const { after, room } = pickSide(down, high, {
      length: size.height,
      after: side === 'bottom',
      gapPx,
    });
    const maxHeight =
      room < (isWhole ? size.height : leastRoomPx)
        ? high.to - high.from
        : Math.min(room, high.to - high.from);
    const length = Math.min(size.height, maxHeight);
    return {
      left: line(across, wide, {
        length: size.width,
        align: mirror(align, rtl),
        shiftPx: rtl ? -shiftPx : shiftPx,
      }),
      top: beside(down, high, { length, after, gapPx }),
      maxHeight,
      side: after ? 'bottom' : 'top',
    };
  }

  const { after } = pickSide(across, wide, {
    length: size.width,
    after: (side === 'end') !== rtl,
    gapPx,
  });
  const maxHeight = high.to - high.from;
  return {
    left: beside(across, wide, { length: size.width, after, gapPx }),
    top: line(down, high, { length: Math.min(size.height, maxHeight), align, shiftPx }),
    maxHeight,
    side: after === rtl ? 'start' : 'end',
  };
}

function inset(start: number, length: number): Span {
  return { from: start + marginPx, to: start + length - marginPx };
}

function mirror(align: Align, rtl: boolean): Align {
  if (!rtl || align === 'center') return align;
  return align === 'start' ? 'end' : 'start';
}

interface Beside {
  readonly length: number;
  readonly after: boolean;
  readonly gapPx: number;
}

function pickSide(anchor: Span, view: Span, wish: Beside) {
  const before = anchor.from - wish.gapPx - view.from;
  const after = view.to - anchor.to - wish.gapPx;
  const [wanted, other] = wish.after ? [after, before] : [before, after];
  const flip = wish.length > wanted && other > wanted;
  return {
    after: flip ? !wish.after : wish.after,
    room: flip ? other : wanted,
  };
}

function beside(anchor: Span, view: Span, { length, after, gapPx }: Beside): number {
  return clampTo(view, length, after ? anchor.to + gapPx : anchor.from - gapPx - length);
}

function line(anchor: Span, view: Span, box: { length: number; align: Align; shiftPx: number }): number {
  const spare = anchor.to - anchor.from - box.length;
  const share = { start: 0, center: spare / 2, end: spare }[box.align];
  return clampTo(view, box.length, anchor.from + share + box.shiftPx);
}

function clampTo(view: Span, length: number, at: number): number {
  return Math.max(view.from, Math.min(at, view.to - length));
}
