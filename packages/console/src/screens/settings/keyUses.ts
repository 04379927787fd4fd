import { copy } from '../../copy/copy';

const texts = copy.settings.keys.uses;

/** What a key can be for: the choices of the form that creates it. */
export const keyUses = {
  read: { label: texts.read, role: 'viewer', scopes: ['widgets:read', 'figures:read'] },
  write: { label: texts.write, role: 'editor', scopes: ['widgets:read', 'widgets:write'] },
  people: { label: texts.people, role: 'viewer', scopes: ['subscribers:read'] },
  erase: { label: texts.erase, role: 'editor', scopes: ['subscribers:write'] },
} as const;

const uses: readonly { label: string; role: string; scopes: readonly string[] }[] = Object.values(keyUses);
const writeOf = (scope: string): string => scope.replace(':read', ':write');

/** What a key can do, as the form says it. A scope of a key that the form can't create keeps its name in the API. Pure. [OWN-01] */
export function nameKeyUses(role: unknown, scopes: readonly string[]): string {
  // Writing includes reading.
  const held = scopes.filter((one) => one === writeOf(one) || !scopes.includes(writeOf(one)));
  const reaches = (one: string): boolean => held.includes(one) || held.includes(writeOf(one));
  const found = uses.filter(
    (use) =>
      use.scopes.every(reaches) &&
      use.scopes.some((one) => held.includes(one)) &&
      (use.role === 'viewer' || role !== 'viewer'),
  );
  const others = held.filter((one) => !found.some((use) => use.scopes.includes(one)));
  return [...found.map(({ label }) => label), ...others].join(', ');
}
