import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Api } from '../../data/Api';
import { problemOf, sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { toasts } from '../../data/toasts';

type Address = { slug: string | null; url: string | null };

/** The address of a landing page while it is edited. */
export type LandingAddressState = {
  /** What stands in the field. */
  readonly typed: string;
  readonly url: string | null;
  readonly error: string | undefined;
  readonly onType: (slug: string) => void;
  /** Saves what was typed, if it was not; fails with a sentence. */
  readonly save: () => Promise<void>;
};

const addressKey = (widgetId: number) => ['address', widgetId] as const;

/** The address of a landing page, saved when its field is left and before the widget is published. [OWN-19] */
export function useLandingAddress({ widgetId, type, version }: Api['widget']): LandingAddressState {
  const client = useQueryClient();
  const path = `/widgets/${widgetId}/address`;
  const { data } = useQuery({
    // The first publishing names a page that has no address.
    queryKey: [...addressKey(widgetId), version > 0],
    queryFn: () => callApi<Address>('GET', path),
    enabled: type === 'landing',
  });
  const [slug, setSlug] = useState<string>();
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (next: string) => callApi<Address>('PUT', path, { slug: next }),
    onSuccess: (address) => {
      client.setQueriesData({ queryKey: addressKey(widgetId) }, address);
      setSlug(undefined);
      toasts.show('Address saved');
    },
  });
  const saving = useRef<Promise<unknown>>(undefined);
  const wish = slug && asSlug(slug);
  return {
    typed: slug ?? data?.slug ?? '',
    url: data?.url ?? null,
    error: error ? (problemOf(error, 'slug') ?? sentenceOf(error)) : undefined,
    onType(next) {
      reset();
      setSlug(next);
    },
    async save() {
      if (!wish || wish === data?.slug) return setSlug(undefined);
      // Leaving the field and publishing are often one and the same press.
      saving.current ??= mutateAsync(wish).finally(() => {
        saving.current = undefined;
      });
      await saving.current;
    },
  };
}

/** What somebody means who writes “Spring Sale”. */
const asSlug = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, '-');
