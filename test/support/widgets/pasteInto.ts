import type { UserEvent } from '@testing-library/user-event'

/**
 * Fills a field in one go. Typed, each character would render the form again, and a machine that is busy would ask for a quote of the
 * first ones.
 */
export async function pasteInto(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}
