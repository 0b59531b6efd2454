import type { ReactNode } from 'react';
import { cx } from '#frontend/ui/style/cx.ts';
import { partsOfText } from '#shared/features/conversations/rules.ts';

/** A message's text with its line breaks, and its web addresses as links that lead nowhere but there. */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {partsOfText(text).map(({ text: part, href }, index) =>
        href === undefined ? (
          part
        ) : (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
            key={index}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="underline underline-offset-2"
          >
            {part}
          </a>
        ),
      )}
    </p>
  );
}

interface BubbleProps {
  own: boolean;
  failed?: boolean;
  children: ReactNode;
  /** Beneath it: the time, whether it was read, what went wrong. */
  below: ReactNode;
  /** Beside it: what can be done with it. */
  actions?: ReactNode;
}

/** One message, on the side of its author. */
export function Bubble({ own, failed = false, children, below, actions }: BubbleProps) {
  return (
    <li className={cx('group flex flex-col', own ? 'items-end' : 'items-start')}>
      <div className={cx('flex max-w-[85%] items-center gap-1', own && 'flex-row-reverse')}>
        <div
          className={cx(
            'min-w-0 rounded-card border px-3.5 py-2',
            own ? 'border-transparent bg-brand-soft' : 'border-line bg-surface',
            failed && 'border-danger!',
          )}
        >
          {children}
        </div>
        {actions}
      </div>
      <div className="mt-0.5 px-1 text-fine text-muted">{below}</div>
    </li>
  );
}
