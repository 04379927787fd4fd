import { useMutation } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import { sentenceOf } from '../data/ApiProblem';
import { apiAddress } from '../data/apiAddress';
import { callApi } from '../data/callApi';
import { nameInAddress } from '../data/nameAccount';
import { toasts } from '../data/toasts';
import { adopt } from '../style/adopt';
import classes from './ExportLink.module.css';
import sheet from './ExportLink.module.css?inline';
import { followDownload } from './saveFile';

adopt(sheet);

/**
 * A link that looks like a button, and saves what the API answers as a file. It asks first whether the file can be had: the browser, which
 * writes it as it arrives, would show the error in place of the console. [OWN-01, OWN-12]
 */
export function ExportLink({
  path,
  children,
}: {
  readonly path: string;
  readonly children: string;
}): ReactNode {
  const address = apiAddress(nameInAddress(path));
  const { mutate: check, isPending } = useMutation({
    mutationFn: () => callApi('GET', `${path}?check=true`),
    onSuccess: () => followDownload(address),
    onError: (error) => toasts.show(sentenceOf(error), { tone: 'bad' }),
  });
  const start = (event: MouseEvent): void => {
    event.preventDefault();
    if (!isPending) check();
  };
  return (
    <a className={classes['export']} href={address} download onClick={start}>
      {children}
    </a>
  );
}
