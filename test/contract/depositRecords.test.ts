import { createManualClock, nonEvmChainSpecs, type Dialect } from '@causeway/sandbox/simulated'
import { describe, expect, it } from 'vitest'
import { createClient, getRequests, getRequestStatus } from '@causeway/react/actions'
import {
  deriveDepositProgress,
  requestDepositAddress,
  toDepositQuoteParameters,
  type DepositAddressParameters,
} from '@causeway/react/execution'
import { fetchWithHistory } from '../support/deposits/depositAddressParameters.ts'
import { pageFacts } from '../support/deposits/pageFacts.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { toSleepClock } from '../support/environment/toSleepClock.ts'

const dialects: readonly Dialect[] = ['interface', 'deployment']

/** A user's own wallets. */
const people = {
  evm: { refundTo: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', amount: 10n ** 18n },
  bitcoin: { refundTo: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', amount: 5_000_000n },
  solana: { refundTo: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV4', amount: 20_000_000_000n },
} as const

function createSetup(origin: keyof typeof people, dialect: Dialect) {
  const brand = dialect === 'deployment' ? 'relay' : 'svc'
  const clock = createManualClock(Date.now())
  const env = createTestEnvironment({
    clock,
    nonEvmChains: [nonEvmChainSpecs.bitcoin, nonEvmChainSpecs.solana],
    policy: { dialect, brand },
  })
  const client = createClient({
    deployment: { baseUrl: 'https://sandbox.invalid', brand },
    fetch: fetchWithHistory(env),
    clock: toSleepClock(clock),
  })
  const chain = origin === 'evm' ? env.chains[0] : env.nonEvmChains.find(({ family }) => family === origin)
  return { env, client, originChainId: chain?.id ?? 0 }
}

type Case = [title: string, change: (setup: ReturnType<typeof createSetup>) => DepositAddressParameters]

const usdcOf = ({ env }: ReturnType<typeof createSetup>) =>
  env.tokens.find(({ chainId, symbol }) => chainId === env.chains[1].id && symbol === 'USDC')?.address

/** From outside the EVM any token may be received. */
const toTokens: readonly Case[] = [
  ['to another token', (setup) => ({ destinationCurrency: usdcOf(setup) })],
  ['to another token, with gas on top', (setup) => ({ destinationCurrency: usdcOf(setup), topupGas: true })],
]

describe.each(dialects)('%s', (dialect) => {
  describe.each(Object.keys(people) as (keyof typeof people)[])('from %s', (origin) => {
    it.each<Case>([
      ['a strict address', () => ({})],
      ['an open address', () => ({ type: 'open' })],
      ['with who can recover', () => ({ recoveryAddress: people[origin].refundTo })],
      ['with fees', ({ env }) => ({ appFees: [{ recipient: env.sandbox.accounts[3] ?? '', fee: 50 }] })],
      ['for an exact amount', () => ({ tradeType: 'EXACT_OUTPUT', amount: 10n ** 16n })],
      ['without a time of its own', () => ({ ttl: null })],
      ...(origin === 'evm' ? [] : toTokens),
    ])('default: finds no contradiction in the record of %s', async (_, change) => {
      const setup = createSetup(origin, dialect)
      const { env, client, originChainId } = setup
      const parameters = toDepositQuoteParameters(
        {
          originChainId,
          destinationChainId: env.chains[1].id,
          recipient: env.sandbox.accounts[2],
          ...people[origin],
          ...change(setup),
        },
        undefined,
        env.nonEvmChains,
      )
      if (!parameters) throw new TypeError('The parameters are not complete.')
      const { terms } = await requestDepositAddress(client, parameters, {
        audit: { nonEvmChains: env.nonEvmChains },
      })
      const { requestId } = terms
      const lookup = await getRequestStatus(client, { requestId })
      const { requests: records } = await getRequests(client, { id: requestId })
      expect(records).toHaveLength(1)
      const progress = deriveDepositProgress({
        requestId,
        terms,
        lookup,
        records,
        isAudited: true,
        page: pageFacts(env, terms),
      })
      expect(progress).toMatchObject({ terms, status: 'waiting', hasPayment: false })
    })
  })
})
