import { render } from '@testing-library/react'
import { createRef, type Ref } from 'react'
import { describe, expect, it } from 'vitest'
import { joinRefs } from '../../../../src/widgets/shared/render/joinRefs.ts'

describe('joinRefs', () => {
  it('default: sets both, and is attached once however often it is joined', () => {
    const attached: (HTMLInputElement | null)[] = []
    const callback = (node: HTMLInputElement | null) => void attached.push(node)
    const object = createRef<HTMLInputElement>()
    const Field = () => <input ref={joinRefs(object, callback)} />
    const { container, rerender, unmount } = render(<Field />)
    const input = container.querySelector('input')
    for (let render = 0; render < 3; render++) rerender(<Field />)
    expect(object.current).toBe(input)
    expect(attached).toEqual([input])
    unmount()
    expect(object.current).toBeNull()
    expect(attached).toEqual([input, null])
  })

  it('default: returns a single ref as it is', () => {
    const ref: Ref<HTMLInputElement> = createRef()
    expect([joinRefs(ref, undefined), joinRefs(null, ref), joinRefs(undefined, null)]).toEqual([
      ref,
      ref,
      null,
    ])
  })
})
