import { describe, expect, it } from 'vitest';
import { countParts } from './countParts';
import { planSmsFollowUp } from './planSmsFollowUp';
import { smsTexts } from './smsTexts';

const sender = { pageName: 'Fern & Fig', supportContact: 'hello@fernandfig.example' };

describe('planSmsFollowUp', () => {
  it('OWN-22 A-76 sends a welcome without a sequence, and says how to stop', () => {
    const [welcome, ...rest] = planSmsFollowUp(undefined, sender);
    expect(rest).toEqual([]);
    expect(welcome).toMatchObject({
      afterMs: 0,
      parts: 1,
      text: expect.stringMatching(/^Fern & Fig: .*STOP/),
    });
  });

  it('OWN-22 ENT-14 sends a sequence step by step; its first text always says how to stop', () => {
    expect(planSmsFollowUp('Your code: FERN10\n--- 2 hours\nStill there?', sender)).toEqual([
      { text: 'Your code: FERN10 Reply STOP to cancel.', afterMs: 0, parts: 1 },
      { text: 'Still there?', afterMs: 7_200_000, parts: 1 },
    ]);
    expect(planSmsFollowUp('Code A. Text stop to end.', sender)[0]?.text).toBe('Code A. Text stop to end.');
  });

  it.each([
    ['vonage', 1000],
    ['twilio', 1530],
    ['sandbox', 1530],
  ])('OWN-22 OWN-13 cuts a text at what %s takes, and still says how to stop', (smsProvider, most) => {
    const [text] = planSmsFollowUp('x'.repeat(3000), { ...sender, smsProvider });
    expect(text?.text).toHaveLength(most);
    expect(text?.text).toMatch(/STOP to cancel\.$/);
  });

  it('OWN-22 sends nothing if the owner emptied it', () => {
    expect(planSmsFollowUp('', sender)).toEqual([]);
  });

  it('A-76 each of our own texts is one or two segments, with and without a name', () => {
    for (const who of [sender, { pageName: ' ', supportContact: '' }]) {
      for (const write of Object.values(smsTexts)) {
        expect(countParts(write(who))).toBeLessThanOrEqual(2);
        expect(write(who)).not.toMatch(/^:|undefined| {2}/);
      }
    }
  });
});

describe('countParts', () => {
  it.each([
    ['', 1],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    [`${'a'.repeat(159)}€`, 2],
    [`${'a'.repeat(158)}€`, 1],
    ['é'.repeat(160), 1],
    ['ê', 1],
    ['ê'.repeat(70), 1],
    ['ê'.repeat(71), 2],
    [`${'a'.repeat(69)}🌿`, 2],
    [`${'a'.repeat(68)}🌿`, 1],
    ['ê'.repeat(135), 3],
  ])('NET-12 C30 a text is paid by segment (%#)', (text, parts) => {
    expect(countParts(text)).toBe(parts);
  });
});
