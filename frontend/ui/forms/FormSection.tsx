import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: string;
  /** What these answers are good for. */
  description: ReactNode;
  children: ReactNode;
}

/** A part of a long form: what it is about at the left, its fields at the right, one below the other on a phone. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 first:border-t-0 first:pt-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div>
        <h2 id={id} className="text-lead font-semibold">
          {title}
        </h2>
        <p className="mt-1 max-w-form text-small text-muted">{description}</p>
      </div>
      <div className="flex max-w-prose flex-col gap-5">{children}</div>
    </section>
  );
}
