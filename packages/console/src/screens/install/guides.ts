/** Where the script goes in some common kinds of site. [OWN-04] */
export const guides = [
  {
    id: 'html',
    title: 'Plain HTML',
    steps: [
      'Open the file or template that all your pages share.',
      'Put the line before </head>.',
      'Publish the page.',
    ],
  },
  {
    id: 'tags',
    title: 'Tag manager',
    steps: [
      'Make a new tag of the kind “Custom HTML”.',
      'Put the line into it.',
      'Let it fire on all pages, and publish the container.',
    ],
  },
  {
    id: 'wordpress',
    title: 'WordPress',
    steps: [
      'Open Appearance, then Theme File Editor, or a plugin that adds code to the head.',
      'Put the line before </head> in header.php.',
      'Save.',
    ],
  },
  {
    id: 'react',
    title: 'React',
    steps: [
      'Put the line into the index.html of your application, or your framework’s document.',
      'Changes of the route are noticed by themselves.',
      'Boxes, buttons and checkboxes: draw the element of the snippet; it is found when it appears.',
    ],
  },
] as const;
