import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import { useFailedMessages } from '../data/useFailedMessages';
import { adopt } from '../style/adopt';
import classes from './parts.module.css';
import text from './parts.module.css?inline';

adopt(text);

const texts = copy.parts.textLimit;

/** Texts that wait because the daily limit is reached, and where to change it. [NET-12, OWN-13] */
export function TextLimitAlert(): ReactNode {
  const waiting = useFailedMessages().data?.overLimit.texts ?? 0;
  if (waiting === 0) return null;
  return (
    <ul className={classes['alerts']} data-text-limit>
      <li>
        <span>{fill(texts.waiting, { n: waiting })}</span>
        <Link href="/settings#texts">{texts.manage}</Link>
      </li>
    </ul>
  );
}
