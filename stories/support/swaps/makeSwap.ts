import type { Client } from '@causeway/react'
import { getQuote, type GetQuoteParameters } from '@causeway/react/actions'
import {
  createConfig,
  executeSteps,
  createMemoryJournal,
  createMemoryLocks,
  createViemWallet,
} from '@causeway/react/execution'
import { createWalletClient, custom } from 'viem'
import { noteDeed } from '../../../.storybook/watchActs.ts'
import { tokenOf, type StoryEnvironment } from '../environment/createStoryEnvironment.ts'

/** The swap from Alder to Birch. */
export interface MakeSwapOptions {
  /** @default 'USDC' */
  symbol?: string
  /** In base units. @default 100 whole units */
  amount?: bigint
  /** Parameters that differ. */
  parameters?: Partial<GetQuoteParameters>
}

/** Requests a quote and pays it, as a user would, to its end. */
export async function makeSwap(
  env: StoryEnvironment,
  { symbol = 'USDC', amount, parameters }: MakeSwapOptions = {},
): Promise<void> {
  noteDeed('a swap')
  const { sandbox, client, chains, transports } = env
  const [account] = sandbox.accounts
  const [from, to] = [tokenOf(env, symbol, 'Alder'), tokenOf(env, symbol, 'Birch')]
  const quote = await getQuote(client, {
    user: account,
    refundTo: account,
    originChainId: from.chainId,
    originCurrency: from.address,
    destinationChainId: to.chainId,
    destinationCurrency: to.address,
    amount: amount ?? 100n * 10n ** BigInt(from.decimals),
    tradeType: 'EXACT_INPUT',
    ...parameters,
  })
  const config = createConfig({
    client: { ...client, clock: hasty(client.clock) },
    chains,
    transports,
    pollingIntervalMs: 20,
    journal: createMemoryJournal(),
    locks: createMemoryLocks(),
  })
  const { status, error } = await executeSteps(config, {
    quote,
    wallet: createViemWallet(createWalletClient({ account, transport: custom(sandbox.provider) }), {
      chains,
    }),
  })
  if (status !== 'success' && status !== 'refunded') throw error ?? new Error(`The swap is ${status}.`)
}

/** Waits a moment from poll to poll, since the sandbox fills at once. What takes longer is a limit, and stays. */
function hasty({ now, sleep }: Client['clock']): Client['clock'] {
  return { now, sleep: (delayMs, signal) => sleep(delayMs < 2_000 ? 50 : delayMs, signal) }
}
