import {
  defaultApiKey,
  defaultChainSpecs,
  type Sandbox,
  type ServicePolicy,
  startSandbox,
} from '@causeway/sandbox'
import { fileURLToPath } from 'node:url'
import { type Plugin, preview } from 'vite'
import { serveSandbox } from '../../examples/dapp/server/serveSandbox.ts'

/** The built demo, and the sandbox behind it. */
export interface ServedDemo {
  url: string
  sandbox: Sandbox
  stop(): Promise<void>
}

/** The dialect of the provider, its brand, and its fee. */
export type DemoPolicy = Pick<ServicePolicy, 'dialect' | 'brand'> &
  Partial<Pick<ServicePolicy, 'serviceFeeBps'>>

/** Starts chains, provider and the built demo, each on a free port. `plugins` are the server's own. */
export async function serveDemo(policy: DemoPolicy, plugins: readonly Plugin[] = []): Promise<ServedDemo> {
  const sandbox = await startSandbox({
    servicePort: 0,
    policy,
    chains: defaultChainSpecs.map((spec) => ({ ...spec, port: 0 })),
  })
  const { serviceUrl, adminUrl, chains, accounts } = sandbox
  const server = await preview({
    configFile: fileURLToPath(new URL('../../examples/dapp/vite.config.ts', import.meta.url)),
    plugins: [
      serveSandbox({
        brand: policy.brand,
        serviceUrl,
        adminUrl,
        apiKey: defaultApiKey,
        chains,
        solver: accounts.solver.address,
        accounts: accounts.users,
      }),
      ...plugins,
    ],
    preview: { port: 0 },
    logLevel: 'warn',
  })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('The server of the demo has no address.')
  return {
    url,
    sandbox,
    async stop() {
      await server.close()
      await sandbox.stop()
    },
  }
}
