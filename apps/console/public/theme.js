// Sets the theme before the first paint, so that nothing flashes.
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'system') document.documentElement.dataset.theme = theme;
  } catch {
    // A browser that keeps nothing starts light.
  }
})();
