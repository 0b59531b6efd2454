/** Something that can be chosen; a plain string is its own label. */
export type Choice = string | { value: string; label: string };

/** A choice with both its sides. */
export const fullOption = (choice: Choice): { value: string; label: string } =>
  typeof choice === 'string' ? { value: choice, label: choice } : choice;
