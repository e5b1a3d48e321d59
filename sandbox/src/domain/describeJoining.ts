import { defaultChainSpecs } from './ledger/chainSpecs.ts'
import { defaultServicePort } from './service/location.ts'
import { defaultPolicy } from './service/policy.ts'

/** How an app connects to this sandbox: the call, and the command that starts a sandbox on the same ports. */
export interface Joining {
  call: string
  command: string
  /** Whether `sandboxConfig()` without arguments finds it. */
  isDefault: boolean
}

/** Describes how an app connects to a sandbox on any ports. */
export function describeJoining({
  serviceUrl,
  chains,
  brand,
}: {
  serviceUrl: string
  brand: string
  chains: readonly { rpcUrl: string }[]
}): Joining {
  const port = portOf(serviceUrl)
  const chainPorts = chains.map(({ rpcUrl }) => portOf(rpcUrl))
  const parts = [
    port !== defaultServicePort && { field: `port: ${port}`, flag: `--port ${port}` },
    chainPorts.some((one, index) => one !== defaultChainSpecs[index]?.port) && {
      field: `chainPorts: [${chainPorts.join(', ')}]`,
      flag: `--chain-ports ${chainPorts.join(',')}`,
    },
  ].filter((part) => part !== false)
  const fields = parts.map(({ field }) => field).join(', ')
  const isOwnBrand = brand !== defaultPolicy.brand
  return {
    call: isOwnBrand ? 'sandboxConfig({ facts })' : `sandboxConfig(${fields && `{ ${fields} }`})`,
    command: ['npx causeway-sandbox', ...parts.map(({ flag }) => flag)].join(' '),
    isDefault: parts.length === 0 && !isOwnBrand,
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
