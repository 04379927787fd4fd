import { Dropdown } from '@beckon/controls/Dropdown';
import type { ReactNode } from 'react';
import { consoleIcons } from '../components/consoleIcons';
import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import { applyScheme, type Scheme, schemes, useScheme } from './applyScheme';

const labels = copy.shell.theme;
const icons: Record<Scheme, string> = {
  auto: consoleIcons.screen,
  light: consoleIcons.sun,
  dark: consoleIcons.moon,
};

/** Light, dark, or the system's choice. */
export function SchemeSwitch(): ReactNode {
  const chosen = useScheme();
  return (
    <Dropdown
      label={fill(labels.current, { name: labels[chosen] })}
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
