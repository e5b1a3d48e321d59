import { describe, expect, it } from 'vitest'
import type { PromptIntent } from '@causeway/react/execution'
import { isRecordOpen } from '../../../../src/execution/core/list/isRecordOpen.ts'
import { executionStatuses } from '../../../../src/execution/state/executionState.ts'
import { recordOf } from '../../records/testRecord.ts'

const from = '0x00000000000000000000000000000000000000a1' as const
const day = 24 * 60 * 60_000

const permitOf = (standard: NonNullable<PromptIntent['permit']>['standard']) => ({
  standard,
  contract: '0x00000000000000000000000000000000000000c5' as const,
  owner: from,
  nonce: '7',
})

const isOpenAfter = (ageMs: number, ...parameters: Parameters<typeof recordOf>) => {
  const stored = recordOf(...parameters)
  return isRecordOpen(stored, stored.updatedAt + ageMs)
}

describe('isRecordOpen', () => {
  it('default: a pending swap stays open, however old it is', () => {
    const open = executionStatuses.filter((status) => isOpenAfter(365 * day, status, 'done'))
    expect(open).toEqual([
      'auditing',
      'awaitingChain',
      'awaitingWallet',
      'confirming',
      'posting',
      'filling',
      'unknown',
      'attention',
    ])
  })

  it('behavior: a failed swap stays open for a day, or for three if the network may have dropped its payment', () => {
    expect([isOpenAfter(day - 1, 'failed', 'waiting'), isOpenAfter(day, 'failed', 'waiting')]).toEqual([
      true,
      false,
    ])
    const { updatedAt, items } = recordOf('failed', 'done')
    const promptedMs = updatedAt - (items[0]?.intent?.at ?? 0)
    const openMs = 3 * day - promptedMs
    expect([isOpenAfter(openMs, 'failed', 'done'), isOpenAfter(openMs + 1, 'failed', 'done')]).toEqual([
      true,
      false,
    ])
  })

  it('behavior: a swap left in doubt stays open for two days, in case the clock was a day off, whatever its other items', () => {
    expect(isOpenAfter(2 * day, 'rejected', 'done', 'lost')).toBe(true)
    expect(isOpenAfter(3 * day, 'rejected', 'done', 'lost')).toBe(false)
    expect(isOpenAfter(0, 'rejected', 'done', 'waiting')).toBe(false)
  })

  it('behavior: a swap whose transaction the network doesn’t know stays open for three days, or as long as the provider has the funds', () => {
    const stored = recordOf('confirming', 'confirming')
    const intent = { from, at: stored.updatedAt }
    const items = stored.items.map((item) => ({ ...item, change: 'missing' as const, intent }))
    const missing = { ...stored, items }
    expect(isRecordOpen(missing, stored.updatedAt + 3 * day)).toBe(true)
    expect(isRecordOpen(missing, stored.updatedAt + 3 * day + 1)).toBe(false)
    const requestState = { status: 'pending', rawStatus: 'pending', isDeposited: true } as const
    expect(isRecordOpen({ ...missing, requestState }, stored.updatedAt + 3 * day + 1)).toBe(true)
  })

  it('behavior: a swap given up after a signature was sent stays open for a day', () => {
    const stored = recordOf('rejected', 'done', 'waiting')
    const intent = { from, at: stored.updatedAt, expiresAt: stored.updatedAt - 3 * day }
    const items = stored.items.map((item) => ({ ...item, kind: 'signature' as const, intent }))
    expect(isRecordOpen({ ...stored, items }, stored.updatedAt + day - 1)).toBe(true)
    expect(isRecordOpen({ ...stored, items }, stored.updatedAt + day)).toBe(false)
  })

  it.each<[string, Partial<PromptIntent>, openUntilMs: number]>([
    ['two days', { expiresAt: 2 * day }, 5 * day],
    ['sixty days', { expiresAt: 60 * day }, 63 * day],
    [
      'an hour, as EIP-2612 permits leave approvals',
      { expiresAt: day / 24, permit: permitOf('EIP-2612') },
      day / 24 + 31 * day,
    ],
    [
      'two days, by a standard that leaves no approval',
      { expiresAt: 2 * day, permit: permitOf('EIP-3009') },
      5 * day,
    ],
    // Stored by a clock that was ahead and has been corrected.
    ['four days, stored by a clock that was ahead', { expiresAt: -4 * day }, -1 * day],
  ])(
    'behavior: keeps a swap open as long as its signature is asked about, if it is good for %s',
    (_, use, openUntilMs) => {
      const stored = recordOf('failed', 'lost')
      const intent = {
        from,
        at: stored.updatedAt,
        ...use,
        expiresAt: stored.updatedAt + (use.expiresAt ?? 0),
      }
      const items = stored.items.map((item) => ({ ...item, kind: 'signature' as const, intent }))
      const isOpenAt = (ageMs: number) => isRecordOpen({ ...stored, items }, stored.updatedAt + ageMs)
      expect([isOpenAt(openUntilMs), isOpenAt(openUntilMs + 1)]).toEqual([true, openUntilMs < 0])
    },
  )

  it('behavior: keeps a swap whose signature names no deadline open until the user removes it', () => {
    const stored = recordOf('failed', 'lost')
    const intent = { from, at: stored.updatedAt }
    const items = stored.items.map((item) => ({ ...item, kind: 'signature' as const, intent }))
    expect(isRecordOpen({ ...stored, items }, stored.updatedAt + 3_650 * day)).toBe(true)
  })

  it('behavior: a swap that the next payment asks about stays open for three days, or as long as its time is in the future', () => {
    const stored = recordOf('rejected', 'lost')
    const at = stored.updatedAt - 2_000
    const items = stored.items.map((item) => ({ ...item, intent: { from, at } }))
    const isOpenAt = (now: number, change: Partial<typeof stored> = {}) =>
      isRecordOpen({ ...stored, items, ...change }, now)
    expect([isOpenAt(at + 3 * day), isOpenAt(at + 3 * day + 1)]).toEqual([true, false])
    // Stored by a clock that was ahead, or behind, and has been corrected.
    expect([isOpenAt(at - 25 * day), isOpenAt(at + 1.1 * day)]).toEqual([true, true])
    const requestState = { rawStatus: 'success', status: 'success', isDeposited: true, updatedAt: 3 } as const
    expect(isOpenAt(at + 1.5 * day, { requestState })).toBe(false)
  })

  it('behavior: a pending swap whose answer was lost stays open for more than a day', () => {
    expect(isOpenAfter(2 * day, 'unknown', 'lost')).toBe(true)
  })
})
