import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { ActiveIcon, AlertIcon } from '#frontend/ui/style/icons.ts';
import type { AuditIntegrity } from '#shared/features/admin/audit.ts';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const number = (n: number) => n.toLocaleString('en');

/** Whether the chain of the audit log is unbroken, and up to which entry. */
export function Integrity({ integrity }: { integrity: AuditIntegrity | undefined }) {
  if (!integrity) return <Skeleton className="h-12 w-full rounded-card" />;
  const { entries, intactTo, checkedAt, brokenEntry } = integrity;
  if (entries === 0) return null;
  if (brokenEntry !== null)
    return (
      <Notice
        tone="danger"
        role="alert"
        icon={<AlertIcon />}
        title={`Entry ${number(brokenEntry)} is broken`}
      >
        It was changed after it was written. Run <code>npm run audit -- verify</code> and check who has access
        to the table.
      </Notice>
    );
  return (
    <Notice icon={<ActiveIcon />}>
      <p className="font-medium">
        Unbroken to entry {number(intactTo)}, checked{' '}
        <time dateTime={checkedAt}>{clock.format(new Date(checkedAt))}</time>
      </p>
    </Notice>
  );
}
