import type { TokenKind, TokenName } from '@causeway/react/themes'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { definitionOf, propertyOf, tokenNames } from '../../src/themes/tokens/tokens.ts'
import { emptyDraft, setToken, toTheme } from '../../stories/theming/editor/themeDraft.ts'
import { TokenRow } from '../../stories/theming/editor/TokenRow.tsx'

/** A value of each kind that no token begins with, and what its slider or color picker is moved to. */
const samples: Readonly<Record<TokenKind, { written: string; picked?: string }>> = {
  color: { written: '#123456', picked: '#345678' },
  fill: { written: '#123456', picked: '#345678' },
  veil: { written: '#123456', picked: '#345678' },
  length: { written: '13.7px', picked: '8' },
  duration: { written: '137ms', picked: '140' },
  fontWeight: { written: '350', picked: '450' },
  number: { written: '1.57', picked: '1.65' },
  fontFamily: { written: 'Georgia, serif' },
  shadow: { written: '3px 5px 0px #123456' },
  border: { written: '2px dashed #123456' },
  padding: { written: '7px 13px' },
  textCase: { written: 'capitalize' },
}

/** Renders a token's row as the editor does, and reads its property in both modes of the theme that it makes. */
function renderRow(name: TokenName) {
  let values: readonly (string | undefined)[] = []
  function Editor() {
    const [draft, setDraft] = useState(emptyDraft)
    const theme = toTheme(draft)
    values = [theme.light?.[name], theme.dark?.[name]]
    return (
      <TokenRow
        name={name}
        set={draft.shared[name]}
        otherwise=""
        onChange={(value) => setDraft(setToken(draft, 'shared', name, value))}
      />
    )
  }
  const { container, unmount } = render(<Editor />)
  return {
    field: container.querySelector('.editor-text'),
    picker: container.querySelector<HTMLInputElement>('[type=range], [type=color]'),
    values: () => values,
    unmount,
  }
}

it.each(tokenNames)('behavior: changes %s with its controls in both modes, and resets it', (name) => {
  const { written, picked } = samples[definitionOf(name).kind]
  const { field, picker, values } = renderRow(name)
  if (field === null) throw new Error('it has no field')
  const before = values()

  fireEvent.change(field, { target: { value: written } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(values()).toEqual([written, written])

  expect(picker !== null).toBe(picked !== undefined)
  if (picker && picked !== undefined) {
    fireEvent.change(picker, { target: { value: picked } })
    const unit = /[a-z]*$/.exec(written)?.[0] ?? ''
    const moved = picker.type === 'color' ? picked : `${picker.value}${unit}`
    expect(moved).not.toBe(written)
    expect(values()).toEqual([moved, moved])
  }

  fireEvent.click(screen.getByRole('button', { name: `Reset ${propertyOf(name)}` }))
  expect(values()).toEqual(before)
})
