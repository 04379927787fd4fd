import type { BodyView } from '../../core/view/BodyView';
import type { CardView, Frame } from '../../core/view/View';

/** What follows an opt-in. */
export const submittedBody: BodyView = {
  kind: 'submitted',
  title: 'Thank you',
  description: 'Look at your phone',
  media: undefined,
  mediaPlace: 'top',
  link: undefined,
};

/** A phone form as the core would provide it. */
const phoneBody: BodyView = {
  kind: 'phone',
  buttonText: 'Subscribe',
  isLoading: false,
  error: '',
  legal: { text: 'Reply STOP to opt out.', links: [], isChecked: undefined, error: '' },
  language: 'en-US',
};

/** A card with a title and a form, with a test's own settings. */
export function someCard(given: Partial<CardView> = {}): CardView {
  return {
    title: 'Ferns',
    description: 'A letter a week',
    media: undefined,
    mediaPlace: 'top',
    variant: 'narrow',
    bodyPlace: 'bottom',
    body: phoneBody,
    ...given,
  };
}

/** What every layout has. */
export const someFrame: Frame = {
  id: 'i0',
  name: 'Ferns',
  badgeUrl: 'https://beckon.example/',
  theme: {
    scheme: 'light',
    background: '#ffffff',
    headline: undefined,
    description: undefined,
    legal: undefined,
    buttonBackground: '#0084ff',
    buttonText: '#ffffff',
    success: '#12ce66',
    successInk: '#111626',
    backdropOpacity: 0.5,
  },
};
