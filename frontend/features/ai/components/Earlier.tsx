import { UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { useResultFocus } from '#frontend/ui/hooks/useResultFocus.ts';

interface EarlierProps {
  more: boolean;
  pending: boolean;
  error: Error | null;
  onLoad: () => void;
}

/** Loads earlier messages above those that are shown, or says why they could not be loaded. */
export function Earlier({ more, pending, error, onLoad }: EarlierProps) {
  const focus = useResultFocus(String(more));
  return (
    <div {...focus}>
      {error && !pending && (
        <p role="alert" className="pb-3 text-center text-small text-danger">
          <Problem error={error} fallback={UNREACHABLE} />
        </p>
      )}
      {more && (
        <div className="flex justify-center pb-3">
          <Button size="small" variant="quiet" pending={pending} onClick={onLoad}>
            {error ? 'Try again' : 'Load earlier'}
          </Button>
        </div>
      )}
    </div>
  );
}
