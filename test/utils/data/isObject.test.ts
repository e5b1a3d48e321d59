import { expect, it } from 'vitest'
import { isObject } from '../../../src/utils/data/isObject.ts'

it.each([[{}], [{ a: 1 }], [JSON.parse('{"__proto__":null}')], [Object.create(null)]])(
  'default: accepts %j',
  (value) => {
    expect(isObject(value)).toBe(true)
  },
)

it.each([[null], [undefined], [[]], ['text'], [5], [true], [() => {}]])('default: refuses %j', (value) => {
  expect(isObject(value)).toBe(false)
})
