import { expect, it } from 'vitest'
import type { UseDepositAddressReturnType } from '@causeway/react'
import { depositStatusSentences } from '../../../../src/widgets/deposit-address/model/depositStatusSentences.ts'
import type { Translate } from '../../../../src/widgets/shared/messages/useMessages.ts'
import { createDepositProgress } from '../../../support/deposits/createDepositProgress.ts'

const translate: Translate = (key) => key

it.each([
  ['seen', true, 'deposit.where.pending', ['deposit.hidden.paid']],
  ['not seen', false, 'activity.where.unseen', []],
] as const)('behavior: a deposit is called detected once it was: %s', (_, isDeposited, where, notes) => {
  const progress = createDepositProgress({ status: 'pending', isDeposited, isConfirmedByService: true })
  const deposit = { status: 'paid', progress } as UseDepositAddressReturnType
  expect(depositStatusSentences(deposit, { translate, words: {} })).toMatchObject({ where, notes })
})
