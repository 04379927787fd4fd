import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useMe } from '../../components/SessionContext';
import { useWidgets } from '../../data/useWidgets';
import { applyScheme } from '../applyScheme';
import { overlays } from '../overlays';
import { useHasSandbox } from '../SandboxSwitch';
import { sandboxPanel } from '../sandboxPanel';
import { useSessionActions } from '../useSessionActions';
import type { Command } from './Command';
import { listCommands } from './listCommands';

/** The commands of the signed-in member, wired to what they do. */
export function useCommands(): readonly Command[] {
  const session = useMe();
  const { data: widgets } = useWidgets();
  const hasSandbox = useHasSandbox();
  const [, go] = useLocation();
  const { change, leave } = useSessionActions();
  return useMemo(
    () =>
      listCommands(
        { session, widgets: widgets ?? [], hasSandbox },
        {
          go,
          change,
          leave,
          paint: applyScheme,
          showKeys: () => overlays.set('keys'),
          openSandbox: () => sandboxPanel.set(true),
        },
      ),
    [session, widgets, hasSandbox, go, change, leave],
  );
}
