import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** Checks whether one file imports another directly or through others, before any of them runs. */
function createReach(target: RegExp): (id: string, context: Context) => boolean {
  const known = new Map<string, boolean>();
  const reaches = (id: string, context: Context): boolean => {
    const found = known.get(id);
    if (found !== undefined) return found;
    // Files that import each other in a circle are asked only once.
    known.set(id, target.test(id));
    const importers = context.getModuleInfo(id)?.importers ?? [];
    const isReached = target.test(id) || importers.some((one) => reaches(one, context));
    known.set(id, isReached);
    return isReached;
  };
  return reaches;
}

const isInEntry = createReach(/console\/src\/main\.tsx$/);
const isInApp = createReach(/console\/src\/App\.tsx$/);

export const consoleGroups: Rolldown.CodeSplittingGroup[] = [
  // Everything that every screen needs, in one file: the entry loads it once the texts have loaded.
  {
    debugName: 'app',
    name: (id, context) => (!isInEntry(id, context) && isInApp(id, context) ? 'app' : null),
    priority: 1,
  },
  // Lists and what belongs to fields, in one file instead of ten small ones: together they compress better. What only the shell and a
  // screen share is left out, or the files would need each other.
  {
    name: 'lists',
    test: /packages\/controls\/src\/(Autocomplete|ButtonIcon|Field\/HintTip|layer|Link|listbox|place|Popover|RelativeTime|roving|ScrollArea|Select|Toggle)/,
    minShareCount: 2,
  },
  // The same for small things that several screens share. What the first screen needs is already there, or the files would need each other.
  {
    debugName: 'shared',
    name: (id, context) => (isInEntry(id, context) || isInApp(id, context) ? null : 'shared'),
    test: /packages\/console\/src\/(data\/use|components\/(use|is|save|single|ExportLink|PageHead|SessionContext|Tag)|screens\/settings\/(keyUses|SettingsFrame|useList|deleteTexts|DeleteProfile|PasswordForm|SettingsSection|askPassword|settings\.module))/,
    minShareCount: 2,
  },
];
