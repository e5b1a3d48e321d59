import { fetchText } from '../../client/exchange/fetchText.ts'
import { InvalidArgumentError } from '../../errors/argument.ts'
import { isLoopbackHost } from '../../utils/isLoopbackHost.ts'
import type { AnyChain } from '../../utils/chains/nonEvmChain.ts'
import { parseTokenList, type TokenList } from './parseTokenList.ts'

export interface FetchTokenListParameters {
  /** Chains whose tokens are wanted. */
  chains: readonly AnyChain[]
  /** Ends the request; it then rejects with `AbortedError`. */
  signal?: AbortSignal | undefined
  /** Milliseconds. @default 20000 */
  timeoutMs?: number | undefined
  /** @default the global one */
  fetch?: typeof globalThis.fetch | undefined
}

/** Largest list that is read, in bytes: the longest known ones have a tenth of it. */
const maxBytes = 32 * 1024 * 1024

/**
 * Fetches a token list and reads it as `parseTokenList` does. It asks the address that you name and no
 * other: a redirect is refused. No cookies are sent.
 *
 * @param address An `https:` address, or one of this machine.
 *
 * @example
 * const { tokens } = await fetchTokenList('https://tokens.example/list.json', { chains: [mainnet, base] })
 * config.tokens.setState(tokens)
 *
 * @throws {InvalidArgumentError} when the address is none, or what comes is no token list.
 * @throws {NetworkError | TimeoutError | MalformedResponseError | AbortedError}
 */
export async function fetchTokenList(
  address: string,
  parameters: FetchTokenListParameters,
): Promise<TokenList> {
  // Written without types, they may be forgotten.
  const { chains, signal, timeoutMs = 20_000, fetch } = (parameters as typeof parameters | undefined) ?? {}
  if (!chains) throw invalid('parameters.chains', 'it must be the chains whose tokens are wanted')
  const text = await fetchText(readAddress(address), { maxBytes, timeoutMs, signal, fetch })
  return parseTokenList(text, { chains })
}

function readAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url)))) return url
  throw invalid('address', 'it must be an https: address, or one of this machine')
}

function invalid(argument: string, rule: string): InvalidArgumentError {
  return new InvalidArgumentError({ caller: 'fetchTokenList', argument, rule })
}
