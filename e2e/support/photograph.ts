import type { Visitor } from './Visitor';

/** A picture of the page when nothing moves on it. */
export async function photograph(visitor: Visitor): Promise<Buffer> {
  await visitor.waitFor(() =>
    [...document.querySelectorAll('.mcwidget-overlay')].every(
      ({ shadowRoot }) => (shadowRoot?.getAnimations?.() ?? []).length === 0,
    ),
  );
  // Some engines draw in several steps.
  let last = await visitor.screenshot();
  for (;;) {
    const now = await visitor.screenshot();
    if (now.equals(last)) return now;
    last = now;
  }
}
