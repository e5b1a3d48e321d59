/** Copies what `write` returns; resolves with whether that worked. */
export async function copyText(write: () => string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(write())
    return true
  } catch {
    // The page has no https, or the user denied access.
    return false
  }
}
