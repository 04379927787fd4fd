import type { OutgoingHttpHeaders } from 'node:http';
import { recorder } from './inPage/recorder';

/** A page on its way to the browser. */
export interface ServedPage {
  html: string;
  headers: OutgoingHttpHeaders;
}

const policyHeaders = ['content-security-policy', 'content-security-policy-report-only'];
const nonce = 'recorder';

/** Lets only our script through a content security policy. */
export function admitRecorder(policy: string): string {
  const rules = policy
    .split(';')
    .map((rule) => rule.trim())
    .filter(Boolean);
  const [name, ...sources] = (
    ['script-src-elem', 'script-src', 'default-src']
      .map((wanted) => rules.find((rule) => rule.split(/\s/)[0] === wanted))
      .find(Boolean) ?? ''
  ).split(/\s+/);
  const strict = sources.some((source) => /^'(nonce|sha\d+)-/.test(source));
  // A nonce would disable 'unsafe-inline'; where that applies, the script runs anyway.
  if (!name || (sources.includes("'unsafe-inline'") && !strict)) return policy;
  const others = rules.filter((rule) => name === 'default-src' || rule.split(/\s/)[0] !== name);
  const kept = sources.filter((source) => source !== "'none'");
  const admitting = name === 'default-src' ? 'script-src' : name;
  return [...others, [admitting, ...kept, `'nonce-${nonce}'`].join(' ')].join('; ');
}

/** Puts the recorder before all other scripts of a page. */
export function withRecorder({ html, headers }: ServedPage): ServedPage {
  const script = `<script nonce="${nonce}">(${recorder})()</script>`;
  const admitted = Object.entries(headers).map(([name, value]) =>
    policyHeaders.includes(name.toLowerCase()) ? [name, admitRecorder(String(value))] : [name, value],
  );
  const before = /^\s*(<!doctype[^>]*>)?\s*(<html[^>]*>)?\s*(<head[^>]*>)?/i;
  return {
    html: html.replace(before, (start) => start + script),
    headers: Object.fromEntries(admitted),
  };
}
