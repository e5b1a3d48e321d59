import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useAnnouncement } from '../../../../src/widgets/shared/messages/useAnnouncement.ts'
import { useAnnouncements } from '../../../../src/widgets/shared/messages/useAnnouncements.ts'
import { useNetworkName } from '../../../../src/widgets/shared/messages/useNetworkName.ts'
import { useTitledMessage } from '../../../../src/widgets/shared/messages/useTitledMessage.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../../../support/renderWithCauseway.tsx'

describe('useAnnouncements', () => {
  const announce = (state: string, messages: readonly (string | undefined)[]) =>
    renderHook(({ state, messages }) => useAnnouncements(state, messages), {
      initialProps: { state, messages },
    })

  it('default: adds each message once, though it disappears and comes back', () => {
    const { result, rerender } = announce('filling', ['sent', undefined])
    expect(result.current).toEqual(['sent'])
    rerender({ state: 'filling', messages: [undefined, 'late'] })
    expect(result.current).toEqual(['sent', 'late'])
    rerender({ state: 'filling', messages: ['sent', 'late', 'later'] })
    expect(result.current).toEqual(['sent', 'late', 'later'])
  })

  it('behavior: starts again in another state, and never repeats the old one', () => {
    const { result, rerender } = announce('filling', ['sent'])
    rerender({ state: 'success', messages: [] })
    expect(result.current).toEqual([])
    rerender({ state: 'success', messages: ['sent'] })
    expect(result.current).toEqual(['sent'])
    rerender({ state: 'filling', messages: [] })
    expect(result.current).toEqual([])
  })

  it('behavior: keeps the same list while nothing is added', () => {
    const { result, rerender } = announce('filling', ['sent'])
    rerender({ state: 'filling', messages: ['sent'] })
    const before = result.current
    rerender({ state: 'filling', messages: [undefined] })
    expect(result.current).toBe(before)
  })
})

it('default: useAnnouncement holds the last text, and refuses what is none', () => {
  const { result } = renderHook(() => useAnnouncement())
  expect(result.current[0]).toBeUndefined()
  const [, announce] = result.current
  act(() => announce('Copied'))
  expect(result.current).toEqual(['Copied', announce])
  act(() => announce(undefined))
  expect(result.current[0]).toBeUndefined()
  expect(() => announce(5 as never)).toThrow('The argument "text" of `announce` is invalid')
})

describe('useTitledMessage', () => {
  const env = createTestEnvironment()
  /** The announcement of each state, title and sentence in turn. */
  function say(turns: readonly (readonly [state: string, title: string, sentence: string | undefined])[]) {
    let turn = turns[0] ?? (['', '', undefined] as const)
    const { result, rerender } = renderHookWithCauseway(() => useTitledMessage(...turn), env)
    return turns.map((next) => {
      turn = next
      rerender()
      return result.current
    })
  }

  it('default: says title and sentence at once where both are known', () => {
    expect(say([['a', 'Failed', 'It was refunded.']])).toEqual(['Failed. It was refunded.'])
    expect(say([['a', 'Failed', '']])).toEqual(['Failed'])
  })

  it('behavior: says the title while the sentence isn’t known, and then the sentence alone', () => {
    expect(
      say([
        ['a', 'Failed', undefined],
        ['a', 'Failed', 'It was refunded.'],
        ['b', 'Failed', 'It was refunded.'],
        ['b', 'Done', 'It arrived.'],
      ]),
    ).toEqual(['Failed', 'It was refunded.', 'Failed. It was refunded.', 'Done. It arrived.'])
  })
})

it('default: useNetworkName names a network within a sentence', () => {
  const env = createTestEnvironment()
  const { result } = renderHookWithCauseway(() => useNetworkName(), env)
  expect(result.current(env.chains[1].id)).toBe(env.chains[1].name)
  expect(result.current(undefined)).toBe('an unknown network')
})
