import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { mayApply } from '#shared/core/applicant-roles.ts';
import { EqualitySetting } from '../components/EqualitySetting.tsx';
import { MailSetting } from '../components/MailSetting.tsx';
import { MessagesSetting } from '../components/MessagesSetting.tsx';
import { PasswordForm } from '../components/PasswordForm.tsx';
import { SessionsSetting } from '../components/SessionsSetting.tsx';
import { ThemeSetting } from '../components/ThemeSetting.tsx';
import { TimeZoneSetting } from '../components/TimeZoneSetting.tsx';

/** `/dashboard/settings`: the user's preferences, apart from their profile. */
export default function SettingsPage() {
  const { role } = useCurrentUser();
  return (
    <>
      <PageHeader
        title="Settings"
        description="Manage your theme, time zone, email notifications, password and sessions."
      />
      <div>
        <ThemeSetting />
        <TimeZoneSetting />
        <MailSetting />
        <MessagesSetting />
        {mayApply(role) && <EqualitySetting />}
        <PasswordForm />
        <SessionsSetting />
      </div>
    </>
  );
}
