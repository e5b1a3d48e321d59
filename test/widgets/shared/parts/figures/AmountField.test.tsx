import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { AmountField } from '../../../../../src/widgets/shared/parts/figures/AmountField.tsx'

interface FieldProps {
  initial?: string
  locale?: string
  onText?: (text: string) => void
}

function Field({ initial = '', locale = 'en', onText }: FieldProps) {
  const [value, setValue] = useState(initial)
  return (
    <AmountField
      aria-label="Amount"
      value={value}
      locale={locale}
      onValueChange={(text) => {
        setValue(text)
        onText?.(text)
      }}
    />
  )
}

/** A field, the caret in it at a place of what it shows, and what was entered last. */
function renderField(initial: string, caret: number, props: FieldProps = {}) {
  const onText = vi.fn<(text: string) => void>()
  render(<Field initial={initial} onText={onText} {...props} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  field.focus()
  field.setSelectionRange(caret, caret)
  return { field, user: userEvent.setup(), entered: () => onText.mock.lastCall?.[0] }
}

describe('AmountField', () => {
  it('behavior: keeps a selection when a quote changes the value', async () => {
    const quoted = (value: string) => (
      <AmountField aria-label="Amount" value={value} locale="en" onValueChange={onText} />
    )
    const onText = vi.fn<(text: string) => void>()
    const { rerender } = render(quoted('8.008119'))
    const field = screen.getByRole<HTMLInputElement>('textbox')
    field.focus()
    field.select()
    rerender(quoted('1234.5'))
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['1,234.5', 0, 7])
    await userEvent.setup().keyboard('2')
    expect(onText).toHaveBeenLastCalledWith('2')
  })

  it('behavior: selects what a quote writes into a focused empty field', async () => {
    const onText = vi.fn<(text: string) => void>()
    const quoted = (value: string) => (
      <AmountField aria-label="Amount" value={value} locale="en" onValueChange={onText} />
    )
    const { rerender } = render(quoted(''))
    const field = screen.getByRole<HTMLInputElement>('textbox')
    field.focus()
    rerender(quoted('8.008119'))
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 8])
    await userEvent.setup().keyboard('2')
    expect(onText).toHaveBeenLastCalledWith('2')
  })

  it('behavior: doesn’t select again what was typed over', async () => {
    const { field, user } = renderField('1234', 0)
    field.select()
    await user.keyboard('56')
    expect(field).toHaveValue('56')
  })

  it('behavior: leaves the caret where the browser puts it', () => {
    const { rerender } = render(
      <AmountField aria-label="Amount" value="1" locale="en" onValueChange={vi.fn<() => void>()} />,
    )
    const field = screen.getByRole<HTMLInputElement>('textbox')
    field.focus()
    field.setSelectionRange(1, 1)
    rerender(<AmountField aria-label="Amount" value="12" locale="en" onValueChange={vi.fn<() => void>()} />)
    expect(field.selectionStart).toBe(field.selectionEnd)
  })

  it.each([
    ['two lines', '5\n000', '', '5\t000'],
    ['two lines from Windows', '5\r\n000', '', '5\t000'],
    ['two cells', '5\t000', '', '5\t000'],
    ['two lines into the middle of an amount', '5\n6', '1', '15\t6'],
    ['a number with a line break behind it', '5000\n', '', '5,000'],
    ['a number with spaces', '5 000', '', '5 000'],
  ])('behavior: pastes %s without turning it into another number', async (_, text, initial, value) => {
    const user = userEvent.setup()
    render(<Field initial={initial} />)
    await user.click(screen.getByRole('textbox'))
    await user.paste(text)
    expect(screen.getByRole('textbox')).toHaveValue(value)
  })
})

