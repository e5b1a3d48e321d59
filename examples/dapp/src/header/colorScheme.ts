/** Which of the two looks is shown. */
export type ColorScheme = 'light' | 'dark'

const key = 'demo-scheme'

/** The look that is shown now: the one that was chosen, or the system's. */
export function currentScheme(): ColorScheme {
  const stored = localStorage.getItem(key)
  if (stored === 'light' || stored === 'dark') return stored
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Chooses a look, for now and for the next visit. Everything on the page follows the root's `color-scheme`. */
export function chooseScheme(scheme: ColorScheme): void {
  localStorage.setItem(key, scheme)
  applyStoredScheme()
}

/** Shows the look that was chosen on an earlier visit; without one the page follows the system. */
export function applyStoredScheme(): void {
  if (localStorage.getItem(key) !== null) document.documentElement.style.colorScheme = currentScheme()
  // By this the presets know.
  document.documentElement.dataset['scheme'] = currentScheme()
}
