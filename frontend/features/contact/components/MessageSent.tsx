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
        A person reads it. If the address you gave has a slip in it, write again: we have no other way to you.
      </p>
      <Button onClick={onAgain}>Write another message</Button>
    </div>
  );
}
