import { RelativeTime } from '@beckon/controls/RelativeTime';
import type { ReactNode } from 'react';
import type { Story } from '../Story';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const Ago = ({ ms, locale }: { readonly ms: number; readonly locale?: string }): ReactNode => (
  <RelativeTime atMs={Date.now() - ms} {...(locale ? { locale } : {})} />
);

/** How long ago a moment is. */
export const relativeTimeStories: readonly Story[] = [
  { name: 'now', draw: () => <Ago ms={0} locale="en" /> },
  { name: 'minutes-ago', draw: () => <Ago ms={5 * minuteMs} locale="en" /> },
  { name: 'hours-ago', draw: () => <Ago ms={3 * hourMs} locale="en" /> },
  { name: 'days-ago', draw: () => <Ago ms={4 * dayMs} locale="en" /> },
  { name: 'years-ago', draw: () => <Ago ms={800 * dayMs} locale="en" /> },
  { name: 'ahead', draw: () => <Ago ms={-3 * dayMs} locale="en" /> },
  { name: 'no-moment', draw: () => <RelativeTime atMs={Number.NaN} fallback="Never" /> },
  { name: 'german', lang: 'de', draw: () => <Ago ms={4 * dayMs} locale="de" /> },
  { name: 'arabic', lang: 'ar', draw: () => <Ago ms={4 * dayMs} locale="ar" /> },
];
