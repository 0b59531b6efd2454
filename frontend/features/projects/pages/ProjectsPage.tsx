import { useSearchParams } from 'react-router-dom';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { ListWithDetail } from '#frontend/core/lists/ListWithDetail.tsx';
import { PaneList } from '#frontend/core/lists/PaneList.tsx';
import { useOpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { ENGAGEMENTS_PATH } from '#frontend/parts/engagements/paths.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { PlusIcon, ProjectsIcon } from '#frontend/ui/style/icons.ts';
import { useProject, useProjects } from '../api.ts';
import { ProjectDetail } from '../components/ProjectDetail.tsx';
import { ProjectRow } from '../components/ProjectRow.tsx';
import { givenCourse, givenProject, PROJECT_PARAMS } from '../givenProject.ts';

const loadSheets = async () => ({ default: await import('../components/ProjectSheet.tsx') });

/** The parameter of the address for the form: `new`, or the id of the project that is edited. */
const EDIT = 'edit';
const NEW = 'new';

/** `/dashboard/student/projects`: the student's own projects, with the reviews of mentors. */
export default function ProjectsPage() {
  const list = useProjects();
  const items = itemsOf(list);
  const open = useOpenItem(items[0]?.id);
  const [search, setSearch] = useSearchParams();
  const edited = search.get(EDIT);
  const edit = (id: string | undefined, opened?: string) => {
    const next = new URLSearchParams(search);
    for (const name of [EDIT, ...PROJECT_PARAMS]) next.delete(name);
    if (id !== undefined) next.set(EDIT, id);
    if (opened !== undefined) next.set('open', opened);
    setSearch(next, { replace: id === undefined });
  };
  const addButton = (
    <Button variant="primary" icon={<PlusIcon aria-hidden="true" />} onClick={() => edit(NEW)}>
      Add project
    </Button>
  );
  const alone = open.named !== null && !open.wide;
  return (
    <div className="max-sm:pb-16">
      <PageHeader
        title="My projects"
        description={!alone && 'What you built, and what mentors say of it, by a rubric with five criteria.'}
        pinned={!alone}
        action={
          !alone && (
            <>
              <ButtonLink to={ENGAGEMENTS_PATH}>Live projects</ButtonLink>
              {addButton}
            </>
          )
        }
      />
      <ListWithDetail
        open={open}
        label="Selected project"
        back="All projects"
        list={
          <ListStates
            list={list}
            skeleton={<RowsSkeleton />}
            failed={{ title: 'We couldn’t load your projects' }}
            empty={
              <EmptyState icon={<ProjectsIcon />} heading="h2" title="No projects yet" action={addButton}>
                Add something you built, for a course, a client or yourself. A mentor reads it and rates it,
                and you decide whether it is on your profile.
              </EmptyState>
            }
          >
            {() => (
              <PaneList
                label="Projects"
                list={list}
                open={open}
                row={(project) => <ProjectRow project={project} open={open} />}
              />
            )}
          </ListStates>
        }
        detail={
          open.shownId !== undefined && (
            <ProjectDetail
              key={open.shownId}
              id={open.shownId}
              headingRef={open.headingRef}
              onEdit={() => edit(open.shownId)}
            />
          )
        }
      />
      {edited !== null && (
        <Sheets
          id={edited}
          initial={givenProject(search)}
          courseId={givenCourse(search)}
          onCreated={(id) => edit(undefined, id)}
          onClose={() => edit(undefined)}
        />
      )}
    </div>
  );
}

interface SheetsProps {
  /** `new`, or the id of a project. */
  id: string;
  /** What the address fills in of a new one. */
  initial: ReturnType<typeof givenProject>;
  /** The course whose task a new one is. */
  courseId: string | undefined;
  onCreated: (id: string) => void;
  onClose: () => void;
}

/** The form that the address names. */
function Sheets({ id, initial, courseId, onCreated, onClose }: SheetsProps) {
  const sheets = useChunk(loadSheets, true, onClose);
  if (!sheets) return null;
  if (id === NEW)
    return (
      <sheets.NewProjectSheet initial={initial} courseId={courseId} onCreated={onCreated} onClose={onClose} />
    );
  return <EditSheet key={id} id={id} sheet={sheets.EditProjectSheet} onClose={onClose} />;
}

interface EditSheetProps extends Omit<SheetsProps, 'onCreated' | 'initial' | 'courseId'> {
  sheet: Awaited<ReturnType<typeof loadSheets>>['default']['EditProjectSheet'];
}

/** The form of a project, once the project is there. */
function EditSheet({ id, sheet: EditProjectSheet, onClose }: EditSheetProps) {
  const { data } = useProject(id);
  return data && <EditProjectSheet project={data} onClose={onClose} />;
}

function RowsSkeleton() {
  return (
    <SkeletonRows
      label="Loading your projects…"
      className="border-y border-line max-lg:-mx-4 lg:max-w-104"
      rowClass="flex h-24 flex-col justify-center gap-2 px-4"
    >
      <Skeleton className="h-4 w-44" />
      <Skeleton className="h-4 w-64 max-w-full" />
      <Skeleton className="h-3.5 w-36" />
    </SkeletonRows>
  );
}
