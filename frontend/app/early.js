// Stands inline in every page, before anything is painted: nobody sees the wrong theme (without a choice the system
// decides), and whoever was signed in here gets room in the top bar for their own menu (session/hint.ts).
try {
  const page = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  if (localStorage.getItem('signed-in')) page.dataset.signedIn = '';
} catch {}
