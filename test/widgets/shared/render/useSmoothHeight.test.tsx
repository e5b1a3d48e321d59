import { render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSmoothHeight } from '../../../../src/widgets/shared/render/useSmoothHeight.ts'

let height = 0
let isReduced = false
const animate = vi.fn<(frames: Keyframe[], options: KeyframeAnimationOptions) => void>()

beforeEach(() => {
  isReduced = false
  animate.mockClear()
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height)
  Object.assign(HTMLElement.prototype, { animate })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(HTMLElement.prototype, 'animate')
})

function Box({ state, duration = '180ms' }: { state: string; duration?: string }) {
  const element = useRef<HTMLDivElement>(null)
  useSmoothHeight(element, state)
  return <div ref={element} style={{ '--_cw-duration': duration } as object} />
}

/** Renders one state after the other, each with its height. */
function show(states: readonly (readonly [state: string, height: number])[], duration?: string) {
  const element = ([state]: readonly [string, number]) => (
    <Box state={state} {...(duration && { duration })} />
  )
  const [first = ['', 0] as const, ...others] = states
  height = first[1]
  const { rerender } = render(element(first))
  for (const one of others) {
    height = one[1]
    rerender(element(one))
  }
}

const sizes = () => animate.mock.calls.map(([frames]) => frames.map(({ blockSize }) => blockSize))
const durations = () => animate.mock.calls.map(([, { duration }]) => duration)

it('default: animates from the previous height at another state, for the theme’s duration', () => {
  show([
    ['filling', 500],
    ['success', 470],
    ['again', 510],
  ])
  expect(sizes()).toEqual([
    ['500px', '470px'],
    ['470px', '510px'],
  ])
  expect(durations()).toEqual([180, 180])
})

it('behavior: takes longer for a larger change, but never long', () => {
  show(
    [
      ['filling', 500],
      ['success', 420],
      ['failed', 2000],
    ],
    '0.1s',
  )
  expect(durations()).toEqual([200, 300])
})

it('behavior: changes the height at once within a state, and starts the next animation from there', () => {
  show([
    ['filling', 500],
    ['filling', 520],
    ['success', 480],
  ])
  expect(sizes()).toEqual([['520px', '480px']])
})

it('behavior: animates nothing that was or is hidden, or keeps its height', () => {
  show([
    ['idle', 0],
    ['filling', 500],
    ['success', 500],
    ['hidden', 0],
  ])
  expect(animate).not.toHaveBeenCalled()
})

it('a11y: animates nothing under reduced motion, or without motion in the theme', () => {
  isReduced = true
  show([
    ['filling', 500],
    ['success', 384],
  ])
  isReduced = false
  show(
    [
      ['filling', 500],
      ['success', 384],
    ],
    '0s',
  )
  expect(animate).not.toHaveBeenCalled()
})
