/** The date of the gallery's calendars, so that they look the same every day. */
export const today = '2026-11-15';

/** A sentence too long for any field. */
export const longText =
  'Every visitor from Baden-Württemberg who has read at least two thirds of an article about orchids this month';

/** A word without a space to break at. */
export const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

/** A few options. */
export const widgetTypes = [
  { value: 'bar', label: 'Bar' },
  { value: 'slide-in', label: 'Slide-in' },
  { value: 'modal', label: 'Modal' },
  { value: 'page-takeover', label: 'Page takeover' },
  { value: 'button', label: 'Button' },
] as const;

/** Options in groups, with second texts, and one that is disabled. */
export const plants = [
  { value: 'monstera', label: 'Monstera', hint: 'Monstera deliciosa', group: 'Bright rooms' },
  { value: 'fig', label: 'Fiddle-leaf fig', hint: 'Ficus lyrata', group: 'Bright rooms' },
  { value: 'aloe', label: 'Aloe', hint: 'Aloe vera', group: 'Bright rooms', disabled: true },
  { value: 'fern', label: 'Boston fern', hint: 'Nephrolepis exaltata', group: 'Shade' },
  { value: 'zz', label: 'ZZ plant', hint: 'Zamioculcas zamiifolia', group: 'Shade' },
  { value: 'ivy', label: 'Ivy', hint: 'Hedera helix', group: 'Shade' },
];

/** The same in Arabic. */
export const arabicPlants = [
  { value: 'monstera', label: 'مونستيرا' },
  { value: 'fern', label: 'سرخس بوسطن' },
  { value: 'aloe', label: 'صبار' },
];

const shelves = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel', 'Juniper', 'Larch'];

/** Five hundred options. */
export const shelfPlaces = Array.from({ length: 500 }, (_, at) => ({
  value: `place-${at}`,
  label: `${shelves[at % shelves.length]} shelf, place ${Math.floor(at / shelves.length) + 1}`,
}));
