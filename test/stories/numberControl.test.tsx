import { fireEvent, render, screen } from '@testing-library/react'
import type { TokenName } from '@causeway/react/themes'
import { describe, expect, it, vi } from 'vitest'
import { definitionOf, tokenNames } from '../../src/themes/tokens/tokens.ts'
import { TokenControl } from '../../stories/theming/editor/controls/TokenControl.tsx'
import { findProblem } from '../../stories/theming/editor/themeDraft.ts'

function renderControl(name: TokenName, value: string) {
  const onChange = vi.fn()
  const { unmount } = render(<TokenControl name={name} id="token" value={value} onChange={onChange} />)
  const slider = screen.getByLabelText<HTMLInputElement>('Slide to a value')
  const { min, max, step } = slider
  return { onChange, slider, range: [min, max, step].map(Number), unmount }
}

const sliding = new Set(['length', 'duration', 'fontWeight', 'number'])
const slid = tokenNames.filter((name) => sliding.has(definitionOf(name).kind))

describe('the slider of a token in the theme editor', () => {
  it.each<[TokenName, readonly number[]]>([
    ['borderWidth', [0, 4, 0.5]],
    ['radius', [0, 32, 1]],
    ['fontSize', [12, 20, 0.5]],
    ['dialogWidth', [320, 640, 8]],
    ['swapSubmitRadius', [0, 32, 1]],
    ['swapSubmitFontSize', [10, 48, 1]],
  ])('default: fits the range of %s', (name, range) => {
    expect(renderControl(name, '').range).toEqual(range)
  })

  it('default: offers only values that the token accepts', () => {
    expect(slid.length).toBeGreaterThan(60)
    const problems = slid.flatMap((name) => {
      const { slider, onChange, unmount } = renderControl(name, '')
      for (const value of [slider.max, slider.min]) fireEvent.change(slider, { target: { value } })
      unmount()
      const offered = onChange.mock.calls.map(([value]) => String(value))
      return [
        offered.length === 0 && `${name} does not move`,
        ...offered.map((one) => findProblem(name, one)),
      ]
    })
    expect(problems.filter(Boolean)).toEqual([])
  })

  it.each<[TokenName, string, string]>([
    ['dialogWidth', '', '512'],
    ['fontSize', '', '16'],
    ['radius', '5px', '5'],
    ['swapSubmitRadius', '', '0'],
  ])('default: shows %s at %j', (name, value, at) => {
    expect(renderControl(name, value).slider.value).toBe(at)
  })

  it.each([
    ['24rem', '30', '30rem'],
    ['40cqi', '60', '60cqi'],
  ])('behavior: slides from %s in the same unit', (value, to, expected) => {
    const { slider, onChange } = renderControl('dialogWidth', value)
    fireEvent.change(slider, { target: { value: to } })
    expect(onChange).toHaveBeenCalledWith(expected)
  })
})

describe('the case of text in the theme editor', () => {
  it('default: offers only choices that the token accepts', () => {
    render(<TokenControl name="buttonTextCase" id="token" value="none" onChange={() => {}} />)
    const choices = screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value)
    expect(choices).toEqual(['none', 'uppercase', 'lowercase', 'capitalize'])
    expect(choices.map((choice) => findProblem('buttonTextCase', choice))).toEqual(
      choices.map(() => undefined),
    )
  })
})
