import * as v from 'valibot';

/** The first problem, with the place where it stands: `main.width must be …`. */
export function explainIssue([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const place = v.getDotPath(issue);
  const message = issue.type === 'object' && issue.received === 'undefined' ? 'is missing' : issue.message;
  // A rule with words of its own may name the place itself.
  return place && !message.startsWith(`${place} `) ? `${place} ${message}` : message;
}
