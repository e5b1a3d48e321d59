import { createManualClock, nonEvmChainSpecs, type Dialect } from '@causeway/sandbox/simulated'
import { beforeAll, describe, expect, it } from 'vitest'
import { getQuote, getRequests, getRequestStatus, createClient } from '@causeway/react/actions'
import {
  auditQuote,
  type DepositAddressParameters,
  deriveDepositProgress,
  requestDepositAddress,
  toDepositQuoteParameters,
  QuoteAuditError,
  UnsupportedStepError,
} from '@causeway/react/execution'
import { quoteItemsOf } from '../../src/decode/quoteItems.ts'
import { pageFacts } from '../support/deposits/pageFacts.ts'
import { fetchWithHistory } from '../support/deposits/depositAddressParameters.ts'
import { toSleepClock } from '../support/environment/toSleepClock.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'

/** A user's own wallet, not made by the sandbox, and a recovery address. */
const people = {
  bitcoin: {
    refundTo: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    recoveryAddress: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    amount: 5_000_000n,
  },
  solana: {
    refundTo: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV4',
    recoveryAddress: 'GThUX1Atko4tqhN2NaiTazWSeFWMuiUvfFnyJyUghFMJ',
    amount: 20_000_000_000n,
  },
} as const

const families = ['bitcoin', 'solana'] as const
const dialects: readonly Dialect[] = ['interface', 'deployment']

function createSetup(family: (typeof families)[number], dialect: Dialect) {
  const clock = createManualClock(Date.now())
  const brand = dialect === 'deployment' ? 'relay' : 'svc'
  const env = createTestEnvironment({
    clock,
    nonEvmChains: [nonEvmChainSpecs[family]],
    policy: { dialect, brand },
  })
  const [chain] = env.nonEvmChains
  const [simulated] = env.sandbox.nonEvmChains
  const usdc = env.tokens.find(({ chainId, symbol }) => chainId === env.chains[1].id && symbol === 'USDC')
  if (!chain || !simulated || !usdc) throw new TypeError('The sandbox has too little.')
  const client = createClient({
    deployment: { baseUrl: 'https://sandbox.invalid', brand },
    fetch: fetchWithHistory(env),
    clock: toSleepClock(clock),
  })
  const { sandbox } = env
  const recipient = sandbox.accounts[2] ?? ''
  const parametersOf = (change: DepositAddressParameters = {}) => {
    const parameters = toDepositQuoteParameters(
      {
        originChainId: chain.id,
        destinationChainId: usdc.chainId,
        destinationCurrency: usdc.address,
        recipient,
        ...people[family],
        ...change,
      },
      // Connected, but without an account on the origin chain.
      sandbox.accounts[0],
      env.nonEvmChains,
    )
    if (!parameters) throw new TypeError('The parameters are not complete.')
    return parameters
  }
  return { env, chain, simulated, usdc, client, clock, recipient, parametersOf }
}

