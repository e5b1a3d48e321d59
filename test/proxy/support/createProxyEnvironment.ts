import {
  createProxyHandler,
  type CreateProxyHandlerParameters,
  type ProxyHandler,
} from '@causeway/react/proxy'
import { noServer, type Ask, type ProxyHost } from './hosts.ts'

/** Secret of every test; no answer may hold it. */
export const apiKey = 'k3y-0f-the-0wner/+='

export const appOrigin = 'https://app.example'

/** A request as it reached the provider. */
interface Received {
  url: string
  method: string
  headers: Record<string, string>
  body: string | undefined
  redirect: string | undefined
}

export interface ProxyEnvironment {
  handler: ProxyHandler
  /** Everything that was forwarded. */
  received: Received[]
  /** Asks the proxy for a path below its origin. */
  ask: Ask
  /** Asks for a quote. */
  quote: (body: unknown, init?: RequestInit) => Promise<Response>
}

/** A proxy in front of a provider that records what reaches it and answers `reply`. */
export function createProxyEnvironment(
  {
    brand,
    ...parameters
  }: Partial<Omit<CreateProxyHandlerParameters, 'baseUrl' | 'deployment' | 'testnet'>> & {
    brand?: string
  } = {},
  reply: () => Response | Promise<Response> = () => Response.json({ requests: [] }),
  host: ProxyHost = noServer,
): ProxyEnvironment {
  const received: Received[] = []
  const handler = createProxyHandler({
    deployment: { baseUrl: 'https://service.example/api', ...(brand && { brand }) },
    apiKey,
    allowedOrigins: [appOrigin],
    mountPath: '/bridge',
    fetch: async (url, init) => {
      received.push({
        url: String(url),
        method: String(init?.method),
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === 'string' ? init.body : undefined,
        redirect: init?.redirect,
      })
      return reply()
    },
    ...parameters,
  })
  const ask = host.mount(handler)
  return {
    handler,
    received,
    ask,
    quote: (body, init) =>
      ask('/bridge/quote', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
      }),
  }
}
