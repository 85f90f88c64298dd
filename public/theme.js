// Runs before the first paint, so that a chosen theme never flashes. A file of its own because the page allows no inline code.
try {
  const theme = localStorage.getItem('theme')
  if (theme !== null) document.documentElement.dataset.theme = theme
} catch {
  // Storage is refused: the page follows the system.
}
