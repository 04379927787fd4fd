/**
 * Why we reject a sign-up, or don't reply to a text, although the request itself is fine. Visitors read a sentence that doesn't reveal the
 * owner's settings; the owner sees these. [NET-12, SMS-04]
 */
export const refusalReasons = [
  'website_not_allowed',
  /** No such widget, or none that collects phone numbers. */
  'widget_unknown',
  'widget_paused',
  /** The form's own fields contradict each other: hardly ever a visitor. */
  'form_mismatch',
  'number_invalid',
  'number_not_textable',
  'country_not_served',
  /** A limit on attempts, which protects against abuse. */
  'too_many',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Counted in metrics only: the page solves a task and tries again, or uses the keyword instead. */
export type TransientReason = 'unproven' | 'no_sender' | 'no_space';
