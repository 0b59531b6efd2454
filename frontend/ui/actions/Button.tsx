import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../layout/Spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from './buttonClass.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its place. */
  wide?: boolean;
  /** Work is under way: shows it and ignores presses, but keeps the focus (unlike `disabled`). */
  pending?: boolean;
  /** An icon before the words. */
  icon?: ReactNode;
}

/** A button. `type` defaults to `button`, so that it submits no form by accident. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  pending = false,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops a form from being sent again by Enter: that comes here as a click.
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, size, wide)}
      onClick={press}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
    >
      {pending ? <Spinner /> : icon}
      {children}
    </button>
  );
}
