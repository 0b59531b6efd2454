import { useEffect, useRef } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { fullMoment } from '#frontend/ui/data/dates.ts';
import { SUPPORT } from '#shared/features/contact/support-rules.ts';
import type { AnswerOf } from '#shared/route-types.ts';

/** What the API answered. */
export type Sent = AnswerOf<'contact.send'>;

interface MessageSentProps {
  words: string;
  promise: Sent['promise'];
  onAgain: () => void;
}

/** Replaces the form once the message has been sent. Takes the focus, so that screen readers announce it. */
export function MessageSent({ words, promise, onAgain }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-card border border-line bg-raised p-6 md:p-8">
      <h2 ref={heading} tabIndex={-1} className="text-title">
        {words}
      </h2>
      <p className="mt-2 mb-6 text-muted">
        Someone on our team will read it and reply by email. If you entered the wrong address, please send
        your message again.
      </p>
      {promise && (
        <p className="mb-6">
          {`${SUPPORT[promise.level].label}: your plan promises a reply ${SUPPORT[promise.level].within}, by ${fullMoment(promise.dueAt)}.`}
        </p>
      )}
      <Button onClick={onAgain}>Send another message</Button>
    </div>
  );
}
