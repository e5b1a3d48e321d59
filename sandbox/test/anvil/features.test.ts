import { createPublicClient, decodeEventLog, encodeFunctionData, http, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sandboxAccounts } from '@causeway/sandbox'
import { erc20Abi } from '../../src/contracts/generated/abis.ts'
import { getAuditedQuote } from '../support/environment/getAuditedQuote.ts'
import { payAndSettle } from '../support/environment/payAndSettle.ts'
import { startChainEnvironment } from '../support/environment/startChainEnvironment.ts'
import { describeAppFees } from '../support/features/appFees.ts'
import { describeApprovals } from '../support/features/approvals.ts'
import { describeCalls } from '../support/features/calls.ts'
import { describeChainFaults } from '../support/features/chainFaults.ts'
import { describeDepositAddress } from '../support/features/depositAddress.ts'
import { describeGasTopup } from '../support/features/gasTopup.ts'
import { describeOptions } from '../support/features/options.ts'
import { describeDeploymentPermits } from '../support/features/deploymentPermits.ts'
import { describePermitToken } from '../support/features/permitToken.ts'
import { describePermits } from '../support/features/permits.ts'
import { describeSameChain } from '../support/features/sameChain.ts'
import { describeSend } from '../support/features/send.ts'
import { describeSponsorship } from '../support/features/sponsorship.ts'
import { describeTtl } from '../support/features/ttl.ts'
import { currencyOf } from '../support/quotes.ts'

let environment: Awaited<ReturnType<typeof startChainEnvironment>>

beforeAll(async () => {
  environment = await startChainEnvironment()
})

afterAll(() => environment.stop())

describeAppFees(() => environment)
describeDepositAddress(() => environment)
describeGasTopup(() => environment)
describeApprovals(() => environment)
describePermits(() => environment)
describeDeploymentPermits(() => environment.deployment)
describePermitToken(() => environment)
describeCalls(() => environment)
describeSend(() => environment)
describeSameChain(() => environment)
describeOptions(() => environment)
describeTtl(() => environment)
describeSponsorship(() => environment)

it('parameters: authorizationList gives an account the code that its owner signed', async () => {
  const { destination } = environment
  const { privateKey } = sandboxAccounts.users[2]
  const carol = privateKeyToAccount(privateKey)
  const code = currencyOf(destination, 'USDC').address
  const chainId = destination.id
  const authorization = await carol.signAuthorization({ address: code, chainId, nonce: 0 })
  const args = [environment.user, 7n] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  const quote = await getAuditedQuote(environment, {
    from: 'ETH',
    to: 'ETH',
    amount: parseEther('1'),
    txs: [{ to: carol.address, value: 0n, data }],
    authorizationList: [authorization],
  })
  const { request } = await payAndSettle(environment, quote)
  if (request.progress.status !== 'success') throw new TypeError(request.progress.status)
  const reader = createPublicClient({ transport: http(destination.rpcUrl) })
  expect(await reader.getCode({ address: carol.address })).toBe(`0xef0100${code.slice(2).toLowerCase()}`)
  // Only code at the account can have said so.
  const { logs } = await reader.getTransactionReceipt({ hash: request.progress.fill.transactionHash })
  const said = logs.find(({ address }) => address === carol.address.toLowerCase())
  expect(said && decodeEventLog({ abi: erc20Abi, ...said })).toMatchObject({
    eventName: 'Approval',
    args: { value: 7n },
  })
})
describeChainFaults(() => environment)
