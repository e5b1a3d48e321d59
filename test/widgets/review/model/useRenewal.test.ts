// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { useRenewal } from '../../../../src/widgets/review/model/useRenewal.ts'

/** Only its identity counts. */
const quoteOf = (requestId: string) => ({ requestId }) as unknown as Quote

function renew(isTooOld: boolean, isQuiet = true) {
  const onRefresh = vi.fn<() => void>()
  const start = { quote: quoteOf('first'), isTooOld, isQuiet, onRefresh }
  return { start, onRefresh, ...renderHook(useRenewal, { initialProps: start }) }
}

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => vi.restoreAllMocks())

it('default: asks once for each quote that got too old', () => {
  const { start, onRefresh, rerender } = renew(false)
  expect(onRefresh).not.toHaveBeenCalled()
  rerender({ ...start, isTooOld: true })
  rerender({ ...start, isTooOld: true, onRefresh: vi.fn(onRefresh) })
  expect(onRefresh).toHaveBeenCalledTimes(1)
  rerender({ ...start, quote: quoteOf('second'), isTooOld: true })
  expect(onRefresh).toHaveBeenCalledTimes(2)
})

it('behavior: never while something is to be accepted', () => {
  expect(renew(true, false).onRefresh).not.toHaveBeenCalled()
})

it('behavior: waits on a hidden page until it is visible', () => {
  setVisibility('hidden')
  const { onRefresh, unmount } = renew(true)
  expect(onRefresh).not.toHaveBeenCalled()
  setVisibility('visible')
  setVisibility('visible')
  expect(onRefresh).toHaveBeenCalledTimes(1)
  unmount()
})

it('behavior: requests nothing for a closed review once the page is visible', () => {
  setVisibility('hidden')
  const { onRefresh, unmount } = renew(true)
  unmount()
  setVisibility('visible')
  expect(onRefresh).not.toHaveBeenCalled()
})
