import type { ReactNode } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import { PATHS } from '../paths.ts';
import { isForbidden, UNREACHABLE } from './ApiError.ts';
import { Problem } from './Problem.tsx';

interface RetryNoticeProps {
  error: unknown;
  onRetry: () => void;
  /** The next attempt is under way. */
  pending?: boolean;
  /** What could not be loaded: 'We couldn’t load the messages'. With it, the block fills the place of a list. */
  title?: string;
  /** The level of the title; see EmptyState. */
  heading?: 'h1' | 'h2' | 'h3';
  /** What to say when the server said nothing. */
  fallback?: string;
  /** A framed box between other content: `danger`, or `warning` where older data is still shown. */
  tone?: 'danger' | 'warning';
  /** Replaces the sentence of the error. */
  children?: ReactNode;
}

/**
 * Something could not be loaded: why, the number to quote, and Try again, or the dashboard when the user may not see it.
 * With `title` a block in place of a list or a screen, with `tone` a framed notice, otherwise a line inside a card.
 */
export function RetryNotice(props: RetryNoticeProps) {
  const { error, onRetry, pending = false, title, heading = 'h3', fallback = UNREACHABLE, tone } = props;
  const reason = props.children || <Problem error={error} fallback={fallback} />;
  const size = title ? 'medium' : 'small';
  const button = isForbidden(error) ? (
    <ButtonLink to={PATHS.dashboard} size={size}>
      Go to your dashboard
    </ButtonLink>
  ) : (
    <Button size={size} pending={pending} onClick={onRetry}>
      Try again
    </Button>
  );
  if (title)
    return (
      <div role="alert">
        <EmptyState heading={heading} icon={<AlertIcon />} title={title} action={button}>
          {reason}
        </EmptyState>
      </div>
    );
  if (tone)
    return (
      <Notice tone={tone} role="alert" action={button}>
        {reason}
      </Notice>
    );
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-small">
      <p>{reason}</p>
      {button}
    </div>
  );
}
