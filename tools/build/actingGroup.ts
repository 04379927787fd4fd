import type { Rolldown } from 'vite';

/** The modules that load later and lead to this one by plain imports; the entry is one of them. */
function rootsOf(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const info = context.getModuleInfo(id);
  if (!info) return [];
  const own = info.isEntry || info.dynamicImporters.length > 0 ? [id] : [];
  return [...own, ...info.importers.flatMap((importer) => rootsOf(importer, context, seen))];
}

/**
 * The runtime, and whatever two layouts share, in one file, because every file is a request. Icons weigh less than a request. The
 * Messenger bubble is rare: what it shares with the omnichat is in the omnichat's file. The dialog of modals and page takeovers is in the
 * modal's.
 */
export const actingGroup: Rolldown.CodeSplittingGroup = {
  debugName: 'runtime',
  name(id, context) {
    const roots = [...new Set(rootsOf(id, context))];
    const layouts = roots.filter((root) => /\/ui\/layouts\/(?!Launcher)/.test(root));
    const isInEntry = roots.some((root) => context.getModuleInfo(root)?.isEntry);
    const isIcon = /\/(icons|paths)\//.test(id) && roots.length > 1;
    const isDialog = layouts.every((root) => /\/(Modal|Takeover)\./.test(root));
    if (isInEntry || isIcon || (layouts.length > 1 && !isDialog)) return 'runtime';
    return ['Omnichat', 'Modal'].find((name) => layouts.some((root) => root.includes(`/${name}.`))) ?? null;
  },
};
