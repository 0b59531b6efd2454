import { useSession } from '#frontend/core/session/useSession.ts';
import { cx } from '#frontend/ui/style/cx.ts';
import { HeartIcon } from '#frontend/ui/style/icons.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import { useMark, useSaveAfterSignIn, useSetMark } from '../marks.ts';

interface SaveButtonProps {
  opportunity: { id: string; title: string };
  /** Whether it is saved, as a list says; undefined where no list does. */
  listed: boolean | undefined;
  /** `row` is the heart alone; `detail` is as high as the button to apply, with its word where there is room. */
  place: 'row' | 'detail';
}

const PLACES = {
  row: 'size-9',
  detail: 'min-h-12 min-w-12 border border-line-strong bg-raised text-small font-medium md:px-4',
} as const;

/** The heart: saves an opportunity, or removes it from the saved ones. Not for those who can't apply. */
export function SaveButton({ opportunity: { id, title }, listed, place }: SaveButtonProps) {
  const { user } = useSession();
  const { saved } = useMark(id, listed);
  const setMark = useSetMark();
  useSaveAfterSignIn(id);
  if (user && !mayApply(user.role)) return null;
  return (
    <button
      type="button"
      aria-label={`Save ${title}`}
      aria-pressed={saved}
      data-mark="save"
      onClick={() => setMark({ opportunityId: id, list: 'saved', on: !saved })}
      className={cx(
        'inline-flex flex-none items-center justify-center gap-2 rounded-control transition-colors hover:bg-neutral-soft print:hidden',
        saved ? 'text-accent-text' : 'text-muted hover:text-text',
        PLACES[place],
      )}
    >
      <HeartIcon aria-hidden="true" className={cx('size-5', saved && 'fill-current')} />
      {place === 'detail' && (
        <span aria-hidden="true" className="max-md:hidden">
          {saved ? 'Saved' : 'Save'}
        </span>
      )}
    </button>
  );
}
