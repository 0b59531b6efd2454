import type { ComponentProps } from 'react';

/** A button that reads like a link, for small actions among words: 'Forgot password?', 'Send it again'. */
export function LinkButton({ type = 'button', ...rest }: Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button
      {...rest}
      type={type}
      className="-my-1 rounded-tick py-1 font-medium text-brand underline decoration-1 underline-offset-3 hover:decoration-2 disabled:text-muted disabled:no-underline"
    />
  );
}
