import { fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { onNextGesture } from '../../../src/utils/events/onNextGesture.ts'

describe('onNextGesture', () => {
  it.each([
    ['pointer', () => fireEvent.pointerDown(document.body)],
    ['key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['button by assistive technology', () => fireEvent.click(document.body)],
  ])('default: calls once, with the first press of a %s', (_name, press) => {
    const call = vi.fn()
    onNextGesture(call)
    fireEvent.pointerMove(document.body)
    expect(call).not.toHaveBeenCalled()
    press()
    expect(call).toHaveBeenCalledTimes(1)
    fireEvent.pointerDown(document.body)
    fireEvent.keyDown(document.body, { key: 'a' })
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('behavior: is called for a press whose event the page stops', () => {
    const call = vi.fn()
    onNextGesture(call)
    const end = new AbortController()
    document.body.addEventListener('pointerdown', (event) => event.stopPropagation(), { signal: end.signal })
    fireEvent.pointerDown(document.body)
    end.abort()
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('behavior: calls nothing once it is stopped', () => {
    const call = vi.fn()
    onNextGesture(call)()
    fireEvent.pointerDown(document.body)
    expect(call).not.toHaveBeenCalled()
  })
})
