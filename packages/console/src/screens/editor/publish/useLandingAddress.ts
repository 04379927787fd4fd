import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { copy } from '../../../copy/copy';
import type { Api } from '../../../data/Api';
import { ApiProblem, isSwitched, problemOf, sentenceOf } from '../../../data/ApiProblem';
import { callApi } from '../../../data/callApi';
import { toasts } from '../../../data/toasts';

const texts = copy.editor.address;

type Address = { slug: string | null; url: string | null };

/** The address of a landing page while it is edited. */
export type LandingAddressState = {
  /** The text in the field. */
  readonly typed: string;
  /** What it becomes when it is saved; empty if the server chooses one. */
  readonly slug: string;
  readonly url: string | null;
  readonly error: string | undefined;
  /** Whether the field has an address that isn't saved. */
  readonly isUnsaved: boolean;
  readonly onType: (slug: string) => void;
  /** Saves the typed address unless it is saved; rejects with a sentence. */
  readonly save: () => Promise<void>;
};

const addressKey = (widgetId: number) => ['address', widgetId] as const;

/** The address of a landing page, saved when its field loses focus and before the widget is published. [OWN-19] */
export function useLandingAddress({ widgetId, type, version }: Api['widget']): LandingAddressState {
  const client = useQueryClient();
  const path = `/widgets/${widgetId}/address`;
  // A page without an address gets one when it is first published.
  const queryKey = [...addressKey(widgetId), version > 0];
  const { data } = useQuery({
    queryKey,
    queryFn: () => callApi<Address>('GET', path),
    enabled: type === 'landing',
  });
  const [typed, setTyped] = useState<string>();
  // Publishing waits for other saves first: then the latest text counts, not the text at the time of the press.
  const newest = useRef<string>(undefined);
  const note = (next: string | undefined): void => {
    newest.current = next;
    setTyped(next);
  };
  const requestedSlug = (): string => asSlug(newest.current ?? '');
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (next: string) => callApi<Address>('PUT', path, { slug: next }),
    onSuccess: (address, requested) => {
      client.setQueriesData({ queryKey: addressKey(widgetId) }, address);
      if (requestedSlug() === requested) note(undefined);
      toasts.show(texts.saved);
    },
  });
  const saving = useRef<{ requested: string; done: Promise<unknown> }>(undefined);
  const save = async (): Promise<void> => {
    const requested = requestedSlug();
    const running = saving.current;
    // Leaving the field and publishing are often the same press.
    if (running?.requested === requested) return void (await running.done);
    if (running) {
      await running.done.catch(() => {});
      return await save();
    }
    if (!requested || requested === client.getQueryData<Address>(queryKey)?.slug) return note(undefined);
    const done = mutateAsync(requested).finally(() => {
      saving.current = undefined;
    });
    saving.current = { requested, done };
    await done;
  };
  return {
    typed: typed ?? data?.slug ?? '',
    slug: asSlug(typed ?? data?.slug ?? ''),
    url: data?.url ?? null,
    isUnsaved: typed !== undefined && asSlug(typed) !== (data?.slug ?? ''),
    error: error ? describeAddressProblem(error) : undefined,
    onType(next) {
      reset();
      note(next);
    },
    save,
  };
}

const conflict = 409;

/** Why an address could not be saved, as a sentence. [OWN-19] */
export function describeAddressProblem(problem: unknown): string {
  if (problem instanceof ApiProblem && problem.status === conflict && !isSwitched(problem))
    return texts.taken;
  return problemOf(problem, 'slug') ?? sentenceOf(problem);
}

const mostCharacters = 64;

/** Turns “Café Sale!” into cafe-sale; if no letter of it fits into an address, the server says so. */
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
