import { useLocation } from 'react-router-dom';
import type { User } from '#shared/features/users/schema.ts';
import { beginningsAt } from '../questions.ts';
import { Suggestions } from './Suggestions.tsx';

interface WelcomeProps {
  user: Pick<User, 'firstName' | 'role'> | null | undefined;
  onAsk: (text: string) => void;
}

/** Before the first question: who answers here, and three questions that fit the screen. */
export function Welcome({ user, onAsk }: WelcomeProps) {
  const { greeting, questions } = beginningsAt(useLocation().pathname, user?.role);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="font-semibold">
          {user ? (
            <>
              Hello, <bdi>{user.firstName}</bdi>
            </>
          ) : (
            'Hello'
          )}
        </p>
        <p className="mt-1 text-muted">{greeting}</p>
      </div>
      <Suggestions label="Questions to begin with" questions={questions} onAsk={onAsk} />
    </div>
  );
}
