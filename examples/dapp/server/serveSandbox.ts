import type { Connect, Plugin, ProxyOptions } from 'vite'
import type { SandboxFacts } from '../src/sandbox/sandboxFacts.ts'

/** What this server needs to know of a running sandbox. */
export interface RunningSandbox {
  serviceUrl: string
  /** Where situations are switched on and off. */
  adminUrl: string
  /** Sent with every call of the service; it never reaches the browser. */
  apiKey: string
  brand?: SandboxFacts['brand']
  chains: readonly (SandboxFacts['chains'][number] & { rpcUrl: string })[]
  solver: SandboxFacts['solver']
  accounts: SandboxFacts['accounts']
}

/**
 * What a partner's own server does for the page: forwards `/causeway` to the service and adds the API key. Here it
 * also forwards `/rpc/<chain id>` to the local nodes and `/sandbox/faults` to the sandbox's switches, and tells the page
 * about the sandbox at `/sandbox.json`.
 */
export function serveSandbox(sandbox: RunningSandbox): Plugin {
  const proxy = proxyOf(sandbox)
  const body = JSON.stringify(factsOf(sandbox))
  const answer: Connect.NextHandleFunction = (_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'no-store')
    response.end(body)
  }
  return {
    name: 'demo:sandbox',
    config: () => ({ server: { proxy }, preview: { proxy } }),
    async configureServer({ middlewares }) {
      middlewares.use('/sandbox.json', answer)
      middlewares.use('/causeway', await forwardToService(sandbox))
    },
    async configurePreviewServer({ middlewares }) {
      middlewares.use('/sandbox.json', answer)
      middlewares.use('/causeway', await forwardToService(sandbox))
      middlewares.use((_request, response, next) => {
        response.setHeader('content-security-policy', contentSecurityPolicy)
        next()
      })
    },
  }
}

/** Nothing from anywhere else, no inline script, no inline style, no `eval`: widgets must live with that. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The proxy that the package brings. Nobody signs in here, so that everybody may list everything; a server that knows
 * its users gives `getUser`.
 */
async function forwardToService({ serviceUrl, apiKey }: RunningSandbox): Promise<Connect.NextHandleFunction> {
  // Loaded late: `npm start` reads this file before the package is built.
  const { createProxyHandler, toNodeListener } = await import('@causeway/react/proxy')
  // No origins to allow: the page comes from this server, too.
  const listener = toNodeListener(
    // What the sponsor pays is play money, too.
    createProxyHandler({ baseUrl: serviceUrl, apiKey, allowedOrigins: [], allowSponsorship: true }),
  )
  return (request, response) => void listener(request, response)
}

function proxyOf({ chains, adminUrl }: RunningSandbox): Record<string, ProxyOptions> {
  const admin = new URL(adminUrl)
  const rpc = chains.map(({ id, rpcUrl }): [string, ProxyOptions] => [
    `/rpc/${id}`,
    { target: rpcUrl, changeOrigin: true, rewrite: () => '/' },
  ])
  const faults: ProxyOptions = {
    target: admin.origin,
    changeOrigin: true,
    rewrite: (path) => path.replace('/sandbox/faults', admin.pathname),
  }
  return { ...Object.fromEntries(rpc), '/sandbox/faults': faults }
}

/** Names each field, so that nothing else of the sandbox, such as the solver's key, can slip into the page. */
function factsOf({ brand, chains, solver, accounts }: RunningSandbox): SandboxFacts {
  return {
    brand,
    solver,
    chains: chains.map(({ id, name, depository, callFiller, approvalProxy, swapSources, currencies }) => ({
      id,
      name,
      depository,
      callFiller,
      approvalProxy,
      swapSources: swapSources.map(({ address }) => ({ address })),
      currencies: currencies.map(({ address, symbol, name, decimals, priceUsd }) => ({
        address,
        symbol,
        name,
        decimals,
        priceUsd,
      })),
    })),
    accounts: accounts.map(({ address, privateKey }) => ({ address, privateKey })),
  }
}
