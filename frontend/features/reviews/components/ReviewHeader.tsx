import type { ReactNode } from 'react';
import { REVIEWS_PATH } from '#frontend/parts/reviews/paths.ts';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';

interface HeaderProps {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
}

/** The head of the screen of a review. */
export function ReviewHeader({ title, description, action }: HeaderProps) {
  return (
    <PageHeader
      title={title}
      description={description}
      action={action}
      above={<Breadcrumb trail={[{ label: 'Project Reviews', to: REVIEWS_PATH }]} current={title} />}
    />
  );
}
