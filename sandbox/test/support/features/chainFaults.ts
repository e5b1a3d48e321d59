import { parseUnits } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { type Quote, getRequestStatus } from '@causeway/react/actions'
import type { ActiveChainFault, ScenarioName } from '@causeway/sandbox/simulated'
import { getAuditedQuote } from '../environment/getAuditedQuote.ts'
import { payAndSettle, settlementMs, type BalanceChanges } from '../environment/payAndSettle.ts'
import { readRecord } from '../environment/readRecord.ts'
import type { ServiceEnvironment } from '../environment/serviceEnvironment.ts'
import { requestIdOf } from '../quotes.ts'
import { waitForRequest } from '../waitForRequest.ts'

const usdc = (units: string) => parseUnits(units, 6)
const parameters = { from: 'USDC', to: 'USDC', amount: usdc('100') }

/** Faults of the chains, on either ledger. */
export function describeChainFaults(environment: () => ServiceEnvironment): void {
  /** The two lookups and the record of a request. */
  async function look(quote: Quote) {
    const { client } = environment()
    const requestId = requestIdOf(quote)
    return {
      legacy: await getRequestStatus(client, { requestId }),
      status: await getRequestStatus(client, { requestId, path: '/intents/status/v3' }),
      record: await readRecord(environment(), quote),
    }
  }

  /** Switched on for the chain where it happens, or by its scenario. */
  function switchOn(fault: ActiveChainFault | ScenarioName): void {
    if (typeof fault === 'string') environment().faults.play(fault)
    else environment().faults.add(fault)
  }

  describe('faults of chains', () => {
    afterEach(() => environment().faults.clear())

    const refunds: [what: string, fault: ActiveChainFault | ScenarioName, failReason: string][] = [
      ['a fill that reverts', { kind: 'chain', type: 'revertedFill' }, 'EXECUTION_REVERTED'],
      ['a solver that is empty', { kind: 'chain', type: 'emptyInventory' }, 'SOLVER_CAPACITY_EXCEEDED'],
      ['a price that moved too far', { kind: 'chain', type: 'priceMove', bps: 51 }, 'SLIPPAGE'],
      ['the scenario fillReverted', 'fillReverted', 'EXECUTION_REVERTED'],
      ['the scenario solverEmpty', 'solverEmpty', 'SOLVER_CAPACITY_EXCEEDED'],
      ['the scenario priceSlipped', 'priceSlipped', 'SLIPPAGE'],
    ]
    it.each(refunds)('behavior: %s refunds the deposit', async (_, fault, failReason) => {
      const quote = await getAuditedQuote(environment(), parameters)
      switchOn(fault)
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(request.progress).toMatchObject({ status: 'refund', failReason })
      expect(moved).toEqual({})
      const { legacy, status, record } = await look(quote)
      expect(legacy).toMatchObject({ rawStatus: 'fallback', status: 'refund' })
      expect(status).toMatchObject({ status: 'refund', failReason, refundFailReason: undefined })
      expect(record).toMatchObject({ status: 'refund', data: { failReason, refundFailReason: null } })
    })

    it('behavior: one late deposit is refunded, and the next is none of this', async () => {
      const late = await getAuditedQuote(environment(), parameters)
      switchOn({ kind: 'chain', type: 'lateDeposit', times: 1 })
      const { request, moved } = await payAndSettle(environment(), late)
      expect(request.progress).toMatchObject({ status: 'refund', failReason: 'TTL_EXPIRED' })
      expect(moved).toEqual({})
      expect(environment().faults.list()).toEqual([])
      const next = await getAuditedQuote(environment(), parameters)
      expect((await payAndSettle(environment(), next)).request.progress.status).toBe('success')
    })

    it('behavior: a price that moved within the tolerance leaves the recipient with less', async () => {
      const quote = await getAuditedQuote(environment(), parameters)
      switchOn({ kind: 'chain', type: 'priceMove', bps: 50, times: 1 })
      const { request, moved } = await payAndSettle(environment(), quote)
      const { amount, minimumAmount } = quote.details.currencyOut
      expect(request.progress).toMatchObject({ status: 'success', fill: { amount: minimumAmount } })
      expect(minimumAmount).toBeLessThan(amount)
      expect(moved).toMatchObject({
        'Birch USDC user': minimumAmount,
        'Birch USDC solver': -(minimumAmount ?? 0n),
      })
      expect(await readRecord(environment(), quote)).toMatchObject({
        data: {
          route: {
            quoted: { destination: { outputCurrency: { amount: amount.toString() } } },
            actual: { destination: { outputCurrency: { amount: minimumAmount?.toString() } } },
          },
        },
      })
      // The fault has happened as often as it should.
      expect(
        (await payAndSettle(environment(), await getAuditedQuote(environment(), parameters))).request.progress
          .status,
      ).toBe('success')
    })

    it('error: an empty solver refuses quotes, on its own chain alone', async () => {
      const { origin, destination } = environment()
      switchOn({ kind: 'chain', type: 'emptyInventory', chainId: destination.id })
      const asked = getAuditedQuote(environment(), parameters)
      await expect(asked).rejects.toMatchObject({ status: 400, errorCode: 'INSUFFICIENT_LIQUIDITY' })
      environment().faults.clear()
      switchOn({ kind: 'chain', type: 'emptyInventory', chainId: origin.id })
      await expect(getAuditedQuote(environment(), parameters)).resolves.toBeDefined()
    })

    it.each<ActiveChainFault | ScenarioName>([
      { kind: 'chain', type: 'reorgedDeposit', times: 1 },
      'depositReorged',
    ])(
      'behavior: a deposit that its chain drops ends the request, without a delivery or a refund: %o',
      async (fault) => {
        const quote = await getAuditedQuote(environment(), parameters)
        switchOn(fault)
        const { request, moved } = await payAndSettle(environment(), quote)
        expect(request.progress).toEqual({
          status: 'failure',
          failReason: 'DEPOSIT_REORGED',
          refundFailReason: null,
        })
        // The gas of the deposit is back, too.
        expect(tokensOf(moved)).toEqual({})
        const { legacy, status, record } = await look(quote)
        expect(legacy).toMatchObject({ status: 'failure', inTxHashes: [], txHashes: [] })
        expect(status).toMatchObject({
          status: 'failure',
          isDeposited: false,
          failReason: 'DEPOSIT_REORGED',
          details: 'The chain has taken the deposit back: the money is where it came from.',
        })
        expect(record).toMatchObject({
          status: 'failure',
          data: { failReason: 'DEPOSIT_REORGED', inTxs: [] },
        })
        // A single fault doesn't affect the next deposit; a scenario lasts until it is switched off.
        if (typeof fault === 'string') environment().faults.clear()
        expect(
          (await payAndSettle(environment(), await getAuditedQuote(environment(), parameters))).request
            .progress.status,
        ).toBe('success')
      },
    )

    it.each<ActiveChainFault | ScenarioName>([{ kind: 'chain', type: 'stuckFill', times: 1 }, 'fillStuck'])(
      'behavior: a fill that is stuck stays submitted until all is calm: %o',
      async (fault) => {
        const { store, clock, faults } = environment()
        const quote = await getAuditedQuote(environment(), parameters)
        const id = requestIdOf(quote)
        switchOn(fault)
        await environment().pay(quote)
        await waitForRequest(store, id, ({ progress }) => progress.status === 'pending')
        await clock.advance(3_600_000)
        const { legacy, status, record } = await look(quote)
        expect(legacy).toMatchObject({ rawStatus: 'received', txHashes: [] })
        expect(status).toMatchObject({ status: 'submitted', txHashes: [] })
        expect(record).toMatchObject({ status: 'submitted', data: { outTxs: [] } })
        faults.clear()
        await clock.advance(settlementMs)
        const { progress } = await waitForRequest(
          store,
          id,
          ({ progress }) => progress.status !== 'submitted',
        )
        expect(progress).toMatchObject({
          status: 'success',
          fill: { amount: quote.details.currencyOut.amount },
        })
      },
    )

    it('behavior: a sponsor that pays one cent leaves the rest to the user', async () => {
      switchOn('sponsorCapReached')
      const quote = await getAuditedQuote(environment(), { ...parameters, subsidizeFees: true })
      const phase = { capHit: true, sponsoredTotal: { amount: usdc('0.01') } }
      expect(quote.feeSponsorship?.quoted).toMatchObject(phase)
      expect(quote.feeSponsorship?.quoted?.userPaysTotal?.amount).toBeGreaterThan(0n)
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(request.progress.status).toBe('success')
      expect(moved).toMatchObject({ 'Alder USDC sponsor': -usdc('0.01'), 'Alder USDC user': -usdc('100') })
      expect(await readRecord(environment(), quote)).toMatchObject({
        data: { feeSponsorship: { actual: { capHit: true, sponsoredTotal: { amount: '10000' } } } },
      })
    })
  })
}

function tokensOf(moved: BalanceChanges): BalanceChanges {
  return Object.fromEntries(Object.entries(moved).filter(([key]) => !key.includes(' ETH ')))
}
