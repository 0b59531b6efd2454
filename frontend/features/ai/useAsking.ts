import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '#frontend/core/session/useSession.ts';
import { ask, askAgain, isWaiting, type Turn, useTurns } from './turns.ts';

interface Asking {
  turns: readonly Turn[];
  /** The question whose answer is being written; the next one waits for it. */
  waiting: Turn | undefined;
  ask: (text: string) => void;
  askAgain: (turn: Turn) => void;
}

/** The questions without an answer, and how more are asked. */
export const useAsking = (): Asking => {
  const client = useQueryClient();
  const { user, failed, refresh } = useSession();
  const turns = useTurns();
  const isVisitor = async (): Promise<boolean> => {
    const unknown = user === undefined && !failed;
    return (unknown ? (await refresh()).data?.user : user) === null;
  };
  return {
    turns,
    waiting: turns.find(isWaiting),
    ask: (text) => ask(client, text, isVisitor),
    askAgain: (turn) => askAgain(client, turn, isVisitor),
  };
};
