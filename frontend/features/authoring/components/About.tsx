import type { Course } from '../api.ts';
import { AboutForm } from './AboutForm.tsx';
import { AboutView } from './AboutView.tsx';

interface AboutProps {
  course: Course;
  editable: boolean;
}

/** What a course says of itself: to write, or to read. */
export function About({ course, editable }: AboutProps) {
  return editable ? <AboutForm course={course} /> : <AboutView course={course} />;
}
