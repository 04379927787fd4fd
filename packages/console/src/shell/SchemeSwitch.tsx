import { Dropdown } from '@beckon/controls/Dropdown';
import type { ReactNode } from 'react';
import { consoleIcons } from '../parts/consoleIcons';
import { applyScheme, type Scheme, schemes, useScheme } from './applyScheme';

const labels: Record<Scheme, string> = { auto: 'Like the system', light: 'Light', dark: 'Dark' };
const icons: Record<Scheme, string> = {
  auto: consoleIcons.screen,
  light: consoleIcons.sun,
  dark: consoleIcons.moon,
};

/** Light, dark, or as the system has it. */
export function SchemeSwitch(): ReactNode {
  const chosen = useScheme();
  return (
    <Dropdown
      label={`Theme: ${labels[chosen]}`}
      hideLabel
      icon={icons[chosen]}
      variant="ghost"
      size="s"
      side="top"
      align="start"
      items={schemes.map((scheme) => ({
        id: scheme,
        label: labels[scheme],
        icon: icons[scheme],
        checked: scheme === chosen,
        onSelect: () => applyScheme(scheme),
      }))}
    />
  );
}
