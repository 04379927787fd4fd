import { sandboxTexts } from './sandboxTexts';

/** What a visitor does on the phone or in the messenger. */
export type Act =
  | { channel: 'sms'; visitor: string; text: string }
  | { channel: 'messenger'; visitor: string; act: 'text'; text: string }
  | { channel: 'messenger'; visitor: string; act: 'getStarted'; ref?: string | undefined }
  | { channel: 'messenger'; visitor: string; act: 'referral'; ref: string }
  | { channel: 'messenger'; visitor: string; act: 'button' | 'reply'; title: string; payload: string };

/** Hands it to the server, which signs it and sends it to the webhook. The answer is what went wrong, if anything. */
export async function sendAct(address: string, act: Act): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(act),
    });
    if (response.ok) return undefined;
    const answer = (await response.json()) as { error?: string };
    return answer.error ?? sandboxTexts.failed;
  } catch {
    return sandboxTexts.failed;
  }
}
