// @vitest-environment node
import { createPublicClient, decodeEventLog, encodeFunctionData, http, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sandboxAccounts } from '../../src/anvil/accounts.ts'
import { erc20Abi } from '../../src/contracts/generated/abis.ts'
import { ask, run } from '../support/features/bench.ts'
import { startChainBench } from '../support/features/chainBench.ts'
import { currencyOf } from '../support/simulated.ts'
import { describeAppFees } from '../support/features/appFees.ts'
import { describeDepositAddress } from '../support/features/depositAddress.ts'
import { describeApprovals } from '../support/features/approvals.ts'
import { describeChainFaults } from '../support/features/chainFaults.ts'
import { describeCalls } from '../support/features/calls.ts'
import { describeGasTopup } from '../support/features/gasTopup.ts'
import { describeOptions } from '../support/features/options.ts'
import { describeSameChain } from '../support/features/sameChain.ts'
import { describePermits } from '../support/features/permits.ts'
import { describePermitToken } from '../support/features/permitToken.ts'
import { describeSend } from '../support/features/send.ts'
import { describeTtl } from '../support/features/ttl.ts'
import { describeSponsorship } from '../support/features/sponsorship.ts'

let bench: Awaited<ReturnType<typeof startChainBench>>

beforeAll(async () => {
  bench = await startChainBench()
})

afterAll(() => bench.stop())

describeAppFees(() => bench)
describeDepositAddress(() => bench)
describeGasTopup(() => bench)
describeApprovals(() => bench)
describePermits(() => bench)
describePermitToken(() => bench)
describeCalls(() => bench)
describeSend(() => bench)
describeSameChain(() => bench)
describeOptions(() => bench)
describeTtl(() => bench)
describeSponsorship(() => bench)

it('parameters: authorizationList gives an account the code that its owner signed', async () => {
  const { destination } = bench
  const { privateKey } = sandboxAccounts.users[2]
  const carol = privateKeyToAccount(privateKey)
  const code = currencyOf(destination, 'USDC').address
  const authorization = await carol.signAuthorization({ address: code, chainId: destination.id, nonce: 0 })
  const args = [bench.user, 7n] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  const { chainId, nonce, r, s, yParity = 0 } = authorization
  const quote = await ask(bench, {
    from: 'ETH',
    to: 'ETH',
    amount: parseEther('1'),
    txs: [{ to: carol.address, value: 0n, data }],
    authorizationList: [{ address: code, chainId, nonce, r, s, yParity }],
  })
  const { request } = await run(bench, quote)
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
describeChainFaults(() => bench)
