import { expect, it } from 'vitest';
import { tellEntry } from './tellEntry';

const widgets = [{ widgetId: 7, name: 'Spring offer' }];

it.each([
  ['widget.published', '7', 'Published a widget', 'Spring offer'],
  ['widget.deleted', '8', 'Deleted a widget', '8'],
  ['member.invited', '01a1e0f0-a2d3-7000-8aea-4c26e2006dae', 'Invited somebody', ''],
  ['provider.connected', 'twilio', 'Connected a provider', 'twilio'],
  ['something.new_here', 'x', 'something new here', 'x'],
])('OWN-01 %s of %s is told as "%s %s"', (action, target, deed, to) =>
  expect(tellEntry({ action, target }, widgets)).toEqual({ deed, to }),
);
