import { copy } from '../../copy/copy';
import { loadLate } from '../../copy/lateCopy';
import { ApiProblem } from '../../data/ApiProblem';
import { nameAccount } from '../../data/nameAccount';
import { readLines } from './readLines';

const { exportCut, exportFailed } = copy.subscribers;
const signedOut = 401;

interface ExportOrder {
  readonly address: string;
  readonly signal: AbortSignal;
  /** Called with the number of lines so far. */
  readonly onLines: (lines: number) => void;
}

/** Fetches a file line by line; throws an `ApiProblem` if the server refuses or the connection drops. [OWN-12] */
export async function fetchExport({ address, signal, onLines }: ExportOrder): Promise<Blob> {
  const answer = await fetch(address, { signal, headers: nameAccount() }).catch(() => undefined);
  if (!answer) throw new ApiProblem(0, 'offline', { sentence: exportCut });
  if (!answer.ok || !answer.body) {
    const problem: { error?: string } = await answer.json().catch(() => ({}));
    const { error } = (await loadLate()).translate?.(problem) ?? problem;
    const code = answer.status === signedOut ? 'signed_out' : 'refused';
    throw new ApiProblem(answer.status, code, { sentence: error ?? exportFailed });
  }
  return readLines(answer.body, onLines).catch(() => {
    throw new ApiProblem(0, 'offline', { sentence: exportCut });
  });
}