describe('groups', () => {
  it.each([
    ['en', '1234567.50', '1,234,567.50'],
    ['de', '1234567,5', '1.234.567,5'],
    ['en-IN', '1234567.5', '12,34,567.5'],
    ['fr', '12345', '12\u202f345'],
    ['es', '1234', '1234'],
    ['es', '12345', '12.345'],
    ['en', '123', '123'],
    ['en', '.5', '.5'],
    ['en', '1234.', '1,234.'],
    ['en', '0001234', '0,001,234'],
    // An amount isn't grouped if it could be read differently then.
    ['de', '1234.5', '1234.5'],
    ['en', '1234,5', '1234,5'],
    ['en', '1 234', '1 234'],
    ['en', '1234 USDC', '1234 USDC'],
    ['en', '1234.5.6', '1234.5.6'],
    ['ar-EG', '1234٫5', '1٬234٫5'],
  ])('default: formats, in %s, %s as %s', (locale, initial, shown) => {
    render(<Field initial={initial} locale={locale} />)
    expect(screen.getByRole('textbox')).toHaveValue(shown)
  })

  it.each([
    ['typed at the end', '123', 3, '4', '1,234', 5, '1234'],
    ['typed in the middle', '123456', 2, '9', '1,293,456', 4, '1293456'],
    ['typed behind a group sign', '1234', 2, '5', '15,234', 2, '15234'],
    ['a decimal sign typed in a group', '1234567', 5, '.', '1,234.567', 6, '1234.567'],
    ['deleted at the end', '1234', 5, '{Backspace}', '123', 3, '123'],
    ['a group sign deleted backwards', '1234567', 6, '{Backspace}', '123,567', 3, '123567'],
    ['a group sign deleted forwards', '1234567', 1, '{Delete}', '134,567', 1, '134567'],
    ['a digit deleted forwards', '1234567', 2, '{Delete}', '134,567', 1, '134567'],
  ])(
    'behavior: %s, keeps the caret behind the same digit',
    async (_, initial, at, keys, shown, caret, text) => {
      const { field, user, entered } = renderField(initial, at)
      await user.keyboard(keys)
      expect(field).toHaveValue(shown)
      expect(field.selectionStart).toBe(caret)
      expect(field.selectionEnd).toBe(caret)
      expect(entered()).toBe(text)
    },
  )

  it('behavior: groups a whole number while it is typed key by key', async () => {
    const { field, user, entered } = renderField('', 0)
    await user.keyboard('1234567.891')
    expect(field).toHaveValue('1,234,567.891')
    expect(entered()).toBe('1234567.891')
    await user.keyboard('{Backspace>8/}')
    expect(field).toHaveValue('123')
    expect(entered()).toBe('123')
  })

  it('behavior: replaces a selection, whatever separators it contains', async () => {
    const { field, user, entered } = renderField('1234567', 0)
    field.setSelectionRange(1, 6)
    await user.keyboard('9')
    expect(field).toHaveValue('19,567')
    expect(entered()).toBe('19567')
  })

  it('behavior: keeps the own signs of a pasted number, even one that replaces a number that looks the same', async () => {
    const { field, user, entered } = renderField('1234', 0)
    field.setSelectionRange(0, 5)
    await user.paste('1,235')
    expect(entered()).toBe('1,235')
    expect(field).toHaveValue('1,235')
    await user.clear(field)
    await user.paste('1.234,5')
    expect(entered()).toBe('1.234,5')
  })

  it('behavior: takes an autofilled value as it is', () => {
    const { field, entered } = renderField('1234', 0)
    fireEvent.change(field, { target: { value: '1,2345' } })
    expect(entered()).toBe('1,2345')
    expect(field).toHaveValue('1,2345')
  })

  it('behavior: copies and cuts without separators, so that it reads the same everywhere', () => {
    const { field, entered } = renderField('1234567', 0)
    const setData = vi.fn<(type: string, text: string) => void>()
    field.setSelectionRange(0, 5)
    fireEvent.copy(field, { clipboardData: { setData } })
    expect(setData).toHaveBeenLastCalledWith('text/plain', '1234')
    expect(field).toHaveValue('1,234,567')
    field.setSelectionRange(4, 9)
    fireEvent.cut(field, { clipboardData: { setData } })
    expect(setData).toHaveBeenLastCalledWith('text/plain', '4567')
    expect(field).toHaveValue('123')
    expect(entered()).toBe('123')
  })

  it('behavior: lets an input method enter digits into a grouped number', () => {
    const { field, entered } = renderField('1234', 5)
    fireEvent.compositionStart(field)
    fireEvent.compositionEnd(field, { target: { value: '1,2345' } })
    expect(entered()).toBe('12345')
    expect(field).toHaveValue('12,345')
  })
})
