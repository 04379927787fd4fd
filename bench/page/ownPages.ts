import type { BenchPage } from './BenchPage';
import { accounts } from './seedAccounts';

const phoneField = 'input[type=tel]';

/** Our own pages, with the tag that a site owner adds. `product` is where the server listens. */
export function ownPages(product: string): BenchPage[] {
  const tag = ({ accountId }: { accountId: number }): string =>
    `<script src="${product}/${accountId}.js" async></script>`;
  const page = (id: string, label: string, body: string, more: Partial<BenchPage> = {}): BenchPage => ({
    id,
    label,
    kind: 'own',
    body,
    ...more,
  });
  return [
    page('waiting-1', 'Beckon: nothing shown, 1 widget waits', tag(accounts.waiting1)),
    page('waiting-50', 'Beckon: nothing shown, 50 widgets wait', tag(accounts.waiting50)),
    page(
      'pixel',
      'Beckon: pixel only',
      `<script src="${product}/pixel.js" data-page-id="1001" async></script>`,
    ),
    page('omnichat', 'Beckon: omnichat bubble', tag(accounts.omnichat), { shows: 'button[aria-expanded]' }),
    page('bar', 'Beckon: bar with phone form', tag(accounts.bar), { shows: phoneField }),
    page('modal', 'Beckon: modal with phone form', tag(accounts.modal), { shows: phoneField }),
    page('modal-typing', 'Beckon: the same modal, ready for typing', tag(accounts.modal), {
      shows: phoneField,
      waitsForTyping: true,
    }),
  ];
}
