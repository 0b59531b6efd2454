import { Button } from '../actions/Button.tsx';

interface LoadMoreProps {
  /** Whether anything follows; without it there is no button. */
  more: boolean;
  pending: boolean;
  onMore: () => void;
}

/** Asks for the next page of a list, below what is loaded. */
export function LoadMore({ more, pending, onMore }: LoadMoreProps) {
  if (!more) return null;
  return (
    <div className="flex justify-center pt-6">
      <Button pending={pending} onClick={onMore}>
        {pending ? 'Loading more…' : 'Load More'}
      </Button>
    </div>
  );
}
