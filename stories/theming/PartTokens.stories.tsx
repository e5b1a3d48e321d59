import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { PartProperty } from '@causeway/react/themes'
import { black, type Color } from '../../src/themes/color/color.ts'
import { contrastOf } from '../../src/themes/color/contrast.ts'
import { partToken, themedPartNames } from '../../src/themes/tokens/partTokens.ts'
import { propertyOf, toKebabCase } from '../../src/themes/tokens/tokens.ts'
import { codeOf } from '../book/codes.ts'
import { theme } from '../code/ThemedParts.tsx'
import { ThemedPage } from './ThemedPage.tsx'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'

const meta = {
  title: 'Theming/Part tokens',
  tags: ['!autodocs'],
  parameters: { code: codeOf('ThemedParts') },
  render: (_args, context) => <ThemedPage name="parts" theme={theme} env={environmentOf(context)} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Some parts override the theme. */
export const SomeParts: Story = {
  name: 'Overridden parts',
  parameters: { sandbox: { addPastSwaps: 3 } satisfies StoryOptions },
  async play({ canvasElement }) {
    const part = (name: string) => canvasElement.querySelector(`[data-cw-part="${name}"]`)
    const overridden = themedPartNames.filter((name) =>
      Object.keys(theme.own.light ?? {}).some((token) => token.startsWith(name)),
    )
    await expect(overridden.length).toBeGreaterThan(3)
    // The element above a list's rows is only there to be measured.
    const lastOf = (name: string) =>
      [...canvasElement.querySelectorAll(`[data-cw-part="${toKebabCase(name)}"]`)].at(-1)
    for (const name of overridden) await waitFor(() => expect(lastOf(name)).toBeVisible())
    await waitFor(() => expect(part('swap-submit')).toHaveAttribute('data-state', 'ready'))
    await expect(part('swap-submit')).toHaveStyle({
      backgroundImage: 'linear-gradient(90deg, rgb(122, 31, 92), rgb(60, 31, 122))',
      fontSize: '18px',
      borderRadius: '4px',
    })
    await expect(part('swap-side')).toHaveStyle({
      border: '2px dashed rgb(122, 31, 92)',
      borderRadius: '0px',
    })
    await expect(part('swap-amount')).toHaveStyle({ color: 'rgb(92, 18, 69)', fontWeight: '300' })
  },
}

// Some were chosen because text on them is barely readable.
const accents =
  '#ff0000 #777777 #808080 #767676 #e0457b #7a7aff #ffe600 #000000 #ffffff #00ff00 #0000ff #0a7a6a #b8860b #c08a00 #3b82f6 #ef4444 #8b5cf6 #10b981'

/** With any accent that a page sets, alone or with a text color, the text under the pointer is at least as readable. */
export const AnyAccent: Story = {
  name: 'Any accent under the pointer',
  tags: ['acts'],
  async play({ canvasElement }) {
    const page = document.createElement('div')
    page.innerHTML = '<div class="cw-root"><button data-cw-part="swap-submit"></button></div>'
    canvasElement.append(page)
    const button = page.querySelector('button') ?? page
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const colorOf = (token: string): Color => {
      button.style.setProperty('outline-color', `var(${token})`)
      if (!brush) return black
      brush.fillStyle = getComputedStyle(button).outlineColor
      brush.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data
      return { red: red / 255, green: green / 255, blue: blue / 255, alpha: 1 }
    }
    const faults: string[] = []
    for (const scheme of ['light', 'dark'])
      for (const accent of accents.split(' '))
        for (const text of [undefined, '#ffffff', '#101010']) {
          page.style.cssText = `color-scheme: ${scheme}; --cw-accent: ${accent}; ${text ? `--cw-accent-on: ${text}` : ''}`
          const on = colorOf('--_cw-accent-on')
          const before = contrastOf(on, colorOf('--_cw-accent'))
          const after = contrastOf(on, colorOf('--_cw-accent-hover'))
          const least = text ? before : 4.5
          if (after < least - 0.05)
            faults.push(`${accent} with ${text ?? 'its own text'}, ${scheme}: ${after.toFixed(2)}`)
        }
    page.remove()
    await expect(faults).toEqual([])
  },
}

/** A value for each property of a part, and the computed style that it gives. */
const samples = {
  background: ['rgb(1, 2, 3)', 'background-color'],
  color: ['rgb(4, 5, 6)', 'color'],
  border: ['7px double rgb(7, 8, 9)', 'border-bottom-width'],
  radius: ['13px', 'border-start-start-radius'],
  padding: ['17px 19px', 'padding-block-end'],
  fontSize: ['23px', 'font-size'],
  fontWeight: ['350', 'font-weight'],
} as const satisfies Record<PartProperty, readonly [string, string]>

/** Each token changes its own part and no other. */
export const EachToken: Story = {
  name: 'Every token',
  tags: ['acts'],
  async play({ canvasElement }) {
    // Beside the widgets: a token around them would restyle all of them each time.
    const page = document.createElement('div')
    const bare = document.createElement('div')
    bare.className = 'cw-root'
    page.append(bare)
    canvasElement.append(page)
    // One expectation for all: each costs as much as a hundred of these readings.
    const faults: string[] = []
    for (const part of themedPartNames) {
      const element = document.createElement('div')
      const inner = document.createElement('div')
      element.dataset['cwPart'] = toKebabCase(part)
      inner.dataset['cwPart'] = part === 'tooltipText' ? 'swap-side' : 'tooltip-text'
      element.append(inner)
      bare.replaceChildren(element)
      for (const property of Object.keys(samples) as PartProperty[]) {
        const [value, read] = samples[property]
        const token = propertyOf(partToken(part, property))
        const before = getComputedStyle(inner).getPropertyValue(read)
        page.style.setProperty(token, value)
        const [wanted] = property === 'border' || property === 'padding' ? value.split(' ') : [value]
        const own = getComputedStyle(element).getPropertyValue(read)
        if (own !== wanted) faults.push(`${token}: ${own} instead of ${wanted}`)
        const isInherited = ['color', 'font-size', 'font-weight'].includes(read)
        const below = getComputedStyle(inner).getPropertyValue(read)
        if (below !== before && !(isInherited && below === wanted)) faults.push(`${token}: ${below} below it`)
        page.style.removeProperty(token)
      }
    }
    await expect(faults).toEqual([])
    // Content that scrolls below it must not shine through, and its title has the dialog's color.
    bare.innerHTML = ['activity-dialog', 'activity-details', 'activity-details-head']
      .map((part) => `<div data-cw-part="${part}">`)
      .join('')
    page.style.setProperty('--cw-activity-dialog-background', 'rgb(1, 2, 3)')
    await expect(bare.querySelector('[data-cw-part="activity-details-head"]')).toHaveStyle({
      backgroundColor: 'rgb(1, 2, 3)',
    })
    page.style.removeProperty('--cw-activity-dialog-background')
    page.remove()
  },
}
