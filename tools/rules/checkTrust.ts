import type { Citation, RulesVerdict } from './checkCitations';
import { citedRules } from './citedRules';
import type { TrustRow } from './parseTrust';

/** What the check of docs/trust.md looks at. */
export interface TrustAndTitles {
  rows: readonly TrustRow[];
  citations: readonly Citation[];
}

const none: ReadonlySet<string> = new Set();
const trustOf = ({ title }: Citation): string[] => citedRules(title, none).trust;
const page = 'docs/trust.md';

/** What is wrong with a row, given whether a test cites it. */
function mistakesOf({ id, promise, reason }: TrustRow, isCited: boolean): string[] {
  return [
    ...(promise === '' ? [`${page} doesn't say what ${id} is`] : []),
    ...(isCited && reason !== ''
      ? [`${id} is cited by a test, but ${page} has a reason why none cites it; delete the reason`]
      : []),
    ...(!isCited && reason === ''
      ? [`no test cites ${id}; cite it in a title, or write the reason into ${page}`]
      : []),
  ];
}

/** The ids that are missing in a chapter: all below its last one have to be there. */
function missingOf(ids: ReadonlySet<string>): string[] {
  return [...ids].flatMap((id) => {
    const before = `${id[0]}${String(Number(id.slice(1)) - 1).padStart(2, '0')}`;
    return before.endsWith('00') || ids.has(before) ? [] : [before];
  });
}

/** Compares docs/trust.md with the titles of all tests: a test cites each id, or the page says why none does. */
export function checkTrust({ rows, citations }: TrustAndTitles): RulesVerdict {
  const ids = rows.map(({ id }) => id);
  const known = new Set(ids);
  const cited = new Set(citations.flatMap(trustOf));
  const citedRows = rows.filter(({ id }) => cited.has(id));
  const untested = rows.filter(({ id, reason }) => !cited.has(id) && reason.startsWith('Not tested')).length;
  const mistakes = [
    ...(rows.length === 0
      ? [`${page} lists nothing; its tables must have the id in their first column`]
      : []),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${page} lists ${id} twice`),
    ...missingOf(known).map((id) => `${page} lacks ${id}`),
    ...rows.flatMap((row) => mistakesOf(row, cited.has(row.id))),
    ...citations.flatMap((citation) =>
      trustOf(citation)
        .filter((id) => !known.has(id))
        .map((id) => `${citation.file}: '${citation.title}' cites ${id}, which ${page} does not have`),
    ),
  ];
  return {
    ok: mistakes.length === 0,
    lines: [
      `${citedRows.length} of ${known.size} faults of ${page} are cited by a test, ${known.size - citedRows.length} have no test, but a reason; ${untested} of these are not tested at all`,
      ...mistakes.map((mistake) => `error: ${mistake}`),
    ],
  };
}
