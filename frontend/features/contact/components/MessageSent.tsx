import { useEffect, useRef } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';

/** Replaces the form once the message has been sent. Takes the focus, so that screen readers announce it. */
export function MessageSent({ words, onAgain }: { words: string; onAgain: () => void }) {
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
      <Button onClick={onAgain}>Send another message</Button>
    </div>
  );
}
