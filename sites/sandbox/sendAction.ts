import type { SandboxAction } from '@beckon/contract';
import { sandboxTexts } from './sandboxTexts';

/** Sends it to the server, which signs it and passes it to the webhook. Resolves to what went wrong, if anything. */
export async function sendAction(address: string, action: SandboxAction): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(action),
    });
    if (response.ok) return undefined;
    const answer = (await response.json()) as { error?: string };
    return answer.error ?? sandboxTexts.failed;
  } catch {
    return sandboxTexts.failed;
  }
}
