import { FieldError } from '@beckon/controls/FieldError';
import type { Story } from '../Story';
import { longText, longWord } from '../samples';

/** An error without a field around it. */
export const fieldErrorStories: readonly Story[] = [
  { name: 'error', draw: () => <FieldError id="error" error="Enter a phone number" /> },
  { name: 'long-text', draw: () => <FieldError id="long-error" error={`${longText} ${longWord}`} /> },
];
