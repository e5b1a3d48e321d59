import { swapSourceAbi } from '../../contracts/generated/abis.ts'
import type { LedgerSwap } from '../../domain/ledger/ledger.ts'
import type { SwapState } from '../../domain/money/swapMath.ts'
import type { ChainPublicClient } from '../clients/createChainClients.ts'
import { readBalance } from './readBalance.ts'

/** Reads a swap source's state for a pair of currencies; undefined if it doesn't swap them. */
export async function readSwapState(
  client: ChainPublicClient,
  { source: { address, feeBps }, currencyIn, currencyOut }: LedgerSwap,
): Promise<SwapState | undefined> {
  const priceOf = { address, abi: swapSourceAbi, functionName: 'priceOf' } as const
  const [priceIn, priceOut, reserveOut] = await Promise.all([
    client.readContract({ ...priceOf, args: [currencyIn] }),
    client.readContract({ ...priceOf, args: [currencyOut] }),
    readBalance(client, currencyOut, address),
  ])
  return priceIn > 0n && priceOut > 0n ? { feeBps, priceIn, priceOut, reserveOut } : undefined
}
