/** Settings of a widget: its text and images. */
export const fieldsContent = {
  headline: 'Headline',
  headlineExample: 'What visitors get, in a few words',
  showText: 'Show text',
  text: 'Text',
  greeting: 'Greeting',
  showPopup: 'Show bubble message',
  popup: 'Bubble message',
  loggedOut: {
    label: 'Greeting',
    help: 'For visitors who aren’t signed in to Messenger, up to 80 characters.',
  },
  loggedIn: {
    label: 'Signed-in greeting',
    help: 'For visitors who are signed in to Messenger, up to 80 characters.',
  },
  layout: 'Layout',
  layouts: {
    simple: 'Card',
    mediaBackground: 'Background image',
  },
  logo: {
    label: 'Logo',
    help: 'Image URL, shown before the headline.',
  },
  privateReply: {
    label: 'Private reply',
    help: 'Sent in Messenger to people who comment.',
  },
  media: {
    type: 'Type',
    types: {
      image: 'Image',
      gif: 'GIF',
      video: 'Video',
    },
    image: {
      label: 'Image URL',
      help: 'With a video, this is the thumbnail.',
    },
    gif: 'GIF URL',
    video: {
      label: 'Video URL',
      help: 'YouTube or Vimeo.',
    },
    imagePosition: 'Image position',
    videoPosition: 'Video position',
    positions: {
      above: 'Above',
      underHeadline: 'Under the headline',
      below: 'Below',
    },
  },
  background: {
    image: 'Background image URL',
    tint: 'Tint background',
    tintColor: 'Tint color',
  },
} as const;
