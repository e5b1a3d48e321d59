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
  ['what is never aborted', { addEventListener() {} }],
  ['what is aborted by a word', { ...signal, aborted: 'no' }],
  ['what nobody can listen to', { aborted: false }],
  ['what listens to nobody', { ...signal, addEventListener: true }],
])('error: refuses %s', (_, value) => {
  expect(isAbortSignal(value)).toBe(false)
})
