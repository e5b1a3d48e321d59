import { describe, expect, it } from 'vitest'
import type { ExecutionState } from '@causeway/react/execution'
import { unsavedIds } from '../../../../src/execution/state/selectors/unsavedIds.ts'

const requestId = `0x${'a1'.repeat(32)}`
const transactionHash = `0x${'b2'.repeat(32)}`

const namesOf = (item: object, change: object = {}) =>
  unsavedIds({
    status: 'unknown',
    isUnstored: true,
    requestId,
    items: [{ kind: 'transaction', ...item }],
    ...change,
  } as unknown as ExecutionState)

describe('unsavedIds', () => {
  it.each<[string, object, string[]]>([
    ['a payment whose answer was lost', { status: 'lost' }, [requestId]],
    ['a batch whose ID the wallet knows', { status: 'lost', intent: { callsId: 'c3' } }, ['c3']],
    ['a lost payment whose hash came late', { status: 'lost', transactionHash }, [transactionHash]],
    ['an approval whose answer was lost', { status: 'lost', paysNothing: true }, []],
    ['a payment that is not prompted yet', { status: 'pending' }, []],
    ['a payment that was sent', { status: 'confirming', transactionHash }, [transactionHash]],
    ['a permit whose answer was lost', { kind: 'signature', status: 'lost' }, [requestId]],
    ['a permit that is being sent', { kind: 'signature', status: 'posting' }, [requestId]],
    ['a signed text without a permit', { kind: 'signature', status: 'done', paysNothing: true }, []],
  ])('default: gives the IDs of %s', (_, item, names) => {
    expect(namesOf(item)).toEqual(names)
  })

  it('behavior: gives nothing once it is stored', () => {
    expect(namesOf({ status: 'lost' }, { isUnstored: false })).toEqual([])
  })
})
