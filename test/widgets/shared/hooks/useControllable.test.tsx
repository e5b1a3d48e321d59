import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useControllable } from '../../../../src/widgets/shared/hooks/useControllable.ts'

interface Props {
  value?: string
  onChange?: (value: string) => void
}

function renderControllable(initialProps: Props) {
  return renderHook(
    ({ value, onChange }: Props) => useControllable({ value, defaultValue: 'first', onChange }),
    { initialProps },
  )
}

describe('useControllable', () => {
  it('default: keeps what is set', () => {
    const { result } = renderControllable({})
    expect(result.current[0]).toBe('first')
    act(() => result.current[1]('second'))
    expect(result.current[0]).toBe('second')
  })

  it('parameters: value: changes only when the page changes it', () => {
    const onChange = vi.fn<(value: string) => void>()
    const { result, rerender } = renderControllable({ value: 'given', onChange })
    act(() => result.current[1]('wanted'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('wanted')
    expect(result.current[0]).toBe('given')
    rerender({ value: 'wanted', onChange })
    expect(result.current[0]).toBe('wanted')
  })

  it('behavior: applies changes before the next render one after the other', () => {
    const { result } = renderControllable({})
    act(() => {
      result.current[1]((last) => `${last} a`)
      result.current[1]((last) => `${last} b`)
    })
    expect(result.current[0]).toBe('first a b')
  })

  it('behavior: forgets a change that the page refused', () => {
    const onChange = vi.fn<(value: string) => void>()
    const { result, rerender } = renderControllable({ value: 'given', onChange })
    act(() => result.current[1]((last) => `${last} a`))
    rerender({ value: 'given', onChange })
    act(() => result.current[1]((last) => `${last} b`))
    expect(onChange).toHaveBeenLastCalledWith('given b')
  })

  it('behavior: keeps the same setter, which calls the latest `onChange`', () => {
    const [earlier, later] = [vi.fn<(value: string) => void>(), vi.fn<(value: string) => void>()]
    const { result, rerender } = renderControllable({ onChange: earlier })
    const [, set] = result.current
    rerender({ onChange: later })
    expect(result.current[1]).toBe(set)
    act(() => set('second'))
    expect(earlier).not.toHaveBeenCalled()
    expect(later).toHaveBeenCalledExactlyOnceWith('second')
  })

  it('error: changes nothing if `onChange` throws', () => {
    const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue()
    const onChange = () => {
      throw new Error('thrown by the page')
    }
    const { result } = renderControllable({ onChange })
    act(() => result.current[1]('second'))
    expect(result.current[0]).toBe('second')
    expect(reported).toHaveBeenCalledOnce()
  })
})
