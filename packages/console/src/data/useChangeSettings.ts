import { useMutation, useQueryClient } from '@tanstack/react-query';
import { copy } from '../copy/copy';
import type { Api } from './Api';
import { callApi } from './callApi';
import { toasts } from './toasts';
import { sessionKey } from './useSession';

/** A change of some settings. */
export type SettingsChange = Partial<Api['settings']>;

/** Changes settings; they reach visitors within a second. [OWN-02] */
export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: SettingsChange) => callApi<Api['settings']>('PATCH', '/settings', change),
    onSuccess: (settings) => {
      client.setQueryData(['settings'], settings);
      void client.invalidateQueries({ queryKey: sessionKey });
      // The install screen lists the websites.
      void client.invalidateQueries({ queryKey: ['install'] });
      toasts.show(copy.data.saved);
    },
  });
}
