/** What a visitor does on the phone or in the messenger of the sandbox, as its page posts it. [OWN-13, OWN-14] */
export type SandboxAction =
  | { channel: 'sms'; visitor: string; text: string }
  | { channel: 'messenger'; visitor: string; act: 'text'; text: string }
  | { channel: 'messenger'; visitor: string; act: 'getStarted'; ref?: string | undefined }
  | { channel: 'messenger'; visitor: string; act: 'referral'; ref: string }
  | { channel: 'messenger'; visitor: string; act: 'button' | 'reply'; title: string; payload: string };
