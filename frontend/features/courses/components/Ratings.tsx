import { Button } from '#frontend/ui/actions/Button.tsx';
import { letterKeysOn } from '#frontend/ui/hooks/useKeys.ts';

/** How well a card was remembered, in the order of the keys. */
const RATINGS = [
  { rating: 1, label: 'Forgot', means: 'I guessed' },
  { rating: 2, label: 'Hard', means: 'it took long' },
  { rating: 3, label: 'Good', means: 'after a moment' },
  { rating: 4, label: 'Easy', means: 'at once' },
] as const;

interface RatingsProps {
  /** After a wrong answer there is nothing to say: the card comes back soon. */
  right: boolean;
  pending: boolean;
  onRate: (rating: number) => void;
}

/** Says how well a card was remembered, by four buttons or the keys 1 to 4. */
export function Ratings({ right, pending, onRate }: RatingsProps) {
  const keys = letterKeysOn();
  if (!right)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" pending={pending} onClick={() => onRate(1)}>
          Next card
        </Button>
        <p className="text-small text-muted">It comes back soon.</p>
      </div>
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-medium">How well did you remember it?</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {RATINGS.map(({ rating, label, means }) => (
          <Button key={rating} wide pending={pending} onClick={() => onRate(rating)}>
            <span className="flex flex-col items-center whitespace-normal">
              <span>{label}</span>
              <span className="text-fine font-normal text-muted">{means}</span>
            </span>
            {keys && (
              <span
                aria-hidden="true"
                className="absolute top-1 right-2 font-sans text-fine text-muted max-sm:hidden"
              >
                {rating}
              </span>
            )}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
