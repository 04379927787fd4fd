import { type Extent, measureThumb } from './measureThumb';

/** How far the content must be scrolled for its thumb to stand at a place: what `measureThumb` does, the other way round. [C-SCR-03] */
export function scrollFor(extent: Extent, atPx: number): number {
  const thumb = measureThumb(extent);
  const roomPx = thumb ? extent.barPx - thumb.sizePx : 0;
  if (roomPx <= 0) return 0;
  const share = Math.min(1, Math.max(0, atPx / roomPx));
  return share * (extent.contentPx - extent.viewPx);
}
