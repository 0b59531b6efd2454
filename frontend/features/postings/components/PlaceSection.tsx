import { Suspense } from 'react';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import type { FieldsProps } from './fields.ts';

const PlaceFields = lazyPart(() => import('./PlaceFields.tsx'));

/** The fields of the place, as high until they have arrived. */
export function PlaceSection(props: FieldsProps) {
  return (
    <Suspense fallback={<Skeleton className="h-50 w-full max-sm:h-75" />}>
      <PlaceFields {...props} />
    </Suspense>
  );
}
