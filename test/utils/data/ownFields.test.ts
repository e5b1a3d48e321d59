import { expect, it } from 'vitest'
import { isPrototypePolluted, ownFields } from '../../../src/utils/data/ownFields.ts'

it('default: copies an object with its own fields, and no others', () => {
  const value = Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true } }) as object
  const copy = ownFields(value)
  expect(Object.entries(copy)).toEqual([['own', 2]])
  expect('inherited' in copy).toBe(false)
  expect('toString' in copy).toBe(false)
  expect(copy).not.toBe(value)
})

it('behavior: notices a polluted prototype', () => {
  expect(isPrototypePolluted()).toBe(false)
  Reflect.set(Object.prototype, 'assigned', 1)
  try {
    expect(isPrototypePolluted()).toBe(true)
  } finally {
    Reflect.deleteProperty(Object.prototype, 'assigned')
  }
  expect(isPrototypePolluted()).toBe(false)
})
