import { parseUnits } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import type { Quote } from '../../../../src/actions/getQuote.ts'
import { getRequestStatus } from '../../../../src/actions/getRequestStatus.ts'
import type { ActiveChainFault } from '../../../src/domain/ledger/chainFaults.ts'
import type { ScenarioName } from '../../../src/faults/scenarios.ts'
import { requestIdOf, until } from '../simulated.ts'
import { ask, recordOf, run, settlementMs, type FeatureBench, type Moved } from './bench.ts'

const usdc = (units: string) => parseUnits(units, 6)
const question = { from: 'USDC', to: 'USDC', amount: usdc('100') }

/** What goes wrong on the chains, on whichever ledger. */
export function describeChainFaults(bench: () => FeatureBench): void {
  /** The two lookups and the record of a request. */
  async function look(quote: Quote) {
    const { client } = bench()
    const requestId = requestIdOf(quote)
    return {
      legacy: await getRequestStatus(client, { requestId }),
      status: await getRequestStatus(client, { requestId, path: '/intents/status/v3' }),
      record: await recordOf(bench(), quote),
    }
  }

  /** Switched on for the chain where it happens, or by its scenario. */
  function switchOn(fault: ActiveChainFault | ScenarioName): void {
    if (typeof fault === 'string') bench().faults.play(fault)
    else bench().faults.add(fault)
  }

  describe('faults of chains', () => {
    afterEach(() => bench().faults.clear())

    const refunds: [what: string, fault: ActiveChainFault | ScenarioName, failReason: string][] = [
      ['a fill that reverts', { kind: 'chain', type: 'revertedFill' }, 'EXECUTION_REVERTED'],
      ['a solver that is empty', { kind: 'chain', type: 'emptyInventory' }, 'SOLVER_CAPACITY_EXCEEDED'],
      ['a price that moved too far', { kind: 'chain', type: 'priceMove', bps: 51 }, 'SLIPPAGE'],
      ['the scenario fillReverted', 'fillReverted', 'EXECUTION_REVERTED'],
      ['the scenario solverEmpty', 'solverEmpty', 'SOLVER_CAPACITY_EXCEEDED'],
      ['the scenario priceSlipped', 'priceSlipped', 'SLIPPAGE'],
    ]
    it.each(refunds)('behavior: %s refunds the deposit', async (_, fault, failReason) => {
      const quote = await ask(bench(), question)
      switchOn(fault)
      const { request, moved } = await run(bench(), quote)
      expect(request.progress).toMatchObject({ status: 'refund', failReason })
      expect(moved).toEqual({})
      const { legacy, status, record } = await look(quote)
      expect(legacy).toMatchObject({ status: 'fallback', state: 'refund' })
      expect(status).toMatchObject({ state: 'refund', failReason, refundFailReason: 'N/A' })
      expect(record).toMatchObject({ status: 'refund', data: { failReason, refundFailReason: null } })
    })

    it('behavior: a price that moved within the tolerance leaves the recipient with less', async () => {
      const quote = await ask(bench(), question)
      switchOn({ kind: 'chain', type: 'priceMove', bps: 50, times: 1 })
      const { request, moved } = await run(bench(), quote)
      const { amount, minimumAmount } = quote.details.currencyOut
      expect(request.progress).toMatchObject({ status: 'success', fill: { amount: minimumAmount } })
      expect(minimumAmount).toBeLessThan(amount)
      expect(moved).toMatchObject({
        'Birch USDC user': minimumAmount,
        'Birch USDC solver': -(minimumAmount ?? 0n),
      })
      expect(await recordOf(bench(), quote)).toMatchObject({
        data: {
          route: {
            quoted: { destination: { outputCurrency: { amount: amount.toString() } } },
            actual: { destination: { outputCurrency: { amount: minimumAmount?.toString() } } },
          },
        },
      })
      // Its times are over.
      expect((await run(bench(), await ask(bench(), question))).request.progress.status).toBe('success')
    })

    it('error: an empty solver refuses quotes, on its own chain alone', async () => {
      const { origin, destination } = bench()
      switchOn({ kind: 'chain', type: 'emptyInventory', chainId: destination.id })
      const asked = ask(bench(), question)
      await expect(asked).rejects.toMatchObject({ status: 400, errorCode: 'INSUFFICIENT_LIQUIDITY' })
      bench().faults.clear()
      switchOn({ kind: 'chain', type: 'emptyInventory', chainId: origin.id })
      await expect(ask(bench(), question)).resolves.toBeDefined()
    })

    it.each<ActiveChainFault | ScenarioName>([
      { kind: 'chain', type: 'reorgedDeposit', times: 1 },
      'depositReorged',
    ])(
      'behavior: a deposit that its chain takes back ends the request, and nobody pays: %o',
      async (fault) => {
        const quote = await ask(bench(), question)
        switchOn(fault)
        const { request, moved } = await run(bench(), quote)
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
          state: 'failure',
          isDeposited: false,
          failReason: 'DEPOSIT_REORGED',
          details: 'The chain has taken the deposit back: the money is where it came from.',
        })
        expect(record).toMatchObject({
          status: 'failure',
          data: { failReason: 'DEPOSIT_REORGED', inTxs: [] },
        })
        // The next deposit is none of this.
        expect((await run(bench(), await ask(bench(), question))).request.progress.status).toBe('success')
      },
    )

    it.each<ActiveChainFault | ScenarioName>([{ kind: 'chain', type: 'stuckFill', times: 1 }, 'fillStuck'])(
      'behavior: a fill that is stuck stays submitted until all is calm: %o',
      async (fault) => {
        const { store, clock, faults } = bench()
        const quote = await ask(bench(), question)
        const id = requestIdOf(quote)
        switchOn(fault)
        await bench().pay(quote)
        await until(store, id, ({ progress }) => progress.status === 'pending')
        await clock.advance(3_600_000)
        const { legacy, status, record } = await look(quote)
        expect(legacy).toMatchObject({ status: 'received', txHashes: [] })
        expect(status).toMatchObject({ state: 'submitted', txHashes: [] })
        expect(record).toMatchObject({ status: 'submitted', data: { outTxs: [] } })
        faults.clear()
        await clock.advance(settlementMs)
        const { progress } = await until(store, id, ({ progress }) => progress.status !== 'submitted')
        expect(progress).toMatchObject({
          status: 'success',
          fill: { amount: quote.details.currencyOut.amount },
        })
      },
    )

    it('behavior: a sponsor that pays one cent leaves the rest to the user', async () => {
      switchOn('sponsorCapReached')
      const quote = await ask(bench(), { ...question, subsidizeFees: true })
      const phase = { capHit: true, sponsoredTotal: { amount: usdc('0.01') } }
      expect(quote.feeSponsorship?.quoted).toMatchObject(phase)
      expect(quote.feeSponsorship?.quoted?.userPaysTotal?.amount).toBeGreaterThan(0n)
      const { request, moved } = await run(bench(), quote)
      expect(request.progress.status).toBe('success')
      expect(moved).toMatchObject({ 'Alder USDC sponsor': -usdc('0.01'), 'Alder USDC user': -usdc('100') })
      expect(await recordOf(bench(), quote)).toMatchObject({
        data: { feeSponsorship: { actual: { capHit: true, sponsoredTotal: { amount: '10000' } } } },
      })
    })
  })
}

function tokensOf(moved: Moved): Moved {
  return Object.fromEntries(Object.entries(moved).filter(([key]) => !key.includes(' ETH ')))
}
