import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { ManageLibrary } from '../components/ManageLibrary.tsx';

const EntryEditor = lazyPart(async () => ({
  default: (await import('../components/EntryEditor.tsx')).EntryEditor,
}));

/** `/dashboard/admin/library`, and below it the editor of an entry, which is loaded when one is opened. */
export default function LibraryEntriesPage() {
  const { id } = useParams();
  if (id === undefined) return <ManageLibrary />;
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
      <EntryEditor />
    </Suspense>
  );
}
