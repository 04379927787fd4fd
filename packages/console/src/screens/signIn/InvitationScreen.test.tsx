import { mount } from '@beckon/controls/testing/mount';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { InvitationScreen } from './InvitationScreen';

afterEach(() => window.history.replaceState(null, '', '/'));

it('OWN-01 OWN-23 names the role of an invited person as the team’s list does', () => {
  window.history.replaceState(null, '', '/#token=abc');
  const client = new QueryClient();
  client.setQueryData(['/invitations/look', 'abc'], {
    pageName: 'Fern & Co',
    email: 'kim@example.com',
    role: 'viewer',
    needs: 'nothing',
  });
  const { find, unmount } = mount(
    <QueryClientProvider client={client}>
      <InvitationScreen />
    </QueryClientProvider>,
    'document',
  );
  expect(find('main').textContent).toContain('Your role: Viewer. You’ll sign in with kim@example.com.');
  unmount();
});
