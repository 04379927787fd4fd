/* The wall of the gallery: one type at a time, each picture a frame that loads when it scrolls into view. */
import { frameAddress, types } from './cases.js';

const asked = new URLSearchParams(location.search);
const chosen = {
  type: asked.get('type') ?? 'bar',
  scheme: asked.get('scheme') ?? 'light',
  dir: asked.get('dir') ?? 'ltr',
};
const switches = {
  scheme: [
    ['light', 'Light'],
    ['dark', 'Dark'],
  ],
  dir: [
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ],
};
const widths = [
  ['desktop', '1280 pixels'],
  ['phone', '390 pixels'],
];

const make = (name, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

function pill(name, value, label) {
  const link = make('a', { className: 'pill', textContent: label });
  link.href = `?${new URLSearchParams({ ...chosen, [name]: value })}`;
  if (chosen[name] === value) link.setAttribute('aria-current', 'true');
  return link;
}

function shot([width, label], address, title) {
  const frame = make('iframe', { loading: 'lazy', title: `${title}, ${label}`, src: address, inert: true });
  const link = make('a', { href: address, ariaLabel: `Open: ${title}` });
  return make('div', { className: `shot ${width}` }, frame, link);
}

function draw({ type, name, templates }) {
  document.title = `Gallery: ${name}`;
  return templates.map((template, index) => {
    const row = make('div', { className: 'row' });
    for (const state of template.states) {
      const title = `${name}, ${template.name}, ${template.channel}, ${state}`;
      const address = frameAddress({ ...chosen, type, template: index, state });
      const pair = make('div', { className: 'pair' }, ...widths.map((width) => shot(width, address, title)));
      row.append(make('figure', {}, pair, make('figcaption', { textContent: state })));
    }
    const heading = make(
      'h2',
      { textContent: template.name },
      make('small', { textContent: template.channel }),
    );
    return make('section', {}, heading, row);
  });
}

document.getElementById('types')?.append(...types.map(({ type, name }) => pill('type', type, name)));
for (const [name, values] of Object.entries(switches)) {
  document.getElementById('switches')?.append(make('span', {}, ...values.map((one) => pill(name, ...one))));
}
const [first] = types;
document.getElementById('wall')?.append(...draw(types.find(({ type }) => type === chosen.type) ?? first));
