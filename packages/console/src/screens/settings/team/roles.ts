import { copy } from '../../../copy/copy';

const texts = copy.settings.roles;

/** What members may do, from the least to the most. [OWN-01] */
export const roles = [
  { value: 'viewer', label: texts.viewer.label, hint: texts.viewer.help },
  { value: 'editor', label: texts.editor.label, hint: texts.editor.help },
  { value: 'owner', label: texts.owner.label, hint: texts.owner.help },
] as const;

/** The name of a role. */
export function nameRole(role: unknown): string {
  return roles.find(({ value }) => value === role)?.label ?? '';
}
