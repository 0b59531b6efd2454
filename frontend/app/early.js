// Inlined in every page and run before first paint: applies the chosen theme (the system's by default), and reserves
// space in the top bar for the account menu if a user was signed in here before (session/hint.ts).
try {
  const page = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  if (localStorage.getItem('signed-in')) page.dataset.signedIn = '';
} catch {}
