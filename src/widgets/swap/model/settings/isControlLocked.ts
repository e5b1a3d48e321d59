import type { SwapLock } from './swapRules.ts'
import type { SwapSettings } from './swapSettings.ts'

/** Whether the page has locked a control. */
export function isControlLocked({ lock }: Pick<SwapSettings, 'lock'>, control: SwapLock): boolean {
  return lock?.includes(control) ?? false
}
