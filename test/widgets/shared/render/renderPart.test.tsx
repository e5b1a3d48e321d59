import { render, screen } from '@testing-library/react'
import { Component, createRef, forwardRef, useImperativeHandle, version, type ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import type { ContainerProps } from '@causeway/react/widgets'
import { mergeProps } from '../../../../src/widgets/shared/render/mergeProps.ts'
import { renderPart } from '../../../../src/widgets/shared/render/renderPart.ts'
import { spyOnConsole } from '../../../support/runner/spyOnConsole.ts'

const Part = forwardRef<HTMLElement, ContainerProps<'section'>>(function Part({ children, ...props }, ref) {
  return renderPart(
    <section ref={ref} className="ours" title="ours">
      <b>content</b>
      {children}
    </section>,
    props,
  )
})

it('default: renders its own element with the given props, and the refs of both', () => {
  const ref = createRef<HTMLElement>()
  render(
    <Part ref={ref} className="given" lang="de">
      more
    </Part>,
  )
  const section = screen.getByTitle('ours')
  expect(section).toHaveClass('given', 'ours')
  expect(section).toHaveAttribute('lang', 'de')
  expect(section).toHaveTextContent('contentmore')
  expect(ref.current).toBe(section)
})

it('parameters: an element to render instead, with its own attributes, handlers and ref', () => {
  const [outer, inner] = [createRef<HTMLElement>(), createRef<HTMLButtonElement>()]
  const order: string[] = []
  render(
    <Part
      ref={outer}
      onClick={() => order.push('given')}
      render={
        <button ref={inner} type="button" className="mine" onClick={() => order.push('element')}>
          never shown
        </button>
      }
    />,
  )
  const button = screen.getByTitle('ours')
  expect(button.tagName).toBe('BUTTON')
  expect(button).toHaveClass('mine', 'ours')
  expect(button).toHaveTextContent(/^content$/)
  expect([outer.current, inner.current]).toEqual([button, button])
  button.click()
  expect(order).toEqual(['element', 'given'])
})

it('parameters: a function that renders it', () => {
  const ref = createRef<HTMLElement>()
  const paint = vi.fn((props: Record<string, unknown>): ReactElement => <article {...props} />)
  render(<Part ref={ref} render={paint} lang="de" />)
  expect(ref.current?.tagName).toBe('ARTICLE')
  expect(ref.current).toHaveTextContent('content')
  expect(paint.mock.calls[0]?.[0]).toMatchObject({ title: 'ours', lang: 'de', className: 'ours' })
})

it.each([false, null, ''])('behavior: keeps our props where a page gives %j', (nothing) => {
  const ours = { className: 'ours', 'aria-describedby': 'note', style: { margin: 1 }, onClick: () => {} }
  const given = Object.fromEntries(Object.keys(ours).map((name) => [name, nothing]))
  expect(mergeProps({ ...ours, title: 'ours' }, { ...given, title: nothing })).toEqual({
    ...ours,
    title: nothing,
  })
})

it('behavior: sets a ref once, and clears it when the part unmounts', () => {
  const ref = vi.fn()
  const { rerender, unmount } = render(<Part ref={ref} />)
  rerender(<Part ref={ref} title="more" />)
  unmount()
  expect(ref.mock.calls.map(([node]) => node?.tagName)).toEqual(['SECTION', undefined])
})

if (Number.parseInt(version, 10) >= 19)
  it('behavior: lets a ref clean up after itself', () => {
    const end = vi.fn()
    const inner = createRef<HTMLParagraphElement>()
    const { unmount } = render(<Part ref={() => end} render={<p ref={inner} />} />)
    expect(inner.current).not.toBeNull()
    unmount()
    expect(end).toHaveBeenCalled()
    expect(inner.current).toBeNull()
  })

it('error: names the part whose ref gets no element', () => {
  spyOnConsole()
  const Field = forwardRef<HTMLInputElement, ContainerProps<'input'>>((props, ref) =>
    renderPart(<input ref={ref} data-cw-part="swap-amount" />, props),
  )
  class ClassField extends Component {
    override render() {
      return <input {...this.props} />
    }
  }
  const HandleField = forwardRef<object>((props, ref) => {
    useImperativeHandle(ref, () => ({ focus: () => {} }))
    return <input {...props} />
  })
  const message =
    'The argument "render" of `[data-cw-part=swap-amount]` is invalid: it must pass its ref to an element'
  for (const other of [<ClassField key="class" />, <HandleField key="handle" />]) {
    expect(() => render(<Field ref={createRef()} render={other} />)).toThrow(message)
    expect(() => render(<Field render={other} />)).not.toThrow()
  }
})
