import { describe, expect, it, onTestFinished } from 'vitest'
import { useDepositAddress } from '@causeway/react'
import { createMemoryJournal, type DepositTerms } from '@causeway/react/execution'
import { act, waitFor } from '@testing-library/react'
import { createDepositBook } from '../../../../src/deposit/book/depositBook.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { depositAddressParameters } from '../../../support/deposits/depositAddressParameters.ts'
import { configOf, renderHookWithCauseway } from '../../../support/renderWithCauseway.tsx'

const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const depositAddress = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const storedAddress = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

describe('addresses that no wallet has', () => {
  it('default: lists tokens, contracts of the audit and deposit addresses of this page, each with its name', async () => {
    const env = createTestEnvironment()
    const journal = createMemoryJournal()
    const { baseUrl } = env.client
    const good = depositAddressParameters(env)
    const config = configOf(env, {
      journal,
      audit: { contracts: [{ chainId: env.chains[0].id, address: contract }] },
    })
    onTestFinished(() => config.stop())
    const termsOf = (requestId: string, address: string): DepositTerms => ({
      requestId,
      type: 'strict',
      address,
      pay: { chainId: env.chains[0].id, decimals: 18, amount: 1n },
      receive: { chainId: env.chains[1].id, decimals: 18, amount: 1n },
      recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      refundTo: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
      requestedAt: Date.now(),
    })
    // An address that only the store knows may be the user's own wallet.
    await createDepositBook({ baseUrl, journal }).save(termsOf('0x2', storedAddress))
    await config.depositBook.save(termsOf('0x1', depositAddress))
    const token = env.tokens.find(({ symbol }) => symbol === 'USDC')?.address
    const { result } = renderHookWithCauseway(
      () =>
        [token, contract, depositAddress, storedAddress, good.refundTo].map((refundTo) =>
          useDepositAddress({ ...good, refundTo, acceptedRefundTo: refundTo }).problems.map(
            ({ field, code }) => `${field} ${code}`,
          ),
        ),
      env,
      { config },
    )
    await waitFor(() => expect(config.depositBook.getState().deposits).toHaveLength(2))
    await waitFor(() =>
      expect(result.current).toEqual([
        ['refundTo token'],
        ['refundTo contract'],
        ['refundTo depositAddress'],
        [],
        [],
      ]),
    )
    // Also one that the page requests later.
    await act(async () => void (await config.depositBook.save(termsOf('0x3', String(good.refundTo)))))
    expect(result.current.at(-1)).toEqual(['refundTo depositAddress'])
  })
})
