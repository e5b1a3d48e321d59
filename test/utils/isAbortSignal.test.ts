import { expect, it } from 'vitest'
import { isAbortSignal } from '../../src/utils/isAbortSignal.ts'

const signal = { aborted: false, addEventListener() {} }

it('default: accepts a signal of this window or of another one', () => {
  expect(isAbortSignal(new AbortController().signal)).toBe(true)
  expect(isAbortSignal(AbortSignal.abort())).toBe(true)
  expect(isAbortSignal(signal)).toBe(true)
})

it.each([
  ['nothing', undefined],
  ['null', null],
  ['text', 'aborted'],
  ['a function', Object.assign(() => {}, signal)],
  ['a controller', new AbortController()],
  ['an object', {}],
  ['an object without `aborted`', { addEventListener() {} }],
  ['an object whose `aborted` is text', { ...signal, aborted: 'no' }],
  ['an object without `addEventListener`', { aborted: false }],
  ['an object whose `addEventListener` isn’t a function', { ...signal, addEventListener: true }],
])('error: refuses %s', (_, value) => {
  expect(isAbortSignal(value)).toBe(false)
})
