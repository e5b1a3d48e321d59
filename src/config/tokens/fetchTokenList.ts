import { fetchText } from '../../client/transport/fetchText.ts'
import { InvalidArgumentError } from '../../errors/argument.ts'
import { checkChains } from '../../errors/checks/checkChains.ts'
import { checkFields } from '../../errors/checks/checkFields.ts'
import { MalformedResponseError } from '../../errors/client.ts'
import { fieldNames } from '../../utils/data/fieldNames.ts'
import { isLoopbackHost } from '../../utils/isLoopbackHost.ts'
import type { AnyChain } from '../../utils/chains/nonEvmChain.ts'
import { toTokenList, type TokenList } from './parseTokenList.ts'

export interface FetchTokenListParameters {
  /** Chains whose tokens to return. */
  chains: readonly AnyChain[]
  /** Cancels the request, which then rejects with `AbortedError`. */
  signal?: AbortSignal | undefined
  /** Milliseconds. @default 20000 */
  timeoutMs?: number | undefined
  /** @default the global one */
  fetch?: typeof globalThis.fetch | undefined
}

/** Largest list that is read, in bytes: ten times the longest known one. */
const maxBytes = 32 * 1024 * 1024

/**
 * Fetches a token list and parses it like `parseTokenList`. It requests only the URL that you pass: redirects are rejected. No
 * cookies are sent.
 *
 * @param address An `https:` URL, or one on this machine.
 *
 * @example
 * const { tokens } = await fetchTokenList('https://tokens.example/list.json', { chains: [mainnet, base] })
 * config.tokens.setState(tokens)
 *
 * @throws {InvalidArgumentError} when the URL or the chains are invalid.
 * @throws {MalformedResponseError} when the response isn't a token list.
 * @throws {NetworkError | TimeoutError | AbortedError}
 */
export async function fetchTokenList(
  address: string,
  parameters: FetchTokenListParameters,
): Promise<TokenList> {
  // Untyped code may omit them.
  const { chains, signal, timeoutMs = 20_000, fetch } = (parameters as typeof parameters | undefined) ?? {}
  checkChains(chains, 'fetchTokenList', 'parameters.chains')
  checkFields('parameters', parameters, parameterNames, invalid)
  const url = parseAddress(address)
  const text = await fetchText(url, { maxBytes, timeoutMs, signal, fetch })
  const endpoint = `GET ${url.host}${url.pathname}`
  return toTokenList(
    text,
    parameters.chains,
    (rule) => new MalformedResponseError({ endpoint, status: 200, reason: `it is no token list: ${rule}` }),
  )
}

const parameterNames = fieldNames<keyof FetchTokenListParameters>({
  chains: true,
  signal: true,
  timeoutMs: true,
  fetch: true,
})

function parseAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url)))) return url
  throw invalid('address', 'it must be an https: address, or one of this machine')
}

function invalid(argument: string, rule: string): InvalidArgumentError {
  return new InvalidArgumentError({ caller: 'fetchTokenList', argument, rule })
}
