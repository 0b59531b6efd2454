import { Suspense } from 'react';
import { CoursesPage } from '#frontend/features/courses/pages/CoursesPage.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';

const CertificatesTab = lazyPart(
  () => import('#frontend/features/credentials/components/CertificatesTab.tsx'),
);

/** `/dashboard/student/courses`. */
export default function Courses() {
  return (
    <CoursesPage
      certificates={
        <Suspense fallback={<Skeleton className="h-72 w-full rounded-card" />}>
          <CertificatesTab />
        </Suspense>
      }
    />
  );
}
