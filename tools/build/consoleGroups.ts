import type { Rolldown } from 'vite';

/** Lists and what stands beside fields, in one file instead of ten small ones: together they pack smaller. What only the shell and a screen share stays out, or the files would need each other. */
export const consoleGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'lists',
    test: /packages\/controls\/src\/(Autocomplete|ButtonIcon|Field\/HintTip|layer|Link|listbox|place|Popover|RelativeTime|roving|ScrollArea|Select)/,
    minShareCount: 2,
  },
];
