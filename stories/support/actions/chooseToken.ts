import type { StoryContext } from '@storybook/react-vite'

type Act = Pick<StoryContext, 'canvas' | 'userEvent'>

/** Opens the list of a side; gives its search field. */
export async function openPicker({ canvas, userEvent }: Act, side: string): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${side}`) }))
  return canvas.findByRole('combobox', { name: 'Name or address' })
}

/** Opens the list of a side and selects a token, as a user with a mouse does. */
export async function chooseToken(act: Act, side: string, token: RegExp): Promise<void> {
  await openPicker(act, side)
  await act.userEvent.click(await act.canvas.findByRole('option', { name: token }))
}
