import { createPublicClient, custom } from 'viem'
import { pay, setUp } from '../simulated.ts'
import type { FeatureBench } from './bench.ts'

/** The service on the simulated ledger. */
export function createSimulatedBench(): FeatureBench {
  const sandbox = setUp()
  const reader = createPublicClient({ transport: custom(sandbox.rpc(sandbox.origin.id)) })
  return {
    ...sandbox,
    async pay(quote) {
      let gas = 0n
      for (const hash of await pay(sandbox, quote)) {
        const { gasUsed, effectiveGasPrice } = await reader.getTransactionReceipt({ hash })
        gas += gasUsed * effectiveGasPrice
      }
      return gas
    },
  }
}
