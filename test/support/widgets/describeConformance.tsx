import { act, fireEvent, waitFor } from '@testing-library/react'
import { createRef, type ReactElement, type Ref } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { widgetParts, type Part, type ClassNames } from '@causeway/react/widgets'

/** The props of every part. */
export interface PlacedProps {
  ref?: Ref<never>
  render?: ReactElement | ((props: Record<string, unknown>) => ReactElement)
  [attribute: string]: unknown
}

export interface ConformanceSpec {
  /** The value of the part's `data-cw-part`. */
  part: Part
  /** Renders it where it belongs, until it is there. */
  show: (props: PlacedProps, classNames?: ClassNames) => void
  /** The part's own action: the event, and how often it was done. */
  action?: { event: 'click' | 'submit'; count: () => number } | undefined
}

/** Proves that a part is one DOM node that a page can refer to, mark, style, listen to and replace. */
export function describeConformance(name: string, { part, show, action }: ConformanceSpec): void {
  describe(name, () => {
    it('default: one node takes the ref, the rest, the class name and the style', async () => {
      const ref = createRef<never>()
      const style = { scrollMarginTop: 7 }
      show({ ref, className: 'placed', style, title: 'placed' }, { [part]: 'by-name' })
      const node = await placedNode()
      expect(ref.current).toBe(node)
      expect(node.getAttribute('data-cw-part')).toBe(part)
      expect(node).toHaveAttribute('title', 'placed')
      expect(node).toHaveClass('placed', 'by-name')
      expect(node.style.scrollMarginTop).toBe('7px')
    })

    it('default: parts and their states are documented', async () => {
      show({})
      const node = await placedNode()
      for (const element of [node, ...node.querySelectorAll<HTMLElement>('[data-cw-part]')]) {
        const { cwPart = '', state } = element.dataset
        expect(widgetParts).toHaveProperty(cwPart)
        if (state !== undefined) expect(widgetParts[cwPart as Part]).toContain(state)
      }
    })

    it('behavior: the handler of whoever placed it comes first, and may prevent ours', async () => {
      const event = action?.event ?? 'click'
      const handler = event === 'click' ? 'onClick' : 'onSubmit'
      const prevent = vi.fn((given: Event) => given.preventDefault())
      show({ [handler]: prevent })
      const before = action?.count()
      act(() => void fireEvent[event](document.querySelector('[data-placed]') ?? document))
      await placedNode()
      act(() => void fireEvent[event](document.querySelector('[data-placed]') ?? document))
      expect(prevent).toHaveBeenCalled()
      expect(action?.count()).toBe(before)
    })

    it('behavior: the handler of the element in its place may prevent ours, and no other one of the page', async () => {
      const event = action?.event ?? 'click'
      const handler = event === 'click' ? 'onClick' : 'onSubmit'
      const calls: string[] = []
      const prevent = (given: Event) => {
        calls.push('of the element')
        given.preventDefault()
      }
      show({ [handler]: () => calls.push('of the part'), render: <x-part {...{ [handler]: prevent }} /> })
      const before = action?.count()
      const node = await placedNode()
      act(() => void fireEvent[event](node))
      expect(calls).toEqual(['of the element', 'of the part'])
      expect(action?.count()).toBe(before)
    })

    it('parameters: render makes it another element, with all that it has', async () => {
      const ref = createRef<never>()
      show({ ref, render: <x-part class="mine" /> })
      const node = await placedNode()
      expect(node.localName).toBe('x-part')
      expect(node.getAttribute('data-cw-part')).toBe(part)
      expect(ref.current).toBe(node)
    })

    it('parameters: render may be a function of its attributes', async () => {
      const ref = createRef<never>()
      show({
        ref,
        className: 'placed',
        render: ({ className, ...props }) => <x-part {...props} class={className} />,
      })
      const node = await placedNode()
      expect(node.localName).toBe('x-part')
      expect(node.getAttribute('class')).toContain('placed')
      expect(ref.current).toBe(node)
    })

    if (action) {
      it('behavior: what it does by itself', async () => {
        show({})
        const before = action.count()
        const node = await placedNode()
        act(() => void fireEvent[action.event](node))
        await waitFor(() => expect(action.count()).toBe(before + 1))
      })
    }
  })
}

/** The node that has what the part was given. */
function placedNode(): Promise<HTMLElement> {
  return waitFor(
    () => {
      const [node, ...others] = document.querySelectorAll<HTMLElement>('[data-placed]')
      expect(node).toBeDefined()
      expect(others).toEqual([])
      if (!node) throw new TypeError('The part is not there.')
      return node
    },
    { timeout: 60_000 },
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** An element that no part renders itself. */
      'x-part': Record<string, unknown>
    }
  }
}
