/** Adding the script to a site. */
export const install = {
  lead: 'Add one script to your site. Bars, pop-ups and chat bubbles you publish appear automatically.',
  loadFailed: 'We couldn’t load your script',
  installed: 'Installed',
  notDetected: 'Not detected yet',
  script: {
    title: 'Your script',
    check: 'Check again',
    noSite: 'No site yet? {link}',
    sample: 'Try your widgets on a sample shop',
    cost: 'Until a widget shows, Beckon loads at most {first} kB with the page and {all} kB in total, compressed. 50 widgets add {more} kB.',
    measured: 'See how we measure it',
  },
  snippet: {
    copied: 'Copied to clipboard.',
    blocked: 'Your browser blocked copying. Select the code and copy it manually.',
  },
  guides: {
    title: 'How to install',
    label: 'Platform',
    html: {
      title: 'HTML',
      first: 'Open the file or template that all your pages share.',
      second: 'Paste the script before </head>.',
      third: 'Publish the page.',
    },
    tags: {
      title: 'Google Tag Manager',
      first: 'Create a tag of type “Custom HTML”.',
      second: 'Paste the script into it.',
      third: 'Set it to fire on all pages, then publish the container.',
    },
    wordpress: {
      title: 'WordPress',
      first: 'Open Appearance → Theme File Editor, or a plugin that adds code to the head.',
      second: 'Paste the script before </head> in header.php.',
      third: 'Save your changes.',
    },
    react: {
      title: 'React',
      first: 'Paste the script into your app’s index.html, or into your framework’s document.',
      second: 'Route changes work without extra code.',
      third: 'For boxes, buttons and checkboxes, render their embed code. Beckon finds it when it appears.',
    },
  },
  embeds: {
    title: 'Boxes, buttons and checkboxes',
    lead: 'Paste this where the widget should appear.',
    none: 'None yet. When you create one, you’ll find its embed code here.',
    label: 'Embed code for {name}',
  },
  websites: {
    title: 'Your websites',
    none: 'No websites yet. Phone forms work only on websites you add.',
    add: 'Add websites',
  },
} as const;
