import { type ComponentProps, type ReactNode, useId } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** Something that is on or off at once, without a form to send. */
export function Switch({ id, label, hint, ...input }: SwitchProps) {
  const ownId = useId();
  const switchId = id ?? ownId;
  return (
    <label className="flex cursor-pointer items-start justify-between gap-4 has-disabled:cursor-not-allowed has-disabled:opacity-55">
      <span className="text-small">
        <span className="block font-medium">{label}</span>
        {hint && (
          <span id={`${switchId}-hint`} className="block text-muted">
            {hint}
          </span>
        )}
      </span>
      <input
        {...input}
        id={switchId}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own state
        role="switch"
        aria-describedby={hint ? `${switchId}-hint` : undefined}
        className="relative mt-0.5 h-6 w-11 flex-none cursor-[inherit] appearance-none rounded-full border border-line-strong bg-neutral-soft transition-colors before:absolute before:top-0.75 before:left-0.75 before:size-4 before:rounded-full before:bg-line-strong before:transition-transform checked:border-brand checked:bg-brand checked:before:translate-x-5 checked:before:bg-on-brand"
      />
    </label>
  );
}
