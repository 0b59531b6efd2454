import { useAuthPath } from '#frontend/core/session/useAuthPath.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { SIGN_IN_FIRST } from '#shared/features/ai/rules.ts';
import { isWaiting, type Turn, WRITING } from '../turns.ts';

interface TurnViewProps {
  turn: Turn;
  signedIn: boolean;
  /** Missing while another answer is being written. */
  onAskAgain: (() => void) | undefined;
}

/** What is shown in place of an answer: that it is being written, or why there is none and what helps. */
export function TurnView({ turn, signedIn, onAskAgain }: TurnViewProps) {
  if (isWaiting(turn)) return <Typing />;
  if (turn.ended === 'visitor' && !signedIn) return <SignInFirst />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className={turn.ended === 'failed' ? 'text-danger' : 'text-muted'}>{wordsOf(turn)}</p>
      {onAskAgain && (
        <Button size="small" onClick={onAskAgain}>
          {turn.ended === 'failed' ? 'Retry' : 'Get the answer'}
        </Button>
      )}
    </div>
  );
}

const wordsOf = ({ ended, problem }: Turn): string => {
  if (ended === 'failed') return problem ?? '';
  if (ended === 'stopped') return 'You stopped waiting for this answer.';
  if (ended === 'visitor') return 'You asked this before you signed in.';
  return 'The page was closed before the answer came.';
};

/** Three dots. The status line says the same to screen readers. */
function Typing() {
  return (
    <p aria-hidden="true" className="flex items-center gap-2 text-muted">
      <span className="flex gap-1">
        <span className="size-1.5 animate-breathe rounded-full bg-brand" />
        <span className="size-1.5 animate-breathe rounded-full bg-brand [animation-delay:200ms]" />
        <span className="size-1.5 animate-breathe rounded-full bg-brand [animation-delay:400ms]" />
      </span>
      {WRITING}
    </p>
  );
}

function SignInFirst() {
  const authPath = useAuthPath();
  return (
    <div className="flex flex-col gap-3">
      <p>{SIGN_IN_FIRST}</p>
      <p className="flex flex-wrap gap-2">
        <ButtonLink to={authPath('signup')} size="small" variant="primary">
          Sign up
        </ButtonLink>
        <ButtonLink to={authPath('signin')} size="small">
          Log in
        </ButtonLink>
      </p>
    </div>
  );
}
