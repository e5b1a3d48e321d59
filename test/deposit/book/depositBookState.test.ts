import { describe, expect, it } from 'vitest'
import type { StoredDeposit } from '@causeway/react'
import type { DepositTerms } from '@causeway/react/execution'
import {
  clearableIds,
  countKept,
  noDeposits,
  outdatedIds,
  toBookState,
} from '../../../src/deposit/book/depositBookState.ts'

const now = 2_000
const depositOf = (requestId: string, change: Partial<StoredDeposit> = {}): StoredDeposit => ({
  terms: { requestId, requestedAt: 1_000, expiresAt: 3_601_000 } as DepositTerms,
  status: 'waiting',
  updatedAt: 1_000,
  isStored: true,
  isAudited: true,
  ...change,
})
const unreadableOf = (id: string, isNewer = false) => ({ id, text: '', reason: 'it is none', isNewer })

const open = depositOf('0x1')
const over = depositOf('0x2', { status: 'success' })
const unstored = depositOf('0x3', { status: 'success', isStored: false })
const broken = unreadableOf('deposit:broken')
const newer = unreadableOf('deposit:newer', true)

describe('toBookState', () => {
  it('default: counts as clearable what has ended and is stored, and what no version can read', () => {
    const countOf = (...parameters: [StoredDeposit[], (typeof broken)[]]) =>
      toBookState(...parameters, now).clearableCount
    expect(countOf([open, over, unstored], [broken, newer])).toBe(2)
    expect(countOf([open, over], [])).toBe(1)
    expect(countOf([open, unstored], [newer])).toBe(0)
    expect(countOf([], [broken, unreadableOf('deposit:other')])).toBe(2)
  })

  it('behavior: keeps the identity of its lists, even of an empty one', () => {
    expect(toBookState([], [], now).unreadable).toBe(noDeposits.unreadable)
    const unreadable = [broken]
    expect(toBookState([], unreadable, now).unreadable).toBe(unreadable)
  })
})

describe('clearing', () => {
  it('default: clears what has ended, and what no version can read; keeps the rest', () => {
    const stored = [open, over]
    expect(clearableIds({ stored, unreadable: [broken, newer] }, now)).toEqual(['deposit:0x2', broken.id])
    expect(countKept({ deposits: [open, over, unstored], unreadable: [broken, newer] }, now)).toBe(2)
    expect(countKept({ deposits: [over], unreadable: [broken] }, now)).toBe(0)
  })
})

describe('outdatedIds', () => {
  const days = 24 * 60 * 60_000

  it('default: finds what ended more than thirty days ago', () => {
    expect(outdatedIds([open, over], over.updatedAt + 30 * days)).toEqual([])
    expect(outdatedIds([open, over], over.updatedAt + 30 * days + 1)).toContain('deposit:0x2')
  })

  it('behavior: removes the oldest of more than 200 addresses, if it has ended or is old', () => {
    const many = (status: StoredDeposit['status'], change: Partial<StoredDeposit> = {}) =>
      Array.from({ length: 201 }, (_, index) => depositOf(`0x${status}${index}`, { status, ...change }))
    const later = over.updatedAt + 30 * days + 1
    const found = { isAudited: false }
    expect(outdatedIds([...many('waiting', found).slice(1), open], later)).toEqual([])
    expect(outdatedIds(many('waiting', found), later)).toEqual(['deposit:0xwaiting200'])
    expect(outdatedIds(many('failure', found), later)).toEqual(['deposit:0xfailure200'])
    expect(outdatedIds(many('waiting', found), later - 1)).toEqual([])
    expect(outdatedIds([...many('success'), ...many('waiting', found)], now)).toEqual([
      'deposit:0xsuccess200',
    ])
  })

  it('error: removes nothing that a clock days ahead has stored, once the clock is right', () => {
    expect(outdatedIds([open, over], over.updatedAt - 2 * days)).toEqual([])
  })
})
