import { placeText } from '#shared/core/places/place.ts';
import { readPlace } from '#shared/core/places/read-place.ts';

/** What is read from a place in free text, before it is saved, or which field would say it. Loaded with the names of countries. */
export default function PlaceMeaning({ text }: { text: string }) {
  const place = readPlace(text);
  return (
    <span>
      {place
        ? `Read as ${placeText(place)}.`
        : 'Choose the country, too: without it, search engines can’t list the posting.'}
    </span>
  );
}
