import { describe, expect, it, vi } from 'vitest'
import { mergeProps } from '../../../../src/widgets/shared/render/mergeProps.ts'

describe('mergeProps', () => {
  it('default: replaces our props with the given ones, and keeps the others', () => {
    expect(
      mergeProps({ title: 'ours', lang: 'en', id: 'a' }, { title: 'given', lang: undefined, dir: 'ltr' }),
    ).toEqual({ title: 'given', lang: 'en', id: 'a', dir: 'ltr' })
  })

  it('behavior: keeps class names, styles and descriptions of both', () => {
    expect(
      mergeProps(
        { className: 'ours', style: { top: 1, left: 1 }, 'aria-describedby': 'reason' },
        { className: 'given', style: { top: 2 }, 'aria-describedby': 'note' },
      ),
    ).toEqual({
      className: 'given ours',
      style: { top: 2, left: 1 },
      'aria-describedby': 'note reason',
    })
    expect(mergeProps({ className: undefined }, { className: 'given' })).toEqual({ className: 'given' })
  })

  it('behavior: doesn’t let a page change what a part is', () => {
    const ours = { 'data-cw-part': 'review', 'data-state': 'ready', type: 'button' }
    expect(mergeProps(ours, { 'data-cw-part': 'x', 'data-state': 'x', type: 'submit' })).toEqual(ours)
    expect(mergeProps({}, { type: 'search' })).toEqual({ type: 'search' })
  })

  it('behavior: calls the given handler first, and ours unless that prevents it', () => {
    const calls: string[] = []
    const merged = mergeProps(
      { onClick: () => calls.push('ours') },
      { onClick: () => calls.push('given'), onFocus: vi.fn() },
    ) as Record<'onClick', (event: object) => void>
    merged.onClick({ defaultPrevented: false })
    expect(calls).toEqual(['given', 'ours'])
    merged.onClick({ defaultPrevented: true })
    expect(calls).toEqual(['given', 'ours', 'given'])
    expect(merged).toHaveProperty('onFocus')
  })
})
