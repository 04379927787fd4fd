type Connection = { connection?: { saveData?: boolean } };

/** May something move by itself? Not where the visitor wished for less motion, or for less data. [MEDIA-06, A-52] */
export function wantsMotion(): boolean {
  const savesData = (navigator as Connection).connection?.saveData === true;
  return !savesData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
