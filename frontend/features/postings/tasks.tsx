import type { Task } from '#frontend/ui/data/TaskList.tsx';
import {
  ActiveIcon,
  ApplicantsIcon,
  EmployerIcon,
  PostIcon,
  ScheduleIcon,
} from '#frontend/ui/style/icons.ts';
import type { Role } from '#shared/core/contract.ts';
import type { OwnCompany, PostingCounts } from '#shared/features/companies/routes.ts';
import { APPLICANT_SCREENS } from '#shared/features/postings/screens.ts';
import { wordsOf } from './postingLabels.ts';

interface Given {
  role: Role;
  counts: PostingCounts;
  company: OwnCompany | null;
  /** How many applicants nobody has looked at. */
  unread?: number | undefined;
  /** What live projects ask for: students wait for an answer. */
  live?: readonly Task[] | undefined;
}

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count.toLocaleString('en')} ${many}`;

/** What waits for a user who posts, the most important first; the first steps when there is nothing yet. */
export const postingTasks = ({ role, counts, company, unread = 0, live = [] }: Given): Task[] => {
  const { path, create } = wordsOf(role);
  const list = { label: 'Open postings', to: `${path}?tab=postings` };
  const tasks: Task[] = [];
  if (role === 'employer' && !company)
    tasks.push({
      id: 'company',
      icon: <EmployerIcon />,
      title: 'Add your company',
      detail: 'Your postings belong to it. We verify it once, and then they go live at once.',
      action: { label: 'Add company', to: path },
    });
  if (company?.status === 'rejected')
    tasks.push({
      id: 'rejected',
      icon: <EmployerIcon />,
      title: `${company.name} couldn’t be verified`,
      detail: company.reason || 'Correct its entries, and we’ll check it again.',
      action: { label: 'Edit company', to: `/companies/${company.id}` },
    });
  if (unread > 0)
    tasks.push({
      id: 'applicants',
      icon: <ApplicantsIcon />,
      title: counted(unread, 'One applicant is new', 'applicants are new'),
      detail: 'They wait for your answer, by the day that their posting promises.',
      action: {
        label: 'Review applicants',
        to: `${APPLICANT_SCREENS[role === 'alumni' ? 'alumni' : 'employer']}?status=new`,
      },
    });
  tasks.push(...live);
  if (counts.draft > 0)
    tasks.push({
      id: 'drafts',
      icon: <PostIcon />,
      title: counted(counts.draft, 'One draft isn’t published yet', 'drafts aren’t published yet'),
      detail: 'Finish it, check the preview, and publish it.',
      action: list,
    });
  if (counts.in_review > 0)
    tasks.push({
      id: 'review',
      icon: <ScheduleIcon />,
      title: counted(counts.in_review, 'One posting is in review', 'postings are in review'),
      detail: 'An admin looks at it. There’s nothing for you to do.',
      action: list,
    });
  if (counts.expired > 0)
    tasks.push({
      id: 'expired',
      icon: <ScheduleIcon />,
      title: counted(counts.expired, 'One posting has expired', 'postings have expired'),
      detail: 'Extend its deadline, or mark it as filled.',
      action: list,
    });
  const some = Object.values(counts).some((count) => count > 0);
  if (!some)
    tasks.push({
      id: 'first',
      icon: <PostIcon />,
      title: role === 'employer' ? 'Write your first posting' : 'Share your first opening',
      detail: 'It takes about five minutes, and it’s saved while you type.',
      action: { label: create, to: path },
    });
  if (tasks.length === 0)
    tasks.push({
      id: 'nothing',
      icon: <ActiveIcon />,
      title: 'Nothing is waiting for you',
      detail: `${counted(counts.open, 'One posting is', 'postings are')} open.`,
      action: { label: create, to: path },
    });
  return tasks.slice(0, 3);
};
