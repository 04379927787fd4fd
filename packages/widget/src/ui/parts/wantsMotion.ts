type Connection = { connection?: { saveData?: boolean } };

/** Whether something may move by itself: not if the visitor prefers reduced motion or reduced data. [MEDIA-06, A-52] */
export function wantsMotion(): boolean {
  const savesData = (navigator as Connection).connection?.saveData === true;
  return !savesData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
