import { describe, expect, it } from 'vitest'
import { isFetched, markFetched } from '../../src/client/fetchedAnswers.ts'
import { selectFetched, sharingOf } from '../../src/query/keepFetched.ts'

/** Shares an answer with what is known, as react-query does. */
function share(sharing: ReturnType<typeof sharingOf>, known: unknown, answer: unknown): unknown {
  if (typeof sharing !== 'function') throw new TypeError('nothing is shared')
  return sharing(known, answer)
}

describe('sharingOf', () => {
  it('default: keeps an equal answer as it is, marked as fetched', () => {
    const known = markFetched({ fees: { gas: '1' }, steps: ['one'] })
    const shared = share(sharingOf(), known, markFetched({ fees: { gas: '1' }, steps: ['one'] }))
    expect(shared).toBe(known)
    const other = share(sharingOf(), known, markFetched({ fees: { gas: '1' }, steps: ['other'] }))
    expect(other).toEqual({ fees: { gas: '1' }, steps: ['other'] })
    expect(Reflect.get(Object(other), 'fees')).toBe(known.fees)
    expect(isFetched(other)).toBe(true)
  })

  it('behavior: replaces restored data with an equal answer', () => {
    const answer = markFetched({ status: 'pending' })
    expect(share(sharingOf(), { status: 'pending' }, answer)).toBe(answer)
  })

  it('behavior: doesn’t mark what was not fetched', () => {
    expect(isFetched(share(sharingOf(), undefined, { status: 'pending' }))).toBe(false)
    expect(isFetched(share(sharingOf(), markFetched({ status: 'waiting' }), { status: 'pending' }))).toBe(
      false,
    )
  })

  it('parameters: shares nothing with false, and lets a function of the page decide', () => {
    expect(sharingOf(false)).toBe(false)
    const own = sharingOf((known, answer) => ({ known, answer }))
    const answer = markFetched({ status: 'pending' })
    const shared = share(own, 'known', answer)
    expect(shared).toEqual({ known: 'known', answer })
    expect(isFetched(shared)).toBe(true)
    expect(isFetched(share(own, 'known', { status: 'pending' }))).toBe(false)
  })
})

describe('selectFetched', () => {
  it('default: marks a selection of a fetched answer, and of no other', () => {
    const select = selectFetched(({ steps }: { steps: string[] }) => ({ steps }))
    expect(isFetched(select(markFetched({ steps: [] })))).toBe(true)
    expect(isFetched(select({ steps: [] }))).toBe(false)
  })

  it('behavior: can select texts, numbers and nothing', () => {
    const answer = markFetched({ id: '0x1' })
    for (const value of ['0x1', 5, null, undefined]) expect(selectFetched(() => value)(answer)).toBe(value)
  })

  it('behavior: returns the same function for the same `select`, which react-query doesn’t run again', () => {
    const select = (answer: object) => answer
    expect(selectFetched(select)).toBe(selectFetched(select))
    expect(selectFetched(select)).not.toBe(selectFetched((answer: object) => answer))
  })
})
