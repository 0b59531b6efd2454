import { Mark } from '#frontend/ui/layout/Logo.tsx';
import type { Step } from './Steps.tsx';

/** A journey: stops along a dotted line, side by side on wide screens, with the bird at its end. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <div className="relative">
      <ol className="grid gap-y-10 border-line-strong max-lg:border-l-2 max-lg:border-dotted lg:grid-cols-4 lg:border-t-2 lg:border-dotted">
        {steps.map(({ title, text }) => (
          <li
            key={title}
            className="relative pl-7 before:absolute before:-left-2 before:top-1.5 before:size-3.5 before:rounded-full before:border-2 before:border-brand before:bg-surface last:before:bg-brand lg:pt-7 lg:pr-8 lg:pl-0 lg:before:left-0 lg:before:-top-2"
          >
            <h3 className="text-lead">{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <Mark className="absolute -top-9 right-0 hidden h-8 w-9 text-brand lg:block" />
    </div>
  );
}
