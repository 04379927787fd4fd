import { FieldError } from '@beckon/controls/FieldError';
import type { Story } from '../Story';
import { longText, longWord } from '../samples';

/** What is wrong, where no field stands around it. */
export const fieldErrorStories: readonly Story[] = [
  { name: 'error', draw: () => <FieldError id="error" error="Enter a phone number" /> },
  { name: 'long-text', draw: () => <FieldError id="long-error" error={`${longText} ${longWord}`} /> },
];
