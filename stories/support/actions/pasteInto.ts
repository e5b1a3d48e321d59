import type { StoryContext } from '@storybook/react-vite'

/** Pastes an address as users do: typing would render the form again for each character. */
export async function pasteInto(
  userEvent: StoryContext['userEvent'],
  field: HTMLElement,
  text: string,
): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
