import type { Address } from 'viem'
import type { Client } from '@causeway/react/actions'
import {
  createMemoryJournal,
  requestDepositAddress,
  toDepositQuoteParameters,
} from '@causeway/react/execution'
import { createDepositBook } from '../../../../src/deposit/book/depositBook.ts'
import {
  clientWithHistory,
  depositAddressParameters,
  payOutsidePage,
} from '../../../support/deposits/depositAddressParameters.ts'
import type { TestEnvironment } from '../../../support/environment/createTestEnvironment.ts'

/** A strict address for 1 ETH that an earlier page has stored, with what a widget needs to show it, and a payment from elsewhere. */
export async function storeDeposit(env: TestEnvironment, client: Client = clientWithHistory(env)) {
  const journal = createMemoryJournal()
  const parameters = toDepositQuoteParameters(depositAddressParameters(env), undefined)
  if (!parameters) throw new TypeError('Something is missing to ask for.')
  const { terms } = await requestDepositAddress(client, parameters)
  await createDepositBook({ baseUrl: client.baseUrl, journal }).save(terms, env.wallet.address)
  const pay = (amount: bigint) => payOutsidePage(env, terms.address as Address, amount)
  return { requestId: terms.requestId, host: { journal, client }, pay }
}
