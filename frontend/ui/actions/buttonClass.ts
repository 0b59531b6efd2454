import { cx } from '../style/cx.ts';

/**
 * - `primary`: the one main action of a screen.
 * - `secondary`: beside it, or alone where nothing is urgent.
 * - `quiet`: in rows and bars, where outlines would be noise.
 * - `danger`: destroys something.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong aria-disabled:bg-brand',
  secondary: 'border border-line-strong bg-raised text-text hover:border-text hover:bg-surface',
  quiet: 'text-text hover:bg-neutral-soft',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong aria-disabled:bg-danger',
};
const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-8 gap-1.5 px-3 text-small [&_svg]:size-4',
  medium: 'min-h-10 gap-2 px-4 text-small [&_svg]:size-4.5',
  large: 'min-h-12 gap-2.5 px-6 text-body [&_svg]:size-5',
};

/** The looks of a button, for whatever is pressed: `<Button>` and `<ButtonLink>`. */
export const buttonClass = (variant: ButtonVariant, size: ButtonSize, wide: boolean): string =>
  cx(
    'relative inline-flex items-center justify-center rounded-control py-1 text-center font-medium whitespace-nowrap',
    'transition-colors active:translate-y-px',
    'disabled:cursor-not-allowed disabled:opacity-55 disabled:active:translate-y-0',
    'aria-disabled:cursor-progress aria-disabled:active:translate-y-0',
    VARIANTS[variant],
    SIZES[size],
    wide && 'w-full',
  );
