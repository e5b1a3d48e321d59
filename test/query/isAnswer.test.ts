import { describe, expect, it } from 'vitest'
import { markFetched } from '../../src/client/fetchedAnswers.ts'
import { isAnswer } from '../../src/query/isAnswer.ts'

const state = { status: 'pending' }
const page = { requests: [state, state], unreadable: [] }
const list = { pages: [page, page], pageParams: [{ offset: 0 }, { offset: 2 }] }

const isAnswerOf = (name: string, data: unknown) =>
  isAnswer(['causeway', 'https://service.example', name], data)

const noState: unknown[] = [undefined, null, 5, 'pending', [], {}, { status: 5 }]
const noPage: unknown[] = [
  null,
  [],
  {},
  { requests: [state] },
  { unreadable: [] },
  { ...page, requests: state },
  { ...page, unreadable: 'none' },
  ...noState.map((wrong) => ({ ...page, requests: [state, wrong] })),
]
const noList: unknown[] = [
  null,
  [],
  {},
  { ...list, pages: page },
  { ...list, pageParams: undefined },
  { ...list, pageParams: [{ offset: 0 }, 2] },
  ...noPage.map((wrong) => ({ ...list, pages: [page, wrong] })),
]

describe('isAnswer', () => {
  it.each<[name: string, good: unknown, wrong: unknown[]]>([
    ['balance', 7n, [undefined, null, 7, '7', {}]],
    ['requestStatus', state, noState],
    ['depositRecords', page, noPage],
    ['requests', list, noList],
  ])('default: checks that a restored %s has the provider’s shape, in every part', (name, good, wrong) => {
    expect(isAnswerOf(name, good)).toBe(true)
    for (const data of wrong) expect([data, isAnswerOf(name, data)]).toEqual([data, false])
  })

  it('behavior: accepts pages that this page fetched without checking them again', () => {
    expect(isAnswerOf('depositRecords', markFetched({}))).toBe(true)
    expect(isAnswerOf('requests', { pages: [markFetched({})], pageParams: [{}] })).toBe(true)
  })

  it('behavior: accepts any data of other queries', () => {
    for (const name of ['quote', 'tokenPrices']) expect(isAnswerOf(name, 5)).toBe(true)
  })
})
