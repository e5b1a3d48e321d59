import { InvalidConfigError } from '@causeway/react/execution'
import { http, type Address, type Transport } from 'viem'

/**
 * A transport to a sandbox's chain. Other local nodes often have the same port and chain id, so the first request checks that the sandbox's
 * depository exists. A failed check is repeated with the next request, since the sandbox may have been started meanwhile.
 */
export function sandboxTransport({ rpcUrl, depository }: { rpcUrl: string; depository: Address }): Transport {
  return (options) => {
    const transport = http(rpcUrl)(options)
    let check: Promise<void> | undefined

    async function checkChain(): Promise<void> {
      const code: unknown = await transport.request({ method: 'eth_getCode', params: [depository, 'latest'] })
      if (code === '0x') throw notSandbox(rpcUrl)
    }

    return {
      ...transport,
      request: (async (request) => {
        check ??= checkChain()
        try {
          await check
        } catch (error) {
          check = undefined
          throw error
        }
        return transport.request(request)
      }) as typeof transport.request,
    }
  }
}

function notSandbox(rpcUrl: string): InvalidConfigError {
  return new InvalidConfigError({
    caller: 'sandboxConfig',
    argument: 'chainPorts',
    rule:
      `what answers at ${rpcUrl} is not the sandbox. Where ports are busy it takes others, and prints the call that fits, ` +
      'such as `sandboxConfig({ port: 4001, chainPorts: [8547, 8548] })`',
  })
}