describe.each(dialects)('%s', (dialect) => {
  describe.each(families)('%s', (family) => {
    const who = people[family]
    let setup: ReturnType<typeof createSetup>
    beforeAll(() => {
      setup = createSetup(family, dialect)
    })

    const ask = (change?: DepositAddressParameters) =>
      requestDepositAddress(setup.client, setup.parametersOf(change), {
        audit: { nonEvmChains: setup.env.nonEvmChains },
      })

    async function progressOf(terms: Awaited<ReturnType<typeof ask>>['terms']) {
      const { client } = setup
      const status = await getRequestStatus(client, { requestId: terms.requestId })
      const { requests } = await getRequests(client, { id: terms.requestId })
      return deriveDepositProgress({
        requestId: terms.requestId,
        terms,
        lookup: status,
        records: requests,
        page: pageFacts(setup.env, terms),
      })
    }

    /** From the address to the end, with another amount than was asked for where that is named. */
    async function pay(paid: bigint = who.amount) {
      const { terms } = await ask()
      const { simulated, env, clock } = setup
      const from = env.sandbox.accounts[3]
      if (!from) throw new TypeError('There is no fourth account.')
      simulated.transfer({ from, to: terms.address, amount: paid })
      await clock.advance(1)
      await clock.advance(10_000)
      await clock.advance(10_000)
      return { ...(await progressOf(terms)), terms }
    }

    it('default: gives an address of the family, the exact amount, and all parties at their own addresses', async () => {
      const { terms } = await ask()
      const { chain, usdc, recipient } = setup
      expect(terms).toMatchObject({
        type: 'strict',
        pay: { chainId: chain.id, decimals: chain.nativeCurrency.decimals, amount: who.amount },
        receive: {
          chainId: usdc.chainId,
          decimals: 18,
          currency: expect.stringMatching(new RegExp(`^${usdc.address}$`, 'i')),
        },
        recipient,
        refundTo: who.refundTo,
        recoveryAddress: who.recoveryAddress,
      })
      expect(terms.pay).not.toHaveProperty('currency')
      expect(terms.statusPath).toMatch(/^\/intents\/status/)
      expect(terms.address).not.toMatch(/^0x/)
    })

    it('error: needs no wallet', async () => {
      const quote = await getQuote(setup.client, setup.parametersOf())
      expect(() => quoteItemsOf(quote.steps)).toThrow(UnsupportedStepError)
    })

    it('error: trusts no address on an unknown chain', async () => {
      const error = await requestDepositAddress(setup.client, setup.parametersOf()).catch(
        (caught: unknown) => caught,
      )
      expect(error).toBeInstanceOf(QuoteAuditError)
      expect(error).toMatchObject({ findings: [{ rule: 'deposit-address' }] })
    })

    it.each([
      ['of another family', () => (family === 'bitcoin' ? people.solana : people.bitcoin).refundTo],
      ['of the EVM', () => setup.recipient],
      [
        'with a wrong character',
        () => setup.simulated.addressOf(setup.env.sandbox.accounts[0]).replace(/.$/, 'I'),
      ],
      ['of the payer', () => who.refundTo],
      ['of who can recover', () => who.recoveryAddress],
      ['of the native token', () => setup.chain.nativeCurrency.address],
    ])('error: refuses to pay to an address %s', async (_, address) => {
      const quote = await getQuote(setup.client, setup.parametersOf())
      const steps = quote.steps.map((step) => ({ ...step, depositAddress: address() }))
      const findings = auditQuote({ ...quote, steps }, { nonEvmChains: setup.env.nonEvmChains })
      expect(findings.filter(({ severity }) => severity === 'block').map(({ rule }) => rule)).toEqual([
        'deposit-address',
      ])
    })

    it('default: fills what is paid, and names both chains in the legs', async () => {
      const { env, usdc, recipient } = setup
      const { terms } = await pay()
      const { status, payment, legs, arrived, received, terms: confirmed } = await progressOf(terms)
      expect({ status, payment, arrived }).toEqual({
        status: 'success',
        payment: 'exact',
        arrived: who.amount,
      })
      expect(confirmed).toEqual(terms)
      expect(received?.amount).toBe(terms.receive.amount)
      const [deposit, delivery] = legs
      expect(legs.map(({ kind }) => kind)).toEqual(['deposit', 'delivery'])
      expect(deposit?.txHash).not.toMatch(/^0x/)
      expect(delivery?.txHash).toMatch(/^0x[0-9a-f]{64}$/)
      const balance = await env.sandbox.ledger.balanceOf(
        usdc.chainId,
        usdc.address as `0x${string}`,
        recipient as `0x${string}`,
      )
      expect(balance).toBe(10_000n * 10n ** 18n + terms.receive.amount)
    })

    it('default: refunds an underpayment to the payer’s own wallet, on the origin chain', async () => {
      const before = setup.simulated.balanceOf(who.refundTo)
      const { status, payment, legs, refunded } = await pay(who.amount - 1n)
      expect({ status, payment }).toEqual({ status: 'refund', payment: 'under' })
      expect(legs.map(({ kind, chainId }) => [kind, chainId])).toEqual([
        ['deposit', setup.chain.id],
        ['refund', setup.chain.id],
      ])
      expect(legs.every(({ txHash }) => !txHash.startsWith('0x'))).toBe(true)
      expect(refunded?.currency).toMatchObject({ chainId: setup.chain.id })
      expect(setup.simulated.balanceOf(who.refundTo)).toBe(before + who.amount - 1n)
    })

    it('default: returns the excess of an overpayment', async () => {
      const before = setup.simulated.balanceOf(who.refundTo)
      const { status, payment, excess } = await pay(who.amount + 7n)
      expect({ status, payment, excess }).toEqual({ status: 'success', payment: 'over', excess: 7n })
      expect(setup.simulated.balanceOf(who.refundTo)).toBe(before + 7n)
    })

    it('default: finds a request by its address', async () => {
      const { terms } = await pay()
      const { requests } = await getRequests(setup.client, { depositAddress: terms.address })
      expect(requests.map(({ id }) => id)).toEqual([terms.requestId])
    })
  })
})
