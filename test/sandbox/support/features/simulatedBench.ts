import { createPublicClient, custom } from 'viem'
import { at, pay, send, setUp } from '../simulated.ts'
import type { FeatureBench } from './bench.ts'

/** The service on the simulated ledger. */
export function createSimulatedBench(): FeatureBench {
  const sandbox = setUp()
  const reader = createPublicClient({ transport: custom(sandbox.rpc(sandbox.origin.id)) })
  const stranger = at(sandbox.accounts, 1)
  return {
    ...sandbox,
    stranger,
    async sendFromStranger(to, value) {
      const { wallet, origin, user } = sandbox
      wallet.switchChain(origin.id)
      wallet.switchAccount(stranger)
      const hash = await send(wallet, { from: stranger, to, data: '0x', value })
      wallet.switchAccount(user)
      return hash
    },
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
