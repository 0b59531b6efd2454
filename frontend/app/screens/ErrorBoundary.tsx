import { Component, type ReactNode } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { retryFailedParts } from '#frontend/ui/hooks/lazyPart.tsx';
import { PRODUCT } from '#shared/core/product.ts';

interface ErrorBoundaryProps {
  /** A change of this (the address) gives the children another try. */
  resetKey: string;
  children: ReactNode;
}

/** Why the children are not shown, if they are not. */
interface Broken {
  broken: false | 'error' | 'connection';
}

/** Whether the code of the screen could not be fetched: browsers report that as a TypeError, each in its own words. */
const isConnectionError = (error: unknown): boolean =>
  !navigator.onLine ||
  (error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message));

/** Without an event that the connection is back (the network is there, the server is not), the next attempt comes after this. */
const RETRY_MS = 10_000;

/**
 * Keeps the layout on screen when a screen throws, or when its code fails to load. Without a connection it tries again by
 * itself.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Broken> {
  override state: Broken = { broken: false };
  private timer = 0;

  static getDerivedStateFromError(error: unknown): Broken {
    return { broken: isConnectionError(error) ? 'connection' : 'error' };
  }

  private readonly retry = () => {
    window.clearTimeout(this.timer);
    this.setState({ broken: false });
  };

  private readonly reconnect = () => {
    if (this.state.broken === 'connection') this.retry();
  };

  override componentDidMount() {
    window.addEventListener('online', this.reconnect);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.reconnect);
    window.clearTimeout(this.timer);
  }

  override componentDidCatch(error: unknown) {
    retryFailedParts();
    window.clearTimeout(this.timer);
    if (isConnectionError(error)) this.timer = window.setTimeout(this.reconnect, RETRY_MS);
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.broken && before.resetKey !== this.props.resetKey) this.retry();
  }

  override render() {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    const connection = broken === 'connection';
    return (
      <div role="alert" className="mx-auto max-w-form px-4 py-16 text-center">
        <h2 className="text-lead font-semibold">{connection ? 'No connection' : 'Something went wrong'}</h2>
        <p className="mt-1 mb-5 text-small text-muted">
          {connection
            ? `We couldn’t reach ${PRODUCT}. This page opens by itself as soon as the connection is back.`
            : 'We couldn’t show this page. Everything you saved is safe. Reload the page to get the latest version and try again.'}
        </p>
        <Button variant="primary" onClick={connection ? this.retry : () => window.location.reload()}>
          {connection ? 'Try again' : 'Reload page'}
        </Button>
      </div>
    );
  }
}
