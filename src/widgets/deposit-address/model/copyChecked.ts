/**
 * What came of a copy.
 *
 * - `compared`: the clipboard was read back and holds the text
 * - `copied`: it was handed over; the browser does not let it be read back without asking
 * - `differs`: the clipboard holds something else
 * - `altered`: what is shown is not the text, so that nothing was copied
 * - `failed`: the browser refused
 */
export type CopyResult = 'compared' | 'copied' | 'differs' | 'altered' | 'failed'

/** Copies a text of which money depends, and compares it with what is shown and with what arrived in the clipboard. */
export async function copyChecked(text: string, shown: Element | null): Promise<CopyResult> {
  if (shown?.textContent !== text) return 'altered'
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    return 'failed'
  }
  if (!(await mayRead())) return 'copied'
  try {
    return (await navigator.clipboard.readText()) === text ? 'compared' : 'differs'
  } catch {
    return 'copied'
  }
}

/** Whether the clipboard can be read without a question to the person. */
async function mayRead(): Promise<boolean> {
  try {
    // One cast: browsers that know the name are more than the types know.
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })
    return state === 'granted'
  } catch {
    return false
  }
}
