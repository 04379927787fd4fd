const media = { image: { img_big: '/a.png', gif: '/a.gif' }, videoLink: 'https://youtu.be/M7lc1UVf-VE' };
const channels = {
  enable_facebook: true,
  enable_sms: true,
  enable_whatsapp: true,
  enable_email: true,
  email_to: 'a@b.c',
  whatsapp_id: '1',
};
const setup = { loggedOutGreeting: 'Hi', loggedInGreeting: 'Hello' };
const colors = { background: '#ffffff', smsLegalText: '#222222' };

/** Settings with which others begin to matter. */
export const grounds: readonly Record<string, object>[] = [
  { main: { title: 'Join', desc: 'News', colors, ...media }, channels, submitted: media, setup },
  {
    main: { ...media, mediaType: 'gif', buttonType: 'checkbox' },
    channels,
    submitted: { ...media, mediaType: 'gif', action: 'redirect', redirect: true, redirectUrl: '/a' },
  },
  {
    main: { ...media, mediaType: 'video', pageTemplate: 'mediaBackground', overlay: { enabled: true } },
    submitted: { ...media, mediaType: 'video', overlay: { enabled: true } },
    channels,
  },
  {
    main: { pageTemplate: 'mediaBackground', backgroundImage: { img_big: '/b.png' } },
    setup: { ...setup, minimized: 'minimized' },
    channels,
  },
  {
    setup: { loggedInGreeting: 'Hello' },
    submitted: { ...media, mediaType: 'gif', redirectUrl: '/a' },
    appearance: { colors: { background: '#ffffff' } },
    channels,
  },
];
