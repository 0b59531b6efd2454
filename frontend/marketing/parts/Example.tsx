import type { ReactNode } from 'react';
import { cx } from '#frontend/ui/style/cx.ts';

interface ExampleProps {
  /** What the picture shows, in a sentence. */
  caption: string;
  /** As wide as a form, at the right of its place on wide screens. */
  narrow?: boolean;
  /** Something to press, under the picture and beside the caption. */
  control?: ReactNode;
  children: ReactNode;
}

/**
 * The product itself as a picture: its own components with invented data, said to be so. Screen readers get the
 * caption in place of the parts, and nothing in it can be reached.
 */
export function Example({ caption, narrow = false, control, children }: ExampleProps) {
  return (
    <figure className={cx('min-w-0', narrow && 'mx-auto w-full max-w-form lg:mr-0')}>
      <div aria-hidden="true" inert className="select-none">
        {children}
      </div>
      <figcaption className="mt-3 flex items-center gap-3 text-fine text-muted">
        <span className="flex-1">
          <strong className="font-medium text-accent-text">Example.</strong> {caption}
        </span>
        {control}
      </figcaption>
    </figure>
  );
}
