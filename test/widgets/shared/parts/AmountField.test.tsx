import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { AmountField } from '../../../../src/widgets/shared/parts/AmountField.tsx'

function Field({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial)
  return <AmountField aria-label="Amount" value={value} onValueChange={setValue} />
}

describe('AmountField', () => {
  it.each([
    ['two lines', '5\n000', '', '5\t000'],
    ['lines of Windows', '5\r\n000', '', '5\t000'],
    ['two cells', '5\t000', '', '5\t000'],
    ['a line in the middle of what is there', '5\n6', '1', '15\t6'],
    ['a number with a line break behind it', '5000\n', '', '5000'],
    ['a number with spaces', '5 000', '', '5 000'],
  ])('behavior: %s is pasted without becoming another number', async (_, text, initial, value) => {
    const user = userEvent.setup()
    render(<Field initial={initial} />)
    await user.click(screen.getByRole('textbox'))
    await user.paste(text)
    expect(screen.getByRole('textbox')).toHaveValue(value)
  })
})
