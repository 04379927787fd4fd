import { copy } from '../../copy/copy';

const texts = copy.settings.keys.uses;

/** What a key can be for: the choices of the form that creates it. */
export const keyUses = {
  read: { label: texts.read, role: 'viewer', scopes: ['widgets:read', 'figures:read'] },
  write: { label: texts.write, role: 'editor', scopes: ['widgets:read', 'widgets:write'] },
  people: { label: texts.people, role: 'viewer', scopes: ['subscribers:read'] },
  erase: { label: texts.erase, role: 'editor', scopes: ['subscribers:write'] },
} as const;

/** What a key can do, as the form says it; a key that the form can't create keeps the API's names of its scopes. Pure. [OWN-01] */
export function nameKeyUse(role: unknown, scopes: readonly string[]): string {
  const list = scopes.join(', ');
  const use = Object.values(keyUses).find((one) => one.role === role && one.scopes.join(', ') === list);
  return use?.label ?? list;
}
