import { Component, type ReactNode } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { retryFailedParts } from '#frontend/ui/hooks/lazyPart.tsx';

interface ErrorBoundaryProps {
  /** A change of this (the address) gives the children another try. */
  resetKey: string;
  children: ReactNode;
}

/** Keeps the layout on screen when a screen throws, or when its code fails to load. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    retryFailedParts();
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.broken && before.resetKey !== this.props.resetKey) this.setState({ broken: false });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div role="alert" className="mx-auto max-w-form px-4 py-16 text-center">
        <h2 className="text-lead font-semibold">This screen did not work</h2>
        <p className="mt-1 mb-5 text-small text-muted">
          Something went wrong while showing it. What you saved before is safe. If you have been here for a
          while, a newer version may be waiting.
        </p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Load it again
        </Button>
      </div>
    );
  }
}
