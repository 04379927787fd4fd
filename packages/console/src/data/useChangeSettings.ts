import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from './Api';
import { callApi } from './callApi';
import { toasts } from './toasts';
import { sessionKey } from './useSession';

/** A change of some settings. */
export type SettingsChange = Partial<Api['settings']>;

/** Changes settings; visitors have them within a second. [OWN-02] */
export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: SettingsChange) => callApi<Api['settings']>('PATCH', '/settings', change),
    onSuccess: (settings) => {
      client.setQueryData(['settings'], settings);
      void client.invalidateQueries({ queryKey: sessionKey });
      // Its list of websites.
      void client.invalidateQueries({ queryKey: ['install'] });
      toasts.show('Saved.');
    },
  });
}
