import { defaultChainSpecs } from './ledger/chainSpecs.ts'
import { defaultServicePort } from './service/location.ts'
import { defaultPolicy } from './service/policy.ts'

/** How an app finds this sandbox: the call, and what starts another one at the same ports. */
export interface Joining {
  call: string
  command: string
  /** It is where `sandboxConfig()` looks. */
  isDefault: boolean
}

/** Says how an app finds a sandbox, wherever it listens. */
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
