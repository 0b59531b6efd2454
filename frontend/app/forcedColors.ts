/** Loads what contrast themes need, as soon as one is in use: others need not wait for it. */
export const followForcedColors = (): void => {
  const forced = matchMedia('(forced-colors: active)');
  const load = () => {
    if (forced.matches) void import('../styles/forced-colors.css');
  };
  load();
  forced.addEventListener('change', load);
};
