import { expect, test } from 'vitest'
import { once } from '../../../src/utils/data/once.ts'

test('behavior: creates a value when it is first asked for, and only once', () => {
  let created = 0
  const table = once(() => {
    created += 1
    return { created }
  })
  expect(created).toBe(0)
  expect(table()).toBe(table())
  expect(created).toBe(1)
})

test('behavior: keeps nothing as well', () => {
  let created = 0
  const nothing = once(() => {
    created += 1
  })
  expect([nothing(), nothing()]).toEqual([undefined, undefined])
  expect(created).toBe(1)
})
