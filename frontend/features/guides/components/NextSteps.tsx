import { useId } from 'react';
import { useSession } from '#frontend/core/session/useSession.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { GUIDE_COUNTRIES_IN_SENTENCES, type GuideCountry } from '#shared/features/guides/fact.ts';
import { readingFor } from '#shared/features/guides/reading.ts';
import { articlePath } from '#shared/features/library/article.ts';
import { STUDY_PLAN_PATH } from '#shared/features/study-plan/rules.ts';

/** Where to go on from a guide: to the student’s plan to mentors who studied there, and to articles. */
export function NextSteps({ country }: { country?: GuideCountry }) {
  const id = useId();
  const isStudent = useSession().user?.role === 'student';
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-6 print:hidden">
      <h2 id={id} className="text-title font-semibold">
        Next steps
      </h2>
      <ul className="mt-3 flex flex-col gap-2">
        {isStudent && (
          <li>
            <TextLink to={STUDY_PLAN_PATH}>Your study plan: deadlines and documents</TextLink>
          </li>
        )}
        {isStudent && country && (
          <li>
            <TextLink to={`/dashboard/student/mentors?studiedIn=${country}`}>
              {`Mentors who studied in ${GUIDE_COUNTRIES_IN_SENTENCES[country]}`}
            </TextLink>
          </li>
        )}
        {readingFor(country).map((article) => (
          <li key={article.id}>
            <TextLink to={articlePath(article.id)}>{article.title}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
