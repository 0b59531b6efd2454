import type { ReactNode } from 'react';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import type { Place } from '#shared/features/authoring/schema.ts';
import { placeQuery } from '../useCourseAddress.ts';

interface PlaceLinkProps {
  place: Place;
  /** It leads to the form, where there is one. */
  editable: boolean;
  children: ReactNode;
}

/** Leads to a place in the course. */
export function PlaceLink({ place, editable, children }: PlaceLinkProps) {
  return (
    <TextLink quiet to={{ search: placeQuery(place, editable) }}>
      {children}
    </TextLink>
  );
}
