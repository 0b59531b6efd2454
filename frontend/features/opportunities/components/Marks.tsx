import { Badge } from '#frontend/ui/data/Badge.tsx';
import type { OpportunitySummary } from '#shared/features/opportunities/routes.ts';

/** What sets an opportunity apart on its card and its page: an admin features it, or its author hires urgently. */
export function Marks({ featured, urgent }: Pick<OpportunitySummary, 'featured' | 'urgent'>) {
  return (
    <>
      {featured && (
        <Badge size="small" tone="brand">
          Featured
        </Badge>
      )}
      {urgent && (
        <Badge size="small" tone="accent">
          Urgent hiring
        </Badge>
      )}
    </>
  );
}
