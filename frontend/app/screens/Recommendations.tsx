import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { ApplyAction } from '#frontend/features/applications/components/ApplyAction.tsx';
import { RecommendationList } from '#frontend/features/opportunities/components/RecommendationList.tsx';
import type { Action } from '#frontend/features/opportunities/slots.ts';

const ApplyFromHome: Action = (props) => <ApplyAction {...props} source="recommended" />;

/** The recommendations on the home of those who may apply, with what they can do about each. */
export default function Recommendations() {
  const { profileData } = useCurrentUser();
  return <RecommendationList Action={ApplyFromHome} hasSkills={profileData.skills.length > 0} />;
}
