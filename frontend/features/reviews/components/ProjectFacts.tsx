import { ProjectLinks } from '#frontend/parts/reviews/ProjectLinks.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import type { Review } from '#shared/features/reviews/schema.ts';
import { changedInWords } from '../reviewWords.ts';

/** What a student submitted: description, technologies and links. */
export function ProjectFacts({ review }: { review: Pick<Review, 'project' | 'changed'> }) {
  const { description, category, technologies, githubUrl, liveUrl, number, course } = review.project;
  const changed = changedInWords(review.changed);
  return (
    <>
      <section>
        <h3 className="text-small font-semibold">About the project</h3>
        {changed !== '' && (
          <p className="mt-1 text-small text-muted">
            Version {number}. {changed}
          </p>
        )}
        {course && (
          <p className="mt-1 text-small text-muted">
            {`The task “${course.task}” of the course “${course.title}”. Two reviews that agree certify the student.`}
          </p>
        )}
        <p dir="auto" className="mt-2 max-w-prose text-small whitespace-pre-line wrap-anywhere">
          {description}
        </p>
      </section>
      <section>
        <h3 className="text-small font-semibold">Made with</h3>
        <ul aria-label="Technologies" className="mt-2 flex flex-wrap gap-1.5">
          {technologies.map((technology) => (
            <li key={technology} className="max-w-full">
              <Badge>
                <bdi>{technology}</bdi>
              </Badge>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-small text-muted">
          <bdi>{category}</bdi>
        </p>
      </section>
      <section>
        <h3 className="text-small font-semibold">Look at it</h3>
        <div className="mt-2">
          <ProjectLinks githubUrl={githubUrl} liveUrl={liveUrl} />
        </div>
      </section>
    </>
  );
}
