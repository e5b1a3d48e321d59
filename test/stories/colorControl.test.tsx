import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { TokenName } from '@causeway/react/themes'
import { TokenControl } from '../../stories/theming/editor/controls/TokenControl.tsx'

const backdrop = 'rgb(12 34 56 / 0.45)'
const gradient = 'linear-gradient(90deg, #7a1f5c, #3c1f7a)'

function renderControl(name: TokenName, value: string) {
  const onChange = vi.fn()
  render(<TokenControl name={name} id="token" value={value} onChange={onChange} />)
  const picker = screen.getByLabelText<HTMLInputElement>('Pick a color')
  return { onChange, picker, swatch: picker.closest<HTMLElement>('.editor-swatch') }
}

const pick = (picker: HTMLElement, value: string) => fireEvent.change(picker, { target: { value } })

describe('the color of a token in the theme editor', () => {
  it.each([
    ['backdrop', backdrop],
    ['cardBackground', gradient],
  ] as const)('default: paints the swatch of %s with all of its value', (name, value) => {
    const { swatch } = renderControl(name, value)
    expect(swatch?.style.getPropertyValue('--editor-swatch')).toBe(value)
    expect(swatch?.dataset['empty']).toBe('false')
  })

  it('default: shows no color for a computed token, rather than black', () => {
    const { swatch } = renderControl('accent', '')
    expect(swatch?.style.getPropertyValue('--editor-swatch')).toBe('none')
    expect(swatch?.dataset['empty']).toBe('true')
  })

  it('behavior: keeps the transparency of a color when another one is picked', () => {
    const { picker, onChange } = renderControl('backdrop', backdrop)
    expect(picker.value).toBe('#0c2238')
    pick(picker, '#ff8000')
    expect(onChange).toHaveBeenCalledWith('rgb(255 128 0 / 0.45)')
  })

  it('behavior: makes a color opaque that was fully transparent', () => {
    const { picker, onChange } = renderControl('backdrop', 'transparent')
    pick(picker, '#ff8000')
    expect(onChange).toHaveBeenCalledWith('#ff8000')
  })
})
