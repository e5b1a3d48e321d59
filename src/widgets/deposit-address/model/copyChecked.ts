import { copyText } from '../../shared/parts/copy/copyText.ts'

/**
 * The result of copying.
 *
 * - `compared`: the clipboard was read back and contains the text
 * - `copied`: it was copied; the browser doesn't allow reading it back without asking
 * - `differs`: the clipboard contains something else
 * - `altered`: the shown text differs from the expected one, so nothing was copied
 * - `failed`: the browser refused
 */
export type CopyResult = 'compared' | 'copied' | 'differs' | 'altered' | 'failed'

/** Copies a text that funds depend on, and compares it with what is shown and with the clipboard's content. */
export async function copyChecked(text: string, shown: Element | null): Promise<CopyResult> {
  if (shown?.textContent !== text) return 'altered'
  if (!(await copyText(() => text))) return 'failed'
  if (!(await mayRead())) return 'copied'
  try {
    return (await navigator.clipboard.readText()) === text ? 'compared' : 'differs'
  } catch {
    return 'copied'
  }
}

/** Whether the clipboard can be read without asking the user. */
async function mayRead(): Promise<boolean> {
  try {
    // One cast: browsers know more permission names than the types do.
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })
    return state === 'granted'
  } catch {
    return false
  }
}
