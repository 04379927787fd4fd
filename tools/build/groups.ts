import type { Rolldown } from 'vite';

/** What only some layouts or forms have in common, each with the modules that go there. */
const shared = {
  card: /src\/ui\/parts\/(Card|cardShape|Headline|Background|isOnCard)\b/,
  dialog: /controls\/src\/Dialog\//,
  overlay:
    /controls\/src\/layer\/(openLayer|layerStack|rootsOf)\b|src\/ui\/(useKeyboard|useReturnFocus|parts\/CloseButton)\b/,
  corner: /src\/ui\/omnichat\/(Corner|SpeechCard|useKept|useStack|omnichatTexts)\b/,
  buttons: /controls\/src\/(Button|Spinner)\/|src\/ui\/forms\/(LinkButton|LegalNotice)\b/,
  loadScript: /platform\/src\/loadScript\b/,
};

/** What every drawing stands on. It imports nothing from the other files, so it can arrive before them. */
const base = [
  /node_modules\/(preact|react|react-dom|scheduler)\//,
  /controls\/src\/(sheet|uid|theme|layer\/useLatest|Icon\/(Icon|paths\/(check|chevronDown|close)Path))\b/,
  /contract\/src\/constants\/(controls|layout|texts)\b/,
  /src\/core\/(changeInstance|view\/(isReadable|lightOf))\b/,
  /src\/ui\/(usePart|icons\/messengerPath|forms\/(Body|Outcome)|parts\/(Badge|Media|wantsMotion))\b/,
];

/** What layouts and forms share travels in few files; the rest goes with whoever uses it. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  ...Object.entries(shared).map(([name, test]) => ({ name, test, priority: 1 })),
  { name: 'base', test: (id) => base.some((one) => one.test(id)) },
];
