import { cards, paragraph } from '#functions/core/advisor/blocks.ts';
import { defineTool } from '#functions/core/advisor/define-tool.ts';
import { PROFILE } from '#functions/core/advisor/screens.ts';
import type { Tool } from '#functions/core/advisor/tool.ts';
import { number, word } from '#functions/core/advisor/values.ts';
import { counted } from '#functions/core/advisor/words.ts';
import { type MissingPart, missingParts, resumeScore } from '#shared/features/resume/score.ts';
import type { AnswerOf } from '#shared/route-types.ts';

/** The most missing parts that are named, the weightiest first. */
const NAMED = 4;

type Sections = AnswerOf<'profile.own'>['sections'];

const itemsOf = (sections: Sections) => ({
  basics: sections.basics.items,
  work: sections.work.items,
  volunteer: sections.volunteer.items,
  education: sections.education.items,
  projects: sections.projects.items,
  skills: sections.skills.items,
  certificates: sections.certificates.items,
  awards: sections.awards.items,
  publications: sections.publications.items,
  languages: sections.languages.items,
  interests: sections.interests.items,
  references: sections.references.items,
  lookingFor: sections.lookingFor.items,
});

/** What is to be said of the file; undefined when it is there and nothing waits. */
const fileText = ({ file, upload }: AnswerOf<'resume.overview'>): string | undefined => {
  if (upload && upload.status === 'ready' && !upload.accepted)
    return 'The file that you uploaded has been read and waits for your review.';
  return file ? undefined : 'You have uploaded no resume file yet.';
};

const points = ({ share }: MissingPart): number => Math.max(1, Math.round(share));

const leadFor = (score: number, [first, ...rest]: readonly MissingPart[]): string => {
  if (!first) return `Your profile is complete: Resume Health is ${score}%.`;
  const most = `What counts most: ${first.name.charAt(0).toLowerCase()}${first.name.slice(1)}. ${first.reason}`;
  const others =
    rest.length === 0 ? '' : ` After that, ${counted(rest.length, 'smaller thing')} would raise it.`;
  return `Your Resume Health is ${score}%. ${most}${others}`;
};

const resumeHealth = defineTool({
  intent: 'resume.health',
  roles: ['student', 'mentor', 'employer', 'alumni'],
  question: 'What’s missing in my resume?',
  routes: ['profile.own', 'resume.overview'],
  answer: async ({ call }) => {
    const [{ role, sections }, overview] = await Promise.all([call('profile.own'), call('resume.overview')]);
    const resume = { role, sections: itemsOf(sections) };
    const missing = missingParts(resume);
    const score = resumeScore(resume);
    const shown = missing.slice(0, NAMED);
    const text = [leadFor(score, missing), fileText(overview)].filter((one) => one !== undefined).join(' ');
    return {
      blocks: [
        paragraph(text),
        ...cards(
          shown.map((part) => ({
            title: part.name,
            detail: `${counted(points(part), 'point')} · ${part.reason}`,
            path: PROFILE.url,
          })),
        ),
      ],
      sources: [PROFILE],
      facts: [
        { about: 'resume health in percent', values: { score: number(score) }, path: PROFILE.url },
        ...shown.map((part) => ({
          about: 'part of the profile that is missing',
          values: { part: word(part.name), points: number(points(part)) },
          path: PROFILE.url,
        })),
      ],
      suggestions:
        role === 'student' || role === 'alumni'
          ? ['Which openings match me best?', 'How do I write a good resume?']
          : ['How do I write a good summary?'],
    };
  },
});

/** What the advisor can say about the user's own profile. */
export const TOOLS: readonly Tool[] = [resumeHealth];
