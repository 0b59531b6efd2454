// Inlined in every page and run before first paint: applies the chosen theme (the system's by default), reserves
// space in the top bar for the account menu if a user was signed in here before (session/hint.ts), and says which of its
// frames the shell shows (prerender/frames.tsx) and how wide the sidebar is (layouts/useSidebar.ts).
const page = document.documentElement;
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  if (localStorage.getItem('signed-in')) page.dataset.signedIn = '';
} catch {}
const [, area] = location.pathname.toLowerCase().split('/');
page.dataset.frame =
  {
    dashboard: 'dashboard',
    opportunities: 'shared',
    companies: 'shared',
    library: 'shared',
    'study-abroad': 'shared',
    challenges: 'shared',
    events: 'shared',
    credentials: 'shared',
    people: 'shared',
    auth: 'auth',
  }[area] || 'bare';
page.dataset.sidebar = /sidebar_state=(\w+)/.exec(document.cookie)?.[1] || '';
