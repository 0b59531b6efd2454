import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Mark } from '../layout/Logo.tsx';

/**
 * Covers the screen while something is under way that must not be disturbed: 'Signing you in...'. The app
 * behind it is inert, the words are announced, and the focus comes back where it was.
 */
export function Overlay({ message }: { message: string }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const app = document.getElementById('root');
    app?.setAttribute('inert', '');
    panel.current?.focus();
    return () => {
      app?.removeAttribute('inert');
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return createPortal(
    <div
      ref={panel}
      role="status"
      tabIndex={-1}
      className="fixed inset-0 z-50 flex animate-fade flex-col items-center justify-center gap-5 bg-surface/95 p-6 text-center"
    >
      <span className="animate-breathe text-brand">
        <Mark className="h-14 w-17" />
      </span>
      <p className="text-title font-semibold">{message}</p>
    </div>,
    document.body,
  );
}
