import {
  createPublicClient,
  createWalletClient,
  custom,
  type Address,
  type Hex,
  type TypedDataDefinition,
} from 'viem'
import type { CreateSimulatedSandboxParameters } from '@causeway/sandbox/simulated'
import { at } from '../at.ts'
import { pay, send } from '../quotes.ts'
import { createTestSandbox } from './createTestSandbox.ts'
import type { ServiceEnvironment } from './serviceEnvironment.ts'

/** The service on the simulated ledger. */
export function createSimulatedEnvironment(
  parameters: CreateSimulatedSandboxParameters = {},
): ServiceEnvironment {
  const sandbox = createTestSandbox(parameters)
  const reader = createPublicClient({
    transport: custom(sandbox.rpc(sandbox.origin.id), { retryCount: 0 }),
  })
  const stranger = at(sandbox.accounts, 1)
  const signer = createWalletClient({ account: sandbox.user, transport: custom(sandbox.provider) })
  return {
    ...sandbox,
    dialect: parameters.policy?.dialect ?? 'interface',
    stranger,
    sendFromStranger: (to, value) => sendAsStranger({ to, data: '0x', value }),
    callFromStranger: (to, data) => sendAsStranger({ to, data }),
    node: reader,
    async sign(what) {
      sandbox.wallet.switchChain(sandbox.origin.id)
      return 'message' in what && typeof what.message === 'string'
        ? signer.signMessage({ message: what.message })
        : signer.signTypedData(what as TypedDataDefinition)
    },
    async asContract(run) {
      sandbox.wallet.setAccountKind(sandbox.user, 'contract')
      await run().finally(() => sandbox.wallet.setAccountKind(sandbox.user, 'plain'))
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

  async function sendAsStranger(call: { to: Address; data: Hex; value?: bigint }): Promise<Hex> {
    const { wallet, origin, user } = sandbox
    wallet.switchChain(origin.id)
    wallet.switchAccount(stranger)
    const hash = await send(wallet, { from: stranger, ...call })
    wallet.switchAccount(user)
    return hash
  }
}
