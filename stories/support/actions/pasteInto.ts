import type { StoryContext } from '@storybook/react-vite'

/** Pastes an address as people do: typed, each of its characters would render the form again. */
export async function pasteInto(
  userEvent: StoryContext['userEvent'],
  field: HTMLElement,
  text: string,
): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
