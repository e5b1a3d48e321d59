import { render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSteadyHeight } from '../../../../src/widgets/shared/render/useSteadyHeight.ts'

let size = { width: 0, height: 0 }
const observers = new Set<() => void>()
let frames: FrameRequestCallback[] = []

/** Runs what waits for the next frame. */
function nextFrame() {
  const due = frames
  frames = []
  for (const run of due) run(0)
}

class SizeObserver {
  readonly tell: () => void
  constructor(tell: () => void) {
    this.tell = tell
  }
  observe() {
    observers.add(this.tell)
    this.tell()
  }
  disconnect() {
    observers.delete(this.tell)
  }
}

beforeEach(() => {
  observers.clear()
  size = { width: 360, height: 500 }
  frames = []
  vi.stubGlobal('ResizeObserver', SizeObserver)
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void frames.splice(id - 1, 1, () => {}))
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => size.width)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'DETAILS' ? 240 : size.height
  })
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => 40)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Box({ of, isOpen = false }: { of?: string | undefined; isOpen?: boolean }) {
  const element = useRef<HTMLDivElement>(null)
  useSteadyHeight(element, of)
  return (
    <div ref={element}>
      <details open={isOpen}>
        <summary>More</summary>
        <details open={isOpen} />
      </details>
    </div>
  )
}

function show(first: Parameters<typeof Box>[0]) {
  const { container, rerender } = render(<Box {...first} />)
  const box = container.firstElementChild as HTMLElement
  nextFrame()
  return {
    become: (next: Parameters<typeof Box>[0], height: number) => {
      size = { ...size, height }
      rerender(<Box {...next} />)
      resize(size)
    },
    kept: () => box.style.getPropertyValue('--_cw-steady-height'),
  }
}

/** What the browser tells once an element has another size. */
function resize(next: typeof size): void {
  size = next
  for (const tell of observers) tell()
  nextFrame()
}

it('default: is at least as high as before something began', () => {
  const { become, kept } = show({})
  resize({ width: 360, height: 540 })
  expect(kept()).toBe('')
  become({ of: 'first' }, 400)
  expect(kept()).toBe('540px')
})

it('behavior: gets higher while something goes on, and not lower again', () => {
  const { become, kept } = show({ of: 'first' })
  for (const height of [620, 580]) resize({ width: 360, height })
  expect(kept()).toBe('620px')
  become({ of: 'second' }, 500)
  expect(kept()).toBe('620px')
})

it('behavior: has its own height once nothing goes on', () => {
  const { become, kept } = show({ of: 'first' })
  become({}, 400)
  expect(kept()).toBe('')
  become({ of: 'second' }, 300)
  expect(kept()).toBe('400px')
})

it('behavior: starts over at another width', () => {
  const { kept } = show({ of: 'first' })
  resize({ width: 1280, height: 500 })
  resize({ width: 1280, height: 450 })
  expect(kept()).toBe('500px')
})

it('behavior: does not keep the room of what the user opened', () => {
  const { become, kept } = show({ isOpen: true })
  become({ of: 'first' }, 250)
  expect(kept()).toBe('300px')
})

it('behavior: waits for the next frame, since another height at once is an error of the page', () => {
  const { kept } = show({ of: 'first' })
  size = { width: 360, height: 640 }
  for (const tell of [...observers, ...observers]) tell()
  expect([kept(), frames.length]).toEqual(['500px', 1])
  nextFrame()
  expect(kept()).toBe('640px')
})
