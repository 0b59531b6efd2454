// Loaded before the first paint, so that nobody sees the wrong theme. Without a choice the system decides.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
