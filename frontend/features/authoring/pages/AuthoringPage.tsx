import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { AuthoringList } from '../components/AuthoringList.tsx';

const AuthoredCourse = lazyPart(async () => ({
  default: (await import('../components/AuthoredCourse.tsx')).AuthoredCourse,
}));

/** `/dashboard/mentor/courses` and `/dashboard/admin/courses`, and a course below them. */
export default function AuthoringPage() {
  const { id } = useParams();
  if (id === undefined) return <AuthoringList />;
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full animate-appear rounded-card" />}>
      <AuthoredCourse id={id} />
    </Suspense>
  );
}
