import { createWalletClient, custom, encodeFunctionData, type Address, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { permitErc20Abi } from '../../../sandbox/src/contracts/generated/abis.ts'
import { permitDomain, permitTypes } from '../../../sandbox/src/domain/ledger/permitTypes.ts'
import { getQuote } from '@causeway/react/actions'
import { type ChainReader, createExecution, type ExecutionDecision } from '@causeway/react/execution'
import { quoteItemsOf } from '../../../src/decode/quoteItems.ts'
import { readJournal } from '../../../src/execution/records/executionJournal.ts'
import { clientOf } from '../../support/environment/createTestEnvironment.ts'
import {
  advanceWhile,
  createTestExecution,
  watcherOf,
} from '../../support/environment/createTestExecution.ts'
import { required } from '../../support/mutations/places.ts'

const minuteMs = 60_000

/**
 * A permit that was sent to a provider which never uses it, or never has it.
 *
 * @param isTaken Whether the provider confirms that it has the permit.
 */
async function handOver({ isTaken = false, reads = {} as Partial<ChainReader> } = {}) {
  const env = createTestExecution()
  const { sandbox, sleepClock, clock, locks, journal } = env
  const client = clientOf(async (input, init) => {
    const isPermit = String(input instanceof Request ? input.url : input).includes('/execute/permits')
    if (!isPermit) return sandbox.fetch(input, init)
    return isTaken ? Response.json({ message: 'taken', steps: [] }) : new Response('down', { status: 502 })
  })
  const ports = {
    clock: sleepClock,
    locks,
    journal,
    requestWatcher: watcherOf({ client, sleepClock, locks }),
  }
  const execution = createExecution(client, ports)
  const decisions: ExecutionDecision['kind'][] = []
  execution.subscribeEvents(({ event }) => {
    if (event.type !== 'decisionNeeded') return
    decisions.push(event.decision.kind)
    queueMicrotask(execution.decline)
  })
  const chainReader = { ...env.reader, ...reads }
  const quote = await getQuote(client, env.quoteParameters('USDC', { usePermit: true }))
  const [item] = quoteItemsOf(quote.steps)
  if (item?.kind !== 'signature' || item.data.sign.signatureKind !== 'eip712')
    throw new TypeError('The quote has no permit.')
  const nonce = item.data.sign.value['nonce'] as Hex
  void execution.start(quote, { wallet: env.wallet, chainReader })
  const first = isTaken ? 'filling' : 'unknown'
  await advanceWhile(clock, () => execution.getState().status !== first)
  const origin = required(sandbox.chains[0])
  const usdc = required(origin.currencies.find(({ symbol }) => symbol === 'USDC'))
  const wallet = createWalletClient({
    account: required(sandbox.accounts[0]),
    chain: env.chains[0],
    transport: custom(sandbox.provider),
  })

  return {
    stateOf: execution.getState,
    decisions,
    journal,
    quote,
    client,
    /** Lets time pass, on the chain as well. */
    async wait(ms: number) {
      const until = clock.now() + ms
      let minedAt = clock.now()
      await advanceWhile(clock, () => {
        if (clock.now() - minedAt >= minuteMs) {
          minedAt = clock.now()
          sandbox.network(origin.id).mine()
        }
        return clock.now() < until
      })
    },
    /** The user cancels it in another app. */
    async cancel() {
      const signature = await wallet.signTypedData({
        domain: permitDomain(usdc, origin.id),
        types: permitTypes,
        primaryType: 'CancelAuthorization',
        message: { authorizer: env.wallet.address, nonce },
      })
      await wallet.sendTransaction({
        to: usdc.address as Address,
        data: encodeFunctionData({
          abi: permitErc20Abi,
          functionName: 'cancelAuthorization',
          args: [env.wallet.address, nonce, signature],
        }),
      })
    },
    /** The page is opened again. */
    async reopen() {
      execution.stop()
      const { records } = await readJournal(journal, client.baseUrl)
      const next = createExecution(client, ports)
      await next.resume(required(records[0]), { chainReader })
      return next.getState
    },
  }
}

const cancelled = { status: 'failed', error: { name: 'PermitUnusedError', reason: 'cancelled' } }

describe('a permit that its owner cancels before the provider reports a deposit', () => {
  it('default: reports a permit whose answer was lost as canceled, and never as in progress', async () => {
    const env = await handOver()
    await env.cancel()
    expect(env.stateOf().status).toBe('unknown')
    await env.wait(minuteMs)
    expect(env.stateOf()).toMatchObject(cancelled)
    expect(env.decisions).toEqual(['postAgain'])
    expect(await env.journal.read()).toEqual([])
  })

  it('default: is no longer in progress, even though the provider has it', async () => {
    const env = await handOver({ isTaken: true })
    await env.cancel()
    await env.wait(3 * minuteMs)
    expect(env.stateOf()).toMatchObject(cancelled)
  })

  it('behavior: is reported as canceled on the next page', async () => {
    const env = await handOver()
    const stateOf = await env.reopen()
    await env.cancel()
    await env.wait(minuteMs)
    expect(stateOf()).toMatchObject(cancelled)
  })

  it('behavior: asks the user after half an hour where the chain’s logs can’t be read', async () => {
    const env = await handOver({ reads: { getLogs: () => Promise.reject(new Error('refused')) } })
    await env.cancel()
    await env.wait(29 * minuteMs)
    expect(env.stateOf()).toMatchObject({ status: 'unknown', items: [{ status: 'lost' }] })
    await env.wait(4 * minuteMs)
    expect(env.decisions).toEqual(['postAgain', 'notSeen'])
    // Whether it was used is unknown.
    expect(env.stateOf()).toMatchObject({ status: 'rejected', items: [{ status: 'lost' }] })
    expect(await env.journal.read()).toHaveLength(1)
  })
})

it('default: fails a swap whose permit the provider has, and lets expire', async () => {
  const env = await handOver({ isTaken: true })
  await env.wait(11 * minuteMs)
  expect(env.stateOf()).toMatchObject({ status: 'filling', items: [{ status: 'done' }] })
  await env.wait(6 * minuteMs)
  expect(env.stateOf()).toMatchObject({
    status: 'failed',
    error: { name: 'PermitUnusedError', reason: 'expired' },
    items: [{ status: 'failed' }],
  })
})
