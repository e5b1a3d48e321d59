import { isAddressEqual, zeroAddress, type Hash } from 'viem'
import {
  callFillerAbi,
  callRunnerAbi,
  depositAddressesAbi,
  depositoryAbi,
  permitErc20Abi,
} from '../../contracts/generated/abis.ts'
import type { PaymentAction } from '../../errors.ts'
import type { LedgerPayment } from '../../domain/ledger/ledger.ts'
import type { ChainPublicClient, ChainWalletClient } from '../clients/createChainClients.ts'
import type { LocalChain } from '../startChains.ts'

/** What the filler says, and what its runner does. */
const callFillAbi = [...callFillerAbi, ...callRunnerAbi.filter((item) => item.type === 'error')]

/** A chain, and how the account that pays speaks with it. */
export interface SolverChain {
  chain: LocalChain
  client: ChainPublicClient
  wallet: ChainWalletClient
}

/** Simulates a payment; returns a function that sends it. */
export async function preparePayment(
  { chain, client, wallet }: SolverChain,
  action: PaymentAction,
  { requestId, currency, recipient, amount, topup = 0n, addressId, calls, authorization }: LedgerPayment,
): Promise<() => Promise<Hash>> {
  // Pending, so that a payment that is sent but not mined counts as made.
  const depository = {
    address: chain.depository,
    abi: depositoryAbi,
    account: wallet.account,
    blockTag: 'pending',
  } as const

  if (action === 'refund') {
    const args = [requestId, currency, recipient, amount] as const
    const { request } = await client.simulateContract({ ...depository, functionName: 'refund', args })
    return () => wallet.writeContract(request)
  }
  if (action === 'collect') return prepareDeposit()
  if (action === 'pull') {
    if (!authorization) throw new TypeError('A pull needs an authorization.')
    const { owner, validBefore, signature } = authorization
    const { request } = await client.simulateContract({
      ...depository,
      abi: pullAbi,
      functionName: 'depositWithAuthorization',
      args: [requestId, currency, owner, amount, validBefore, signature],
    })
    return () => wallet.writeContract(request)
  }
  if (action === 'sweep') {
    if (!addressId) throw new TypeError('A sweep needs the id of its deposit address.')
    const { request } = await client.simulateContract({
      address: chain.depositAddresses,
      abi: depositAddressesAbi,
      account: wallet.account,
      blockTag: 'pending',
      functionName: 'sweep',
      args: [addressId, requestId, amount],
    })
    return () => wallet.writeContract(request)
  }
  if (calls) {
    const { request } = await client.simulateContract({
      address: chain.callFiller,
      abi: callFillAbi,
      account: wallet.account,
      blockTag: 'pending',
      functionName: 'fillCalls',
      args: [requestId, currency, amount, recipient, calls.calls, calls.gas ?? 0n],
      value: isAddressEqual(currency, zeroAddress) ? amount : topup,
      ...(calls.authorizations.length > 0 && { authorizationList: [...calls.authorizations] }),
    })
    return () => wallet.writeContract(request)
  }
  if (isAddressEqual(currency, zeroAddress)) {
    const args = [requestId, recipient] as const
    const fill = { ...depository, functionName: 'fillNative', args, value: amount } as const
    const { request } = await client.simulateContract(fill)
    return () => wallet.writeContract(request)
  }
  const args = [requestId, currency, recipient, amount] as const
  const fill = { ...depository, functionName: 'fillErc20', args, value: topup } as const
  const { request } = await client.simulateContract(fill)
  return () => wallet.writeContract(request)

  async function prepareDeposit(): Promise<() => Promise<Hash>> {
    if (isAddressEqual(currency, zeroAddress)) {
      const deposit = {
        ...depository,
        functionName: 'depositNative',
        args: [requestId],
        value: amount,
      } as const
      const { request } = await client.simulateContract(deposit)
      return () => wallet.writeContract(request)
    }
    const args = [requestId, currency, amount] as const
    const { request } = await client.simulateContract({ ...depository, functionName: 'depositErc20', args })
    return () => wallet.writeContract(request)
  }
}

/** What the token has to say against a pull comes back as its own error. */
const pullAbi = [...depositoryAbi, ...permitErc20Abi.filter((item) => item.type === 'error')] as const
