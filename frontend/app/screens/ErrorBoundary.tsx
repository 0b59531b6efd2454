import { Component, type ReactNode } from 'react';
import { Button } from '#frontend/ui/Button.tsx';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { AlertIcon } from '#frontend/ui/icons.ts';

interface ErrorBoundaryProps {
  /** A change of this (the address) gives the children another try. */
  resetKey: string;
  children: ReactNode;
}

/** Keeps the frame of the app standing when a screen breaks, or when its code could not be fetched. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.broken && before.resetKey !== this.props.resetKey) this.setState({ broken: false });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div role="alert" className="mx-auto max-w-prose px-4 py-16">
        <EmptyState
          heading="h2"
          icon={<AlertIcon />}
          title="This screen did not work"
          action={
            <Button variant="primary" onClick={() => window.location.reload()}>
              Load it again
            </Button>
          }
        >
          Something went wrong while showing it. What you saved before is safe. If you have been here for a
          while, a newer version may be waiting.
        </EmptyState>
      </div>
    );
  }
}
