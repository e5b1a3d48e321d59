import { getAddress, type Address } from 'viem'
import type { Quote } from '@causeway/react/actions'
import type { LedgerReceipt } from '../../../src/domain/ledger/ledger.ts'
import { depositsOf, refundsOf } from '../../../src/domain/request/requestFacts.ts'
import type { ServiceRequest } from '../../../src/domain/request/flow/serviceRequest.ts'
import { currencyOf, requestIdOf } from '../quotes.ts'
import { waitForRequest } from '../waitForRequest.ts'
import { receivers } from './getAuditedQuote.ts'
import type { PayOptions, ServiceEnvironment } from './serviceEnvironment.ts'

/** The changes of balances by chain, currency and holder, without those that stay the same. */
export type BalanceChanges = Readonly<Record<string, bigint>>

/** Time from the deposit to the end, in milliseconds: sweep and fill. */
export const settlementMs = 2000

const finals: ReadonlySet<string> = new Set(['success', 'refund', 'failure'])

/** Lets the solver see the deposit, and the time of a fill pass. */
async function settle({ store, clock }: ServiceEnvironment, quote: Quote): Promise<ServiceRequest> {
  const id = requestIdOf(quote)
  await waitForRequest(store, id, ({ progress }) => progress.status !== 'waiting')
  await clock.advance(settlementMs)
  return waitForRequest(store, id, ({ progress }) => finals.has(progress.status))
}

/** Pays a quote, and returns all changes of balances until its end. */
export async function payAndSettle(
  environment: ServiceEnvironment,
  quote: Quote,
  options?: PayOptions,
): Promise<{ request: ServiceRequest; moved: BalanceChanges }> {
  return settleAfter(environment, quote, () => environment.pay(quote, options))
}

/** The same, for a quote that is paid in another way; `pay` resolves with what the user's gas cost. */
export async function settleAfter(
  environment: ServiceEnvironment,
  quote: Quote,
  pay: () => Promise<bigint>,
): Promise<{ request: ServiceRequest; moved: BalanceChanges }> {
  const before = await balances(environment, quote)
  const userGas = await pay()
  const request = await settle(environment, quote)
  const after = await balances(environment, quote)
  const gas = gasOf(environment, request, userGas)
  const moved: Record<string, bigint> = {}
  for (const [key, balance] of Object.entries(after)) {
    const difference = balance - (before[key] ?? 0n) + (gas[key] ?? 0n)
    if (difference !== 0n) moved[key] = difference
  }
  return { request, moved }
}

/** All balances. */
async function balances(environment: ServiceEnvironment, { steps }: Quote): Promise<BalanceChanges> {
  const { ledger, user, solver, sponsor } = environment
  const found: Promise<readonly [string, bigint]>[] = []
  const read = async (key: string, chainId: number, currency: Address, account: Address) =>
    [key, await ledger.balanceOf(chainId, currency, account)] as const
  const depositAddress = steps[0]?.depositAddress
  for (const chain of [environment.origin, environment.destination]) {
    const { id, name, depository, currencies, callRunner, callRouter, approvalProxy, swapSources } = chain
    const sources = Object.fromEntries(swapSources.map(({ name, address }) => [name, address]))
    const [weth, toll] = [currencyOf(chain, 'WETH').address, currencyOf(chain, 'TOLL').address]
    const holders = {
      user,
      solver,
      sponsor,
      depository,
      callRunner,
      callRouter,
      approvalProxy,
      weth,
      toll,
      ...sources,
      ...receivers,
      ...(depositAddress != null && { depositAddress: getAddress(depositAddress) }),
    }
    for (const { symbol, address } of currencies) {
      for (const [holder, account] of Object.entries(holders)) {
        found.push(read(`${name} ${symbol} ${holder}`, id, address, account))
      }
    }
  }
  // One after the other, these hundreds of answers would take longer than all else.
  return Object.fromEntries(await Promise.all(found))
}

/** Gas is not what is tested: who paid how much of it. */
function gasOf(
  { origin, destination }: ServiceEnvironment,
  request: ServiceRequest,
  userGas: bigint,
): BalanceChanges {
  const { progress, sidePayments, terms, failedCall } = request
  const gas: Record<string, bigint> = {}
  const add = (chainId: number, holder: string, receipts: readonly (LedgerReceipt | undefined)[]) => {
    const { name } = chainId === origin.id ? origin : destination
    const key = `${name} ETH ${holder}`
    gas[key] = receipts.reduce((sum, receipt) => sum + (receipt?.fee ?? 0n), gas[key] ?? 0n)
  }
  gas[`${origin.name} ETH user`] = userGas
  add(origin.id, 'sponsor', [sidePayments.sponsor])
  add(origin.id, 'solver', [
    ...refundsOf(request),
    ...depositsOf(request).map(({ sweep }) => sweep),
    sidePayments.sponsorRefund,
    request.permit?.pulled,
    ...(sidePayments.appFees ?? []),
  ])
  if (!terms.isSelfExecuted) {
    const fill = 'fill' in progress ? progress.fill : undefined
    add(terms.currencyOut.chainId, 'solver', [fill, failedCall?.transaction])
  }
  return gas
}
