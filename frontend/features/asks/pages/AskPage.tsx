import { useSearchParams } from 'react-router-dom';
import { PATHS } from '#frontend/core/paths.ts';
import { BuddyPanel } from '#frontend/parts/buddies/BuddyPanel.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';
import { MyQuestions } from '../components/MyQuestions.tsx';
import { People } from '../components/People.tsx';

/** `/dashboard/student/ask`: alumni who take a question this week, the student’s own questions, and the buddy. */
export default function AskPage() {
  const [search, setSearch] = useSearchParams();
  const choose = (tab: string) => setSearch(tab === 'people' ? {} : { tab });
  const tabs = [
    { value: 'people', label: 'Ask someone', content: <People onAsked={() => choose('questions')} /> },
    { value: 'questions', label: 'My questions', content: <MyQuestions onAsk={() => choose('people')} /> },
    { value: 'buddy', label: 'Buddy', content: <BuddyPanel /> },
  ];
  const tab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'people';
  return (
    <>
      <PageHeader
        title="Ask alumni"
        description={
          tab === 'buddy'
            ? 'A student and a senior of the same university or field, for eight weeks at a time.'
            : 'One question that takes ten minutes, answered by someone who has been there.'
        }
        compact
        action={<ButtonLink to={PATHS.answers}>Published answers</ButtonLink>}
      />
      <Tabs label="Ask alumni" tabs={tabs} value={tab} onChange={choose} />
    </>
  );
}
