import { describe, expect, it } from 'vitest'
import { CausewayError } from '@causeway/react/actions'
import { readSources } from '../support/runner/readSources.ts'

describe('the family of errors', () => {
  it('default: includes every exported error class', () => {
    const entries = import.meta.glob('../../src/exports/*.ts', { eager: true })
    const classes = Object.values(entries).flatMap((entry) =>
      Object.values(entry as object).filter(
        (value): value is typeof Error => typeof value === 'function' && value.prototype instanceof Error,
      ),
    )
    const strangers = classes.filter(({ prototype }) => !(prototype instanceof CausewayError))
    expect(classes.length).toBeGreaterThan(30)
    expect(strangers.map(({ name }) => name).filter((name) => name !== 'CausewayError')).toEqual([])
  })

  it('behavior: throws nothing else', () => {
    const native = Object.entries(readSources('src')).flatMap(([path, text]) =>
      Array.from(
        text.matchAll(/throw new (?:Type|Range|Syntax|URI|Aggregate)?Error\(/g),
        ([found]) => `${path}: ${found}`,
      ),
    )
    expect(native).toEqual([])
  })
})
