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
  /** Whether the field holds an address that is not saved. */
  readonly isUnsaved: boolean;
  readonly onType: (slug: string) => void;
  /** Saves what was typed, if it was not; fails with a sentence. */
  readonly save: () => Promise<void>;
};

const addressKey = (widgetId: number) => ['address', widgetId] as const;

/** The address of a landing page, saved when its field is left and before the widget is published. [OWN-19] */
export function useLandingAddress({ widgetId, type, version }: Api['widget']): LandingAddressState {
  const client = useQueryClient();
  const path = `/widgets/${widgetId}/address`;
  // The first publishing names a page that has no address.
  const queryKey = [...addressKey(widgetId), version > 0];
  const { data } = useQuery({
    queryKey,
    queryFn: () => callApi<Address>('GET', path),
    enabled: type === 'landing',
  });
  const [typed, setTyped] = useState<string>();
  // Publishing waits for other saves first: then what was typed last counts, not what was drawn when it was pressed.
  const newest = useRef<string>(undefined);
  const note = (next: string | undefined): void => {
    newest.current = next;
    setTyped(next);
  };
  const wishNow = (): string => asSlug(newest.current ?? '');
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (next: string) => callApi<Address>('PUT', path, { slug: next }),
    onSuccess: (address, wish) => {
      client.setQueriesData({ queryKey: addressKey(widgetId) }, address);
      if (wishNow() === wish) note(undefined);
      toasts.show('Address saved');
    },
  });
  const saving = useRef<{ wish: string; done: Promise<unknown> }>(undefined);
  const save = async (): Promise<void> => {
    const wish = wishNow();
    const running = saving.current;
    // Leaving the field and publishing are often one and the same press.
    if (running?.wish === wish) return void (await running.done);
    if (running) {
      await running.done.catch(() => {});
      return await save();
    }
    if (!wish || wish === client.getQueryData<Address>(queryKey)?.slug) return note(undefined);
    const done = mutateAsync(wish).finally(() => {
      saving.current = undefined;
    });
    saving.current = { wish, done };
    await done;
  };
  return {
    typed: typed ?? data?.slug ?? '',
    url: data?.url ?? null,
    isUnsaved: typed !== undefined && asSlug(typed) !== (data?.slug ?? ''),
    error: error ? (problemOf(error, 'slug') ?? sentenceOf(error)) : undefined,
    onType(next) {
      reset();
      note(next);
    },
    save,
  };
}

const mostCharacters = 64;

/** Turns “Café Sale!” into cafe-sale; where no letter of it fits into an address, the server says so. */
function asSlug(text: string): string {
  const plain = text
    .trim()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostCharacters)
    .replace(/^-|-$/g, '');
  return slug || plain;
}
