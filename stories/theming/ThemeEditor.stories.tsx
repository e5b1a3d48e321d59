import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { mockClipboard } from '../support/actions/mockClipboard.ts'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'
import { ThemeEditor } from './editor/ThemeEditor.tsx'
import { fromShareText, toShareText } from './editor/shareText.ts'
import { emptyDraft } from './editor/themeDraft.ts'

interface EditorArgs {
  /** A theme that a link holds. */
  theme?: string
}

const meta = {
  title: 'Theming/Editor',
  tags: ['!autodocs'],
  argTypes: { theme: { control: false } },
  // The editor writes the code itself.
  parameters: { sandbox: { addPastSwaps: 4 } satisfies StoryOptions, docs: { codePanel: false } },
  render: ({ theme }, context) => <ThemeEditor env={environmentOf(context)} theme={theme} />,
} satisfies Meta<EditorArgs>

export default meta
type Story = StoryObj<typeof meta>

/** A control for every token, both modes side by side, a contrast check, and the theme’s code to copy. */
export const Editor: Story = {}

const shared = {
  ...emptyDraft,
  preset: 'bank',
  shared: { radius: '0px' },
  dark: { accent: '#ffd166' },
} as const

/** A link opens the editor with its theme. */
export const SharedByLink: Story = {
  name: 'Shared by link',
  args: { theme: toShareText(shared) },
}

/** One color is set, another lowers the contrast, and the export matches the preview. */
export const Edit: Story = {
  name: 'Edit, check and export a theme',
  tags: ['acts'],
  async play({ canvas, userEvent }) {
    const clipboard = mockClipboard()
    const submitIn = async (mode: string) =>
      within(canvas.getByRole('region', { name: mode })).findByRole('button', { name: 'Review bridge' })
    const set = async (token: string, value: string) => {
      const field = canvas.getByLabelText(new RegExp(`^--cw-${token}`))
      await userEvent.clear(field)
      await userEvent.type(field, `${value}{Enter}`)
    }
    await set('accent(?!-)', '#ffe600')
    // Colors fade in.
    await waitFor(async () =>
      expect(await submitIn('Light')).toHaveStyle({
        backgroundColor: 'rgb(255, 230, 0)',
        color: 'rgb(0, 0, 0)',
      }),
    )
    await waitFor(async () =>
      expect(await submitIn('Dark')).toHaveStyle({ backgroundColor: 'rgb(255, 230, 0)' }),
    )
    await expect(canvas.getByText(/^Contrast: every text/)).toBeVisible()
    await expect(
      canvas.getByText(/^Closest to the limit: light, --cw-.*; dark, --cw-.* of [34](\.5)?:1\.$/),
    ).toBeVisible()
    await set('accent-on', '#ffffff')
    await expect(canvas.getByText(/^Contrast: 4 pairs fail/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reset --cw-accent-on' }))
    await set('focus(?!-)', 'url(x)')
    await expect(canvas.getByRole('alert')).toHaveTextContent('must be an opaque color')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy TypeScript' }))
    await waitFor(() => expect(clipboard.text).toContain("createTheme({\n  accent: '#ffe600',\n})"))
    await userEvent.click(canvas.getByRole('button', { name: 'CSS' }))
    await expect(canvas.getByLabelText<HTMLTextAreaElement>('The theme as CSS').value).toContain(
      '--cw-accent: #ffe600;',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link to this theme' }))
    await waitFor(() => expect(clipboard.text).toContain('args=theme'))
    const [, text = ''] = new URL(clipboard.text).searchParams.get('args')?.split(':') ?? []
    await expect(fromShareText(text)).toEqual({ ...emptyDraft, shared: { accent: '#ffe600' } })
  },
}
