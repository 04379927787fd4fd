import { Button } from '@beckon/controls/Button';
import { Field } from '@beckon/controls/Field';
import { TextInput } from '@beckon/controls/TextInput';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { problemOf, sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { toasts } from '../../data/toasts';
import { adopt } from '../../style/adopt';
import classes from './panel.module.css';
import sheet from './panel.module.css?inline';

adopt(sheet);

type Address = { slug: string | null; url: string | null };

/** The address at which a landing page is served. [OWN-19] */
export function LandingAddress({ widgetId }: { readonly widgetId: number }): ReactNode {
  const client = useQueryClient();
  const path = `/widgets/${widgetId}/address`;
  const { data } = useQuery({
    queryKey: ['address', widgetId],
    queryFn: () => callApi<Address>('GET', path),
  });
  const [slug, setSlug] = useState<string>();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (next: string) => callApi<Address>('PUT', path, { slug: next }),
    onSuccess: (address) => {
      client.setQueryData(['address', widgetId], address);
      setSlug(undefined);
      toasts.show('The page has its address.');
    },
  });
  const shown = slug ?? data?.slug ?? '';
  return (
    <div className={classes['group']}>
      <Field
        label="Address of the page"
        hint="Letters, digits and hyphens. The page is there once the widget is published."
        error={problemOf(error, 'slug') ?? (error ? sentenceOf(error) : undefined)}
      >
        {(input) => <TextInput {...input} prefix="/l/" value={shown} onChange={setSlug} spellCheck={false} />}
      </Field>
      {slug !== undefined && slug !== data?.slug && (
        <div>
          <Button size="s" variant="secondary" loading={isPending} onClick={() => mutate(slug)}>
            Use this address
          </Button>
        </div>
      )}
      {data?.url && (
        <p className={classes['quiet']}>
          <a href={data.url} target="_blank" rel="noreferrer">
            {data.url}
          </a>
        </p>
      )}
    </div>
  );
}
