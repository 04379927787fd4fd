import { type Extent, measureThumb } from './measureThumb';

/** The scroll position that puts the thumb at a place: the inverse of `measureThumb`. [C-SCR-03] */
export function scrollFor(extent: Extent, atPx: number): number {
  const thumb = measureThumb(extent);
  const roomPx = thumb ? extent.barPx - thumb.sizePx : 0;
  if (roomPx <= 0) return 0;
  const share = Math.min(1, Math.max(0, atPx / roomPx));
  return share * (extent.contentPx - extent.viewPx);
}
