interface SkippedUsersProps {
  /** Names, each with why nothing happens to the user: 'Ada Lovelace (already suspended)'. */
  users: readonly string[];
}

/** Selected users whom the decision does not concern. */
export function SkippedUsers({ users }: SkippedUsersProps) {
  if (users.length === 0) return null;
  return (
    <p className="mb-5 rounded-control bg-neutral-soft px-3 py-2 text-small">
      <strong className="font-medium">
        {users.length === 1 ? '1 user is skipped' : `${users.length} users are skipped`}:
      </strong>{' '}
      {users.join(', ')}
    </p>
  );
}
