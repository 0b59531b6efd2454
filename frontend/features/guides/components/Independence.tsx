import { useId } from 'react';

/** What the guides rest on, and who pays for them. */
export function Independence() {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-6">
      <h2 id={id} className="text-title font-semibold">
        How the guides are made
      </h2>
      <p className="mt-3 max-w-prose">
        A fact is in a guide only when we read it on an official page, which it names with the day of reading.
        After 180 days a fact says that it may be out of date. What we could not read is left to the official
        page. A guide is no advice for a single case.
      </p>
      <p className="mt-3 max-w-prose">
        Universities, agents, lenders and other partners pay Fledge nothing. Nobody can buy a place here, and
        nothing is ranked.
      </p>
    </section>
  );
}
