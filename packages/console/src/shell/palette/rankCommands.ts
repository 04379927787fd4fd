import { copy } from '../../copy/copy';
import { type Command, commandGroups } from './Command';

const mostShown = 60;
const mostRecent = 5;

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** How well a command matches the query, from 0 up; undefined if it lacks a word of it. */
function fitOf({ label, hint = '', words = '', group }: Command, query: string): number | undefined {
  const [name, all] = [plain(label), plain(`${label} ${hint} ${words} ${copy.shell.search[group]}`)];
  const asked = query.split(/\s+/);
  if (!asked.every((word) => all.includes(word))) return undefined;
  if (name.startsWith(query)) return 3;
  if (asked.every((word) => name.split(/\s+/).some((part) => part.startsWith(word)))) return 2;
  return asked.every((word) => name.includes(word)) ? 1 : 0;
}

/**
 * The commands for a query: best matches first, recently used ones before the rest, each group together. Without a query,
 * recently used commands come first. Pure. [OWN-23]
 */
export function rankCommands(
  commands: readonly Command[],
  { query, recent, here }: { query: string; recent: readonly string[]; here: string },
): Command[] {
  const asked = plain(query.trim());
  const isHere = ({ id }: Command): boolean => id === here;
  if (asked === '') {
    const lately = recent
      .flatMap((id) => commands.find((one) => one.id === id) ?? [])
      .filter((one) => !isHere(one))
      .slice(0, mostRecent)
      .map((one) => ({ ...one, group: 'recent' as const }));
    const rest = commands.filter((one) => !lately.some(({ id }) => id === one.id));
    return [...lately, ...rest].slice(0, mostShown);
  }
  const fits = commands.flatMap((command) => {
    const fit = fitOf(command, asked);
    if (fit === undefined) return [];
    const place = recent.indexOf(command.id);
    return [{ command, fit: fit + (place < 0 ? 0 : 1 / (place + 2)) }];
  });
  const best = (group: Command['group']): number =>
    Math.max(...fits.filter(({ command }) => command.group === group).map(({ fit }) => fit), -1);
  const order = [...commandGroups].sort((one, other) => best(other) - best(one));
  return fits
    .sort(
      (one, other) =>
        order.indexOf(one.command.group) - order.indexOf(other.command.group) || other.fit - one.fit,
    )
    .slice(0, mostShown)
    .map(({ command }) => command);
}
