import { expect, it } from 'vitest'
import type { StoredDeposit } from '@causeway/react'
import { storedStatusLabel } from '../../../../../src/widgets/deposit-address/model/status/storedStatusLabel.ts'

it.each<[deposit: Pick<StoredDeposit, 'status'> & Partial<StoredDeposit>, label: string]>([
  [{ status: 'waiting' }, 'activity.status.waiting'],
  [{ status: 'waiting', signs: ['otherTerms'] }, 'activity.status.waiting'],
  [{ status: 'waiting', signs: ['activity'] }, 'deposit.maybePaid'],
  [{ status: 'waiting', signs: ['payment'] }, 'activity.status.depositing'],
  [{ status: 'pending', signs: ['payment'] }, 'activity.status.pending'],
  [{ status: 'failure' }, 'deposit.ended'],
  [{ status: 'failure', signs: ['payment'] }, 'activity.status.failure'],
  [{ status: 'failure', isDropped: true }, 'progress.title.dropped'],
])('default: %o is listed as %s', (deposit, label) => {
  expect(storedStatusLabel({ isDropped: undefined, signs: undefined, ...deposit })).toBe(label)
})
