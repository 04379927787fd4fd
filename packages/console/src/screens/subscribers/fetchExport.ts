import { ApiProblem } from '../../data/ApiProblem';
import { readLines } from './readLines';

const brokenOff = 'The export broke off. Please try again.';
const refused = 'The export was refused. Please try again in a minute.';
const signedOut = 401;

interface ExportOrder {
  readonly address: string;
  readonly signal: AbortSignal;
  /** Told how many lines have arrived. */
  readonly tell: (lines: number) => void;
}

/** Fetches a file line by line; a refusal, or an end before the end, is thrown as an `ApiProblem`. [OWN-12] */
export async function fetchExport({ address, signal, tell }: ExportOrder): Promise<Blob> {
  const answer = await fetch(address, { signal }).catch(() => undefined);
  if (!answer) throw new ApiProblem(0, 'offline', { sentence: brokenOff });
  if (!answer.ok || !answer.body) {
    const said = (await answer.json().catch(() => ({}))) as { error?: string };
    const code = answer.status === signedOut ? 'signed_out' : 'refused';
    throw new ApiProblem(answer.status, code, { sentence: said.error ?? refused });
  }
  return readLines(answer.body, tell).catch(() => {
    throw new ApiProblem(0, 'offline', { sentence: brokenOff });
  });
}
