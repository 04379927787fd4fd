import * as v from 'valibot';

/** The first problem, with its path: `main.width must be …`. */
export function explainIssue([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const place = v.getDotPath(issue);
  const isMissing = issue.type === 'object' && issue.received === 'undefined';
  const message = isMissing
    ? 'is missing'
    : issue.message.replace(/^Invalid type: Expected Object.*/, 'must be an object');
  // A rule with its own message may already name the path.
  return place && !message.startsWith(`${place} `) ? `${place} ${message}` : message;
}
